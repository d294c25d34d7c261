import type { Question } from './questions.ts'
import { howOrWhere, onlyNamed, type Rule } from './rule.ts'

const homeAndArrival = [
  'welcome.arrival',
  'welcome.note',
  'welcome.own',
  'localGuide.propertyLocation',
  'localGuide.own',
  'houseManual.own',
]

type Arriving = Extract<Question, 'wifi' | 'door' | 'gate' | 'parking' | 'emergency' | 'contact'>

/** Getting in, and whom to call. What has a field of its own is known from there as well (`known.ts`). */
export const rulesOfArriving: Readonly<Record<Arriving, Rule>> = {
  wifi: {
    ask: 'welcome.wifiNetworks',
    where: ['welcome', 'wifiTech', 'houseManual'],
    idle: ['promises'],
    says: {
      es: 'wifi, wi fi, internet, red inalambrica',
      en: 'wifi, wi fi, internet, wireless',
      fr: 'wifi, wi fi, internet',
      pt: 'wifi, wi fi, internet',
      de: 'wlan, wifi, wi fi, internet',
    },
    needs:
      'clave, contrasena, password, passcode, mot de passe, senha, passwort, kennwort, no hay wifi, no hay wi fi, no hay internet, no tenemos wifi, no tenemos wi fi, no tenemos internet, no contamos con wifi, no contamos con internet, sin internet, no wifi, no wi fi, no internet',
  },
  door: {
    ask: 'welcome.arrival.steps',
    fields: ['welcome.arrival.steps', 'welcome.arrival.doesNotOpen'],
    where: homeAndArrival,
    inFields:
      'codigo*, clave, pin, timbre, interfon*, citofono*, portero, anfitrion, anfitriona, your host, the host, te recibo, los recibo, las recibo, te recibimos, los recibimos, te recibe, los recibe, te recibira, los recibira, te espero, los espero, las espero, te esperamos, los esperamos, te entrego, les entrego, te entregamos, les entregamos, te doy acceso, se abre, abre con, abre por, abre la, abre el, abre hacia, abran la, abran el, abran con, abrir, te abro, les abro, te abre, les abre, te abrimos, les abrimos, empuja*, jala*, marca el, marca la, marquen, teclea*, tecleen, digita*, digiten, tarjeta de acceso, candado, cerrojo, manija, perilla, picaporte, huella, palanca, cajita, entra por, entren por, entrar por, se entra, code, codes, buzz*, bell, knock, fob, keycard, key card, padlock, latch, handle, knob, lever, lock, locks, unlock*, open the, open with, opens, push, pull, punch in, let yourself in, let yourselves in, let you in, meet you, greet you, welcome you at, waiting for you, wait for you at, hand you, concierge',
    namedIn: ['wifiTech.devices', 'houseManual.rooms'],
    idle: ['forbids'],
    says: {
      es: 'puerta*, llave, llaves, cerradura*, chapa, caja de llaves, codigo de acceso, codigo de entrada, clave de acceso, clave de entrada, tarjeta de acceso, recepcion, toca el timbre, toquen el timbre, entrada autonoma, llegada autonoma, check in autonomo',
      en: 'door*, key, keys, keypad, lockbox, lock box, key box, smart lock, front desk, reception, entry code, door code, access code, key card, keycard, keyless, ring the bell, self check in, self check ins',
      fr: 'porte, portes, cle, cles, clef, clefs, boite a cles, serrure, digicode',
      pt: 'porta, portas, chave, chaves, fechadura, cofre de chaves, recepcao',
      de: 'tur, turen, haustur, schlussel*, schlusselbox, turcode, rezeption',
    },
    not: 'llave de paso, llave del agua, llave del gas, llave de agua, llave de gas, llave caliente, llave fria, llave pequena, agua de la llave, puerta del refri*, puerta del horno, puerta del patio, puerta del bano, puerta de la iglesia, puerta del mercado, puertas cerradas, puertas y ventanas, a la puerta de la casa, te deja en la puerta, te dejan en la puerta, los deja en la puerta, los dejan en la puerta, abre la app, abre la aplicacion, abran la app, abran la aplicacion, abrir la app, pull over, pull up, pull into, to the door, at your door, door to door, open the app, promo code, doors and windows, next door, outdoor*, indoor*, fridge door, key attractions',
  },
  gate: {
    ask: 'welcome.arrival.gate',
    fields: ['welcome.arrival.gate', 'welcome.arrival.gatePhone'],
    where: [...homeAndArrival, 'houseManual.parking'],
    says: {
      es: 'porton*, caseta*, vigilan*, guardia*, reja, pluma, privada, fraccionamiento, conserje*, portero',
      en: 'gate, gates, gated, gatehouse, guard, guards, security desk, doorman, concierge, barrier, intercom',
      fr: 'portail, barriere, gardien*, interphone, concierge',
      pt: 'portao, portaria, porteiro*, vigia, guarita, cancela',
      de: 'tor, hoftor, schranke, pfortner*, pforte, gegensprechanlage',
    },
    not: 'caseta de cobro, casetas de cobro, caseta de peaje, airport gate, gate of, guarda silencio, habitacion privada, recamara privada, bano privado, guardia de la tienda, guardia de las tiendas, guardia del banco, guardia del super, guardia del supermercado, guardia del mercado, guardia del oxxo, guardia de la plaza, guardia de la playa, guardia del museo, guardia del centro comercial, guardias de la tienda, guardias de las tiendas, guardias del banco, guardias del super, guardias del supermercado, guardias del mercado, guardias del oxxo, guardias de la plaza, guardias de la playa, guardias del museo, guardias del centro comercial, vigilante de la tienda, vigilante de las tiendas, vigilante del banco, vigilante del super, vigilante del supermercado, vigilante del mercado, vigilante del oxxo, vigilante de la plaza, vigilante de la playa, vigilante del museo, vigilante del centro comercial, coast guard, lifeguard*, life guard*, fire guard, mouth guard, guard rail, shop guard, store guard, guard at the shop, guard at the store, guard of the shop, guard of the store, guard at the supermarket, guard at the bank, guard at the mall',
  },
  parking: {
    ask: 'houseManual.parking',
    fields: ['houseManual.parking', 'welcome.arrival.parking'],
    where: [
      'welcome.arrival',
      'welcome.note',
      'welcome.own',
      'houseManual.own',
      'houseRules',
      'localGuide.propertyLocation',
      'localGuide.own',
    ],
    idle: howOrWhere,
    says: {
      es: 'estaciona*, cajon, cajones, cochera, garage, garaje, parquimetro*, aparca*, pension por noche',
      en: 'parking, garage, carport, driveway, park your, park the car, park in, park on, park facing, parks on',
      fr: 'parking, garer, garez, stationne*, garage',
      pt: 'estacion*, garagem, vaga',
      de: 'park*, stellplatz, garage, tiefgarage',
    },
    settles:
      'calle gratis, calle libre, calle gratuita, gratis en la calle, libre en la calle, calle con parquimetro, enfrente, en frente, afuera, adentro, en el sotano, subterraneo, free street parking, street parking free, free on the street, paid street parking, street parking paid, metered street parking, street parking metered, in front, out front, outside, underground',
    not: 'cajon grande, cajon chico, cajon de abajo, cajon de arriba, cajones de abajo, cajones de arriba, primer cajon, segundo cajon, tercer cajon, cajon de la, cajon del, cajones de la, cajones del, state park, national park, parke',
  },
  emergency: {
    ask: 'emergency.emergencyServices',
    fields: [
      'emergency.emergencyServices',
      'emergency.policeContact',
      'emergency.fireContact',
      'emergency.medicalContact',
    ],
    where: ['emergency', 'welcome.own'],
    idle: ['promises'],
    says: {
      es: 'emergencia*, 911, policia, bomberos, ambulancia, hospital, clinica',
      en: 'emergency, emergencies, 911, police, fire department, ambulance, hospital, clinic',
      fr: 'urgence*, 112, police, pompiers, ambulance, hopital',
      pt: 'emergencia*, 190, 192, 193, policia, bombeiros, ambulancia, hospital',
      de: 'notfall*, notruf, 112, polizei, feuerwehr, krankenwagen, krankenhaus',
    },
  },
  contact: {
    ask: 'welcome.hostPhone',
    fields: ['welcome.supportMessage', 'welcome.emergencyContact'],
    where: ['welcome.note', 'welcome.own'],
    says: {
      es: 'escribeme*, escribanme*, escribenos, escribannos, llamame*, llamenme*, llamanos, llamennos, mi telefono, mi celular, mi whatsapp, por whatsapp, contactame, contactanos, avisame*, avisenme, contesto, para lo que necesit*, lo que necesiten',
      en: 'write to me, write to us, write me, write from, call me, call us, text me, text us, message me, message us, my phone, my number, my whatsapp, on whatsapp, contact me, contact us, reach me, reach us, i answer, messages work, anything at all',
      fr: 'ecrivez moi, appelez moi, ecrivez nous, appelez nous, mon telephone, contactez*, joindre',
      pt: 'escreva*, ligue*, me chame, meu telefone, meu celular, contate*, fale comigo',
      de: 'schreiben sie, schreibt mir, rufen sie, ruft mich, meine nummer, erreichen, kontakt*',
    },
    enough: onlyNamed,
  },
}
