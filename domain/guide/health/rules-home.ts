import type { Question } from './questions.ts'
import { howOrWhere, type Rule } from './rule.ts'

const home = ['houseManual', 'wifiTech', 'welcome.note', 'welcome.own', 'houseRules']

type OfHome = Extract<
  Question,
  | 'hot_water'
  | 'climate'
  | 'drinking_water'
  | 'rubbish'
  | 'kitchen'
  | 'outages'
  | 'disasters'
  | 'tv'
  | 'washing'
>

/** How the home works, and what to do when it does not. */
export const rulesOfHome: Readonly<Record<OfHome, Rule>> = {
  hot_water: {
    ask: 'wifiTech.devices',
    where: home,
    idle: howOrWhere,
    says: {
      es: 'salir caliente, agua caliente, boiler, calentador de agua, calentador de paso, calentador solar, calefon, termo electrico, regadera caliente, tarda en calentar, sale caliente, salga caliente, la caliente, el de la caliente, izquierda caliente, derecha caliente, izquierda es caliente, derecha es caliente, caliente a la izquierda, caliente a la derecha, caliente es la, caliente esta a la, llave caliente, perilla caliente, agua calientita, agua tibia, agua bien caliente, calentar el agua, calienta el agua, se calienta el agua, calefont, terma, termo de agua, termotanque, ducha electrica, ducha caliente, regadera electrica, prende el calentador, enciende el calentador, prender el calentador, piloto del calentador, izquierda para caliente, derecha para caliente, izquierda para la caliente, derecha para la caliente',
      en: 'get warm, gets warm, hot water, water heater, boiler, warm water, geyser, hot shower, left for hot, right for hot, runs hot, comes hot, hot tap, hot side, hot handle, hot knob, hot one is, hot is on, hot is to, hot is the, hot on the left, hot on the right, left is hot, right is hot, left tap is hot, right tap is hot, left handle is hot, heats the water, heat the water, immersion heater, immersion switch, electric shower, power shower, hot showers',
      fr: 'eau chaude, chauffe eau, chaudiere, ballon',
      pt: 'agua quente, aquecedor de agua, chuveiro, boiler',
      de: 'warmwasser, warmes wasser, heisses wasser, boiler, durchlauferhitzer',
    },
    not: 'hot water bottle, hot water for tea, hot water for coffee, agua caliente para te, agua caliente para el te, agua caliente para cafe, agua caliente para el cafe, bolsa de agua caliente',
  },
  climate: {
    ask: 'wifiTech.devices',
    where: home,
    idle: howOrWhere,
    says: {
      es: 'calenton*, aire acondicionado, minisplit*, mini split*, calefac*, calentador electrico, chimenea, ventilador*, termostato, prende el aire, enciende el aire, apaga el aire, control del aire, prende el clima, apaga el clima, control del clima',
      en: 'air condition*, aircon, a c, air off, heating, heater*, thermostat, fireplace, fan, fans, radiator*, wood stove',
      fr: 'climatis*, clim, chauffage, radiateur*, thermostat, cheminee, ventilateur*',
      pt: 'ar condicionado, aquecimento, aquecedor, lareira, ventilador*, termostato',
      de: 'klimaanlage, heizung, heizkorper, thermostat, kamin, ofen, ventilator*',
    },
    called: 'aire, clima, ac',
    not: 'big fan, fan of, fans of, water heater*, heater for the water, aire libre, aquecedor de agua',
  },
  drinking_water: {
    ask: 'houseManual.rooms',
    where: home,
    says: {
      es: 'agua para beber, para beber, potable, agua filtrada, agua purificada, agua embotellada, garrafon*, filtro de agua, agua de la llave, beber agua, tomar agua, beber de la llave, agua del grifo, agua de grifo, beber del grifo, tomar del grifo, tomar de la llave, agua de la canilla, agua de canilla, tomar de la canilla, agua del cano, agua se puede beber, agua se puede tomar, agua si se puede, agua no se puede beber, agua no se puede tomar, agua se bebe, agua se toma, puedes beber el agua, pueden beber el agua, puedes tomar el agua, pueden tomar el agua, beber el agua, beban el agua, bebas el agua, tomar el agua, tomen el agua, tomes el agua, tomen agua de, tomes agua de, beban agua de, bebas agua de, dispensador de agua, despachador de agua, purificador de agua, agua hervida, hervir el agua, hiervan el agua, hierve el agua, bidon de agua, bidones de agua, botellon de agua, botellones de agua, garrafa de agua, garrafas de agua',
      en: 'drinking water, drink the water, filtered water, water filter, bottled water, big bottle, large bottle, potable, tap water, drink from, drink the tap, safe to drink, water dispenser, water jug, tap is fine, tap is safe, tap is ok, tap is okay, tap is good, tap is not safe, fine to drink, ok to drink, okay to drink, good to drink, fit to drink, drinkable, undrinkable, drink water from, drink tap, drink our water, water is safe, water cooler, water filter*, filter jug, brita, boil the water, boil water before',
      fr: 'eau potable, eau du robinet, eau filtree, bouteille d eau',
      pt: 'agua potavel, agua filtrada, agua da torneira, filtro de agua, galao',
      de: 'trinkwasser, leitungswasser, wasserfilter, wasser trinken',
    },
    not: 'not drink from the pool, drink from the pool, fine to drink wine, fine to drink alcohol, fine to drink on, fine to drink in, fine to drink by, ok to drink on, ok to drink in, okay to drink on, okay to drink in, tomar el agua de la alberca, beber el agua de la alberca',
  },
  rubbish: {
    ask: 'checkout.steps',
    where: [...home, 'checkout'],
    idle: howOrWhere,
    says: {
      es: 'basura*, contenedor*, recicla*, reciclaje, bote organico, botes de',
      en: 'rubbish, trash, garbage, bin, bins, recycl*, dumpster, refuse, waste',
      fr: 'poubelle*, ordures, dechets, recycl*, tri',
      pt: 'lixo, lixeira*, recicl*, coleta',
      de: 'mull*, abfall*, tonne, tonnen, recycl*, gelber sack',
    },
    not: 'basura al excusado, basura al wc, basura en el wc, basura al inodoro, basura en la playa, basura al mar, basura en la calle, trash in the toilet, trash on the beach, rubbish in the toilet, rubbish on the beach, recycled water',
  },
  kitchen: {
    ask: 'houseManual.rooms',
    where: home,
    idle: howOrWhere,
    says: {
      es: 'cocina, estufa, horno, microondas, cafetera, parrilla, lavavajillas, vajilla, utensilios',
      en: 'kitchen, kitchenette, stove, oven, hob, cooktop, microwave, coffee maker, coffee machine, dishwasher, cookware',
      fr: 'cuisine, four, plaque*, cuisiniere, micro ondes, cafetiere, lave vaisselle, vaisselle',
      pt: 'cozinha, fogao, forno, micro ondas, cafeteira, louca',
      de: 'kuche*, herd, backofen, mikrowelle, kaffeemaschine, geschirr*',
    },
    not: 'cocina economica, cocinas economicas, junto a la estufa, by the stove, cajon de la cocina, gabinete de la cocina, kitchen drawer, wood stove',
  },
  outages: {
    ask: 'emergency.emergencyItems',
    where: [...home, 'emergency'],
    says: {
      es: 'apagon*, se va la luz, se fue la luz, si no hay luz, sin luz, corte de luz, corte de energia, corte de agua, cortes de luz, cortes de agua, se va el agua, se fue el agua, falta el agua, falta agua, sin agua, si no hay agua, fusible*, breaker*, pastilla*, interruptor general, centro de carga, planta de luz, tinaco*, cisterna, llave de paso, bomba de agua, se corta la luz, se corto la luz, corta el agua, se corta el agua, se va la corriente, se fue la corriente, se va la electricidad, falla la luz, falla electrica, fallas electricas, falla de energia, no hay electricidad, no hay energia, no hay corriente, salta la luz, saltan los plomos, se bota la luz, se baja la luz, se bajan los plomos, corte electrico, cortes electricos, tablero electrico, tablero de luz, tablero de la luz, caja de luz, caja de la luz, cuadro electrico, cuadro de la luz, cuadro de luces, caja electrica, interruptor diferencial, llave termica, llaves termicas, disyuntor*, salta la termica, los plomos, switch principal, planta electrica, generador, tanque de agua',
      en: 'power cut*, power outage*, outage*, blackout*, power goes out, power is out, no power, without power, no electricity, fuse, fuses, fuse box, breaker*, circuit breaker, no water, water cut*, water is cut, water shut off, main valve, stopcock, generator, water tank, cistern, lights go out, lights go off, lights went out, lights are out, lights all go, light goes out, power fails, power failure*, power went out, power goes off, power is off, power trips, lose power, loses power, losing power, electricity goes, electricity fails, electricity is off, electricity cut*, load shedding, electric panel, electrical panel, electric box, fuse board, fusebox, consumer unit, trip switch*, tripped, tripping, water goes off, water is off, water goes out, pump fails',
      fr: 'coupure*, panne de courant, panne d electricite, fusible*, disjoncteur*, compteur, plus d eau',
      pt: 'apagao, falta de luz, falta luz, falta agua, falta de agua, disjuntor*, quadro de luz, caixa d agua, gerador',
      de: 'stromausfall, kein strom, sicherung*, kein wasser, wasserausfall, hauptventil',
    },
    not: 'llave de paso de gas, llave de paso del gas, gas main valve, cortina blackout, cortinas blackout, persianas blackout, blackout curtain*, blackout blind*, blackout shade*, sin agua en la alberca, no water in the pool, pastilla de jabon, pastillas para, tripping hazard, sin luz directa, sin luz natural',
  },
  disasters: {
    ask: 'emergency.emergencyItems',
    where: ['emergency', 'welcome.note', 'welcome.own', 'houseManual', 'houseRules'],
    says: {
      es: 'sismo*, temblor*, tiembla, terremoto*, alerta sismica, huracan*, ciclon*, tormenta tropical, evacua*, inundacion*, tsunami, punto de reunion',
      en: 'earthquake*, quake*, hurricane*, cyclone*, tropical storm*, evacuat*, flood*, tsunami, wildfire*, meeting point',
      fr: 'seisme*, tremblement*, ouragan*, cyclone*, tempete*, inondation*, evacu*',
      pt: 'terremoto*, furacao*, ciclone*, tempestade*, inundac*, enchente*, evacua*',
      de: 'erdbeben, hurrikan*, wirbelsturm*, sturm, hochwasser, evakuier*',
    },
    not: 'inundacion del bano, inundacion de la cocina, hurricane glass*, hurricane cocktail*, hurricane lamp*, coctel huracan, flooded with light, floodlight*',
  },
  tv: {
    ask: 'wifiTech.devices',
    where: home,
    idle: howOrWhere,
    says: {
      es: 'tele, teles, television*, televisor*, tv, smart tv, netflix, chromecast, roku, fire tv, apple tv, proyector, pantalla de la sala, pantalla de la recamara, pantalla de 3*, pantalla de 4*, pantalla de 5*, pantalla de 6*, pantalla de 7*, pantalla de 8*, pantalla plana, pantalla smart, pantalla inteligente, prende la pantalla, enciende la pantalla, prender la pantalla, encender la pantalla, control de la pantalla, decodificador, television por cable',
      en: 'tv, tvs, television*, netflix, streaming, chromecast, roku, projector, smart screen, flat screen*, disney plus, prime video, hbo, hulu, fire stick, firestick, directv, freeview, set top box, cable box, telly',
      fr: 'tele, television*, televiseur*, tv, netflix, chromecast',
      pt: 'tv, televisao, televisor*, netflix, chromecast',
      de: 'fernseh*, tv, netflix, chromecast, beamer',
    },
    called: 'pantalla*, screen, streaming, entertainment',
    not: 'mueble de la tele, mueble de la television, mueble de la tv, junto a la tele, junto a la tv, debajo de la tele, detras de la tele, tv cabinet, tv stand, tv unit, next to the tv, under the tv, behind the tv, pantalla del termostato, pantalla tactil, pantalla de la alarma, pantalla del aire, pantalla de la lampara, pantalla de lampara, pantalla de la chimenea, pantallas de lamparas',
  },
  washing: {
    ask: 'wifiTech.devices',
    where: [...home, 'localGuide', 'checkout'],
    categories: ['Shop', 'Other'],
    idle: howOrWhere,
    says: {
      es: 'centro de lavado, lavadora*, lavander*, secadora*, lavar ropa, lavar la ropa, lavar su ropa, lavar tu ropa, tendedero*',
      en: 'washing machine*, washer*, laundry, laundromat, launderette, dryer*, clothesline, clothes line, tumble dryer',
      fr: 'lave linge, machine a laver, seche linge, laverie, buanderie',
      pt: 'maquina de lavar, lavadora, lavanderia, secadora, varal',
      de: 'waschmaschine, trockner, waschsalon, waschkuche',
    },
    not: 'secadora de pelo, secadora de cabello, hair dryer*, pressure washer*, dish washer*, hand dryer*',
  },
}
