/**
 * Whether words speak of what can hurt when it is wrong: gas, water one drinks, an emergency, a code, where a car may
 * stand. A title is read beside its notes: a gas stove is harmless until it is told how to light it.
 */
export function saysDanger(text: string, beside = text): boolean {
  const told = withoutHarmless(text, beside)
  const speaks = [...speaksOfWater, ...speaksOfDrinking].some((both) =>
    both.every((words) => words.test(told)),
  )
  const opens = told.split(/[.\n]/).some((said) => opensWith.every((words) => words.test(said)))
  return speaks || opens || saysParking(text) || dangers.some((words) => words.test(told))
}

/** Whether words speak of where a car may stand. */
export function saysParking(text: string): boolean {
  return parking.test(withoutHarmless(text))
}

function withoutHarmless(text: string, beside = text): string {
  const whole = plainOf(beside)
  const named = harmlessAlone.filter(({ unless }) => !unless.test(whole)).map(({ words }) => words)
  return [...harmless, ...named].reduce((left, words) => left.replace(words, ' '), plainOf(text))
}

function plainOf(text: string) {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/** Codes that open nothing, here and where a host is asked what has changed. */
export const codesOfOther = [
  /\b(dress|zip|area|postal|qr|bar|promo|discount) codes?\b/g,
  /\bcodigos? (postal(es)?|qr|de (vestimenta|vestir|barras|descuento))\b/g,
]

const harmless = [
  ...codesOfOther,
  /\bgas stations?\b/g,
  /\b(clave|codigo) (de |del )?(wi-?fi|internet|la red|red)\b/g,
  /\b(wi-?fi|internet|network) (code|pin)\b/g,
]

/** What is only named or asked for: how it is lit, shut or opened is another matter. */
const harmlessAlone = [
  {
    words:
      /\bgas (stoves?|cooker|cooktop|hob|oven|range|(bbq )?grill|bbq|barbecue|fire ?pit)\b|\b(estufas?|parrilla|asador|horno|cocina|fogon|comal|anafre) (de|a) gas\b/g,
    unless:
      /\b(turn|light|lit|ignit\w*|match(es)?|lighter|spark|press|push|knobs?|valves?|tanks?|cylinders?|bottles?|smell\w*|leak\w*|open|close|shut|off|on|out|gir\w*|prend\w*|encien\w*|encend\w*|apag\w*|abr\w*|cierr\w*|cerr\w*|perillas?|cerillos?|encendedor|chispa|llaves?|valvulas?|tanques?|cilindros?|fugas?|huel\w*|olor|piloto)\b/,
  },
  {
    words:
      /\b(leave|put|return|drop|place)\b[^.;\n]{0,30}\bkeys?\b[^.;\n]{0,20}\b(in|into) the (key ?|lock ?)box\b|\b(dej|pon|regres|devuelv|guard|met)\w*\b[^.;\n]{0,20}\bllaves?\b[^.;\n]{0,20}\ben la caja( de( las)? llaves)?\b/g,
    unless: /\d|\b(codes?|codigos?|claves?|pin|combin\w*)\b/,
  },
]

const water = /\b(agua|water|tap|grifo|llave del fregadero)\b/

const drunk =
  /\b(beb\w*|tom(ar|a|as|e|en)|drink\w*|drunk|safe|segur[ao]|filt\w*|purific\w*|hervi\w*|boil\w*)\b/
const source =
  /\b(garrafon\w*|bottles?|botellas?|jug|grifo|faucet|spring|manantial|well|pozo|cisterna)\b/
const shut = /\b(llaves?|valv\w*|shut-?off|leak\w*|fugas?)\b/

const speaksOfWater = [
  [water, drunk],
  [water, source],
  [water, shut],
  [/\bwater\b/, /\btap\b/],
]

/** Nobody has to call it water. */
const speaksOfDrinking = [
  [/\bbeb\w*\b/, /\b(llaves?|tarja|fregadero|manguera|filtro)\b/],
  [
    /\btom(ar|a|as|e|es|en|amos) (agua )?(directo |directamente )?(de|del) /,
    /\b(de la llave|de la tarja|del? (grifo|filtro|garrafon))\b/,
  ],
  [/\b(drink\w*|drunk)\b/, /\b(faucet|sink|hose|filter)\b/],
  [/\b(llave|tarja|grifo|tap|faucet)\b/, /\b(filtrad\w*|filter\w*|purificad\w*)\b/],
]

/** What is shut, and digits, in one sentence. */
const opensWith = [
  /\b(chapa|cerradura|puerta|porton|reja|caja|lock|door|gate|box)\b/,
  /\b\d{4,8}\b/,
]

const parking =
  /\b(parking|parked|park (your|the|a|on|in|at|only|facing|anywhere|inside)|parkplatz\w*|car ?ports?|driveways?|garages?|garajes?|cocheras?|estaciona(?!ri)\w*|estacionen?|te estaciones|aparca\w*|parquimetros?|stationnement|stationn\w+|(vous |se |te )?gar(er|ez)|place de parking|garagem|vagas? (de |na |da )?(garagem|\d+)|parken|geparkt|parkhaus|stellplatz\w*|tiefgarage|einfahrt|grua|towed|(deja\w*|mete\w*|guarda\w*) (tu|su|el|un) (coche|carro|auto|automovil|vehiculo|camioneta)|(leave|put) (your|the|a) (car|vehicle|truck)|(cajon|lugar|spot|bay) (numero |number |no\.? )?#?\d+)\b/

const dangers = [
  /\b(gas|gases|gaz|propane?|propano|butane?|butano|lpg|monoxide?|monoxido|piloto|pilot|cerillos?|encendedor(es)?)\b/,
  /\b(potable|trinkwasser|(drink\w*|tap) water)\b/,
  /\b(codes?|codigos?|claves?|pin|keypad|teclado|lock ?box(es)?|smart ?locks?|combinations?|combinacion(es)?|caja (fuerte|de (seguridad|llaves))|candados?|alarms?|alarmas?)\b/,
  /\b(teclea\w*|marca\w*|digita\w*|pulsa\w*|oprime\w*|dial|type|enter|punch in|press) (el |la |the )?\d{3,8}\b/,
  /\b(emergenc\w*|urgence|notfall\w*|ambulanc\w*|911|polic(ia|e)|cruz roja|red cross|proteccion civil|hospital(es|s)?|first aid|primeros auxilios|botiquin|extin\w*|incendios?|fire (alarm|department|brigade|exit)|bomberos|smoke detectors?|detector de humo|evacua\w*|punto de reunion|meeting point|earthquakes?|sismos?|tembl(or|ores|ar|o)|tiembla|terremotos?|hurricanes?|huracan(es)?|ciclon(es)?|cyclones?|tsunamis?|floods?|inundacion(es)?)\b/,
  // French, Portuguese and German, where their words are not the same.
  /\b(eau du robinet|(boire|bois|buvez|buvable) |fuite d|chauffe-?eau|digicodes?|boite a cle(f?s)?|cadenas|alarmes?|pompiers?|secours|samu|hopita(l|ux)|extincteurs?|incendies?|detecteurs? de fumee|seismes?|ouragans?|inondations?)\b/,
  /\b(agua (da torneira|potavel|filtrada)|torneira|vazamentos?|botijao|aquecedor a|senhas?|cadeados?|fechaduras?|cofre|bombeiros|socorro|samu|primeiros socorros|hospitais|extintor(es)?|terremoto|furacao|enchentes?|inundacao)\b/,
  /\b(gas(herd|flasche|kocher|hahn|heizung|geruch|leck|therme|anschluss|grill|leitung)\w*|(leitungs|trink)wasser|wasserhahn|trinkbar|\w*(zahlen|tur|zugangs)code\w*|schlussel(box|safe|tresor|kasten)\w*|vorhangeschloss\w*|kombination|alarmanlage\w*|notruf\w*|krankenwagen|polizei|feuerwehr|krankenhaus|feuerloscher|erste hilfe|rauchmelder|brand(fall|meld\w*)|erdbeben|hochwasser|uberschwemmung)\b/,
]
