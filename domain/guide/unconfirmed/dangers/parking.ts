import { hasAny } from './tells-how.ts'

/** Whether plain words say where a car may stand. */
export function saysCars(text: string): boolean {
  return hasAny(text, parking) || (streets.test(text) && !putOut.test(text))
}

const parking = [
  /\b(parking|parked|park (your|the|a|on|in|at|only|facing|anywhere|inside)|car ?ports?|driveways?|garages?)\b/,
  /\b(garajes?|cocheras?|estaciona(?!ri)\w*|estacionen?|te estaciones|aparca\w*|aparquen?|parque(a|ar|an|e|en|o|adero|aderos|arse)|parquimetros?)\b/,
  /\b(parkplatz\w*|parken|geparkt|parkhaus|stellplatz\w*|tiefgarage|einfahrt)\b/,
  /\b(stationnement|stationn\w+|(vous |se |te )?gar(er|ez)|place de parking|garagem|vagas? (de |na |da )?(garagem|\d+))\b/,
  /\b(grua|towed|tow-?away|wheel clamps?|zona (azul|verde|ora)|disco azul|inmovilizador|valet|multan)\b/,
  /\b(dej(a|as|ar|an|e|en|es)|met(e|a|as|an|er)|guard(a|as|ar|an|e|en)|pon|pone|pong(a|an)|poner|cuadr(a|ar|en)) (tu|su|el|un|la|una|los|sus|las) (coche|carro|auto|automovil|vehiculo|camioneta|moto)s?\b(?! acuatica)/,
  /\b(leave|put|pull) (your|the|a|any) (car|vehicle|truck|van|motorbike|motorcycle)s?\b|\b(leave|put) (cars|vehicles)\b|\bcars (go|stay) (in|on|at|behind|along)\b|\bpull in(to)? (the|our) (drive|yard|lot)\b/,
  /\b(cajon|lugar|espacio|spot|bay|space) (numero |number |no\.? |es el )?#?([a-f]-?)?\d+\b/,
  /\b(caben?|lugar para|espacio para|sitio para|pension (de|para)) ((un|dos|tres|cuatro|su|tu|sus|tus|\d) )?(coche|carro|auto|camioneta|vehiculo)s?\b/,
  /\b(room|space|spaces|spot|spots|fits) (for )?((a|one|two|three|four|your|\d) )?(cars?|vehicles?|trucks?)\b/,
  /\b(the|your) cars? (stays?|fits?|sleeps?|must stay|can stay|should stay)\b/,
  /\b(el|tu|su) (coche|carro|auto) (se queda|queda|duerme|cabe|va (en|adentro|afuera))\b/,
  /\b(the|our) street is free (at|after|from|on|overnight|all)\b|\bresident s?( permit)? (bays?|permits?|zones?)\b|\bpermit (holders?|zones?)\b|\b(yellow lines|double yellows?|(yellow|red) (curb|kerb)s?)\b/,
  /\b(franja|raya|guarnicion|banqueta|cordon|acera|bordillo)s? (amarill[ao]|roj[ao])s?\b/,
]

/** A car need not be called one, where it is left in the street; rubbish is left there as well. */
const streets =
  /\b(leave|leaving|keep) it (out )?(on|in|along) (the|our|any) (street|road|curb|kerb)\b|\bdej(ar|en|a|e)lo (ahi )?en (la|nuestra) (calle|banqueta|acera|vereda)\b/
const putOut =
  /\b(trash|garbage|rubbish|bins?|bags?|recycl\w*|basura|botes?|tambo|bolsas?|recicla\w*|contenedor(es)?)\b/
