import type { Question } from './questions.ts'
import type { Rule } from './rule.ts'
import { shopChains, shopNames } from './shop-chains.ts'

const rules = ['houseRules', 'houseManual.own', 'welcome.own']
const leaving = ['checkout', 'houseRules', 'welcome.note', 'welcome.own', 'houseManual.own']
const around = ['localGuide', 'welcome.own']

/** How many may stay, as it is written. */
function mostOf(most: string, whom: readonly string[]) {
  const counts = Array.from({ length: 16 }, (_, at) => at + 1)
  return counts.flatMap((count) => whom.map((each) => `${most} ${count} ${each}`)).join(', ')
}

/** Somebody of a shop is no shop. */
const shopPeople = [
  'guardia',
  'vigilante',
  'senor',
  'senora',
  'dueno',
  'duena',
  'encargado',
  'encargada',
  'muchacho',
  'muchacha',
  'chico',
  'chica',
  'cajero',
  'cajera',
]
  .flatMap((who) =>
    ['de la tienda', 'del super', 'del supermercado', 'del mercado', 'del oxxo'].map(
      (shop) => `${who} ${shop}`,
    ),
  )
  .join(', ')

/** Said with a yes or a no. */
const yesOrNo = { ask: 'houseRules.rules', enough: 2 }

type Living = Extract<
  Question,
  | 'noise'
  | 'pets'
  | 'smoking'
  | 'children'
  | 'extra_guests'
  | 'late_checkout'
  | 'luggage'
  | 'shop'
  | 'pharmacy'
  | 'transport'
>

/** What guests may do, the day they leave, and what is near. */
export const rulesOfLiving: Readonly<Record<Living, Rule>> = {
  noise: {
    ...yesOrNo,
    where: rules,
    says: {
      es: 'bajito, silencio*, ruido*, musica, fiesta*, volumen, reuniones',
      en: 'keep it down, quiet hours, quiet from, quiet after, quiet between, quiet time, be quiet, keep quiet, keep it quiet, stay quiet, silence, noise, noisy, music, loud, party, parties',
      fr: 'bruit*, silence, musique, fete*, tapage',
      pt: 'silencio, barulho*, musica, festa*, som alto',
      de: 'ruhe*, nachtruhe, larm, laut*, musik, party, partys, feiern',
    },
    not: 'white noise, silencioso, silenciosa, musica en vivo, live music, wedding party, third party',
  },
  pets: {
    ...yesOrNo,
    where: rules,
    says: {
      es: 'perrito*, perrita*, mascota*, perro, perros, gato, gatos, animales',
      en: 'furry friend*, pet, pets, dog, dogs, cat, cats, animals, service animal*',
      fr: 'animaux, animal, chien*, chat, chats',
      pt: 'animais, pet, pets, cachorro*, cao, caes, gato*',
      de: 'haustier*, tiere, hund*, katze*',
    },
    not: 'perro del vecino, perros del vecino, gato del vecino, perros callejeros, gatos callejeros, gatos del jardin, entrar al gato, salir al gato, let the cat, hot dog*, neighbour s dog, neighbor s dog, stray dogs, stray cats, wild animals, animales silvestres, que no la abran los animales, los animales la huelen, nuestro perro, nuestra perra, nuestra perrita, nuestro perrito, nuestros perros, nuestro gato, nuestra gata, nuestros gatos, mi perro, mi perra, mi perrita, mi perrito, mis perros, mi gato, mi gata, mis gatos, perro guardian, perro de la casa, perros de la casa, gato de la casa, gatos de la casa, perro de los vecinos, perros de los vecinos, perros de la calle, gatos de la calle, perro de la vecina, tenemos un perro, tenemos una perra, tenemos un gato, tenemos una gata, tenemos perro, tenemos gato, tengo un perro, tengo un gato, vive un perro, vive un gato, hay un perro, hay un gato, cuidado con el perro, our dog, our dogs, our cat, our cats, our own dog, our own dogs, my dog, my dogs, my cat, my cats, house cat, house dog, resident dog, resident cat, guard dog, we have a dog, we have a cat, we have dogs, we have cats, there is a dog, there is a cat, a dog lives, a cat lives, beware of the dog, beware of dog, neighbour s cat, neighbor s cat, neighbours dog, neighbors dog, barn cats',
  },
  smoking: {
    ...yesOrNo,
    where: rules,
    says: {
      es: 'fumar, fuma, fumen, fumes, fuman, fumador*, cigarr*, vapear, vape*, cenicero*, tabaco',
      en: 'smoke, smokes, smoking, smoker*, nonsmok*, vape*, vaping, cigar*, ashtray*, tobacco',
      fr: 'fum*, cigarette*, vapot*, tabac, cendrier*',
      pt: 'fum*, cigarro*, tabaco, cinzeiro*',
      de: 'rauch*, zigarette*, nichtraucher*, aschenbecher*',
    },
    not: 'smoke detector*, smoke alarm*, rauchmelder, smoke from the fireplace',
  },
  children: {
    ...yesOrNo,
    where: [...rules, 'houseManual', 'wifiTech.devices'],
    says: {
      es: 'peques, nino, ninos, nina, ninas, bebe, bebes, infantil, infantes, menores, cuna, cunas, periquera, silla alta',
      en: 'child, children, kid, kids, baby, babies, infant*, toddler*, crib, cot, high chair',
      fr: 'enfant*, bebe*, lit bebe, chaise haute',
      pt: 'crianca*, bebe*, berco, cadeirao',
      de: 'kind, kinder*, baby*, kleinkind*, hochstuhl',
    },
    not: 'a prueba de ninos, childproof*, child proof*, kind of',
  },
  extra_guests: {
    ...yesOrNo,
    where: rules,
    says: {
      es: `visita, visitas, visitantes, invitado*, huespedes extra, huesped extra, huespedes adicionales, personas extra, personas adicionales, mas personas, quienes reservaron, quien reservo, no registrad*, cupo, maximo de personas, personas como maximo, personas maximo, ${mostOf('maximo', ['personas', 'huespedes'])}, huespedes de la reserv*, huespedes de su reserv*, huespedes de tu reserv*, personas de la reserv*, personas de su reserv*, personas de tu reserv*, gente de la reserv*, gente de su reserv*, gente de tu reserv*, huespedes en la reserv*, huespedes en su reserv*, huespedes en tu reserv*, personas en la reserv*, personas en su reserv*, personas en tu reserv*, gente en la reserv*, gente en su reserv*, gente en tu reserv*, quienes estan en la reserv*, quienes estan en su reserv*, quienes estan en tu reserv*, quienes esten en la reserv*, quienes esten en su reserv*, quienes esten en tu reserv*, quien este en la reserv*, quien este en su reserv*, quien este en tu reserv*, los que estan en la reserv*, los que estan en su reserv*, los que estan en tu reserv*, los que esten en la reserv*, los que esten en su reserv*, los que esten en tu reserv*, registrados en la reserv*, registrados en su reserv*, registrados en tu reserv*, registradas en la reserv*, registradas en su reserv*, registradas en tu reserv*, incluidos en la reserv*, incluidos en su reserv*, incluidos en tu reserv*, incluidas en la reserv*, incluidas en su reserv*, incluidas en tu reserv*, anotados en la reserv*, anotados en su reserv*, anotados en tu reserv*, anotadas en la reserv*, anotadas en su reserv*, anotadas en tu reserv*, huespedes registrad*, personas registrad*, huespedes no registrad*, solo huespedes, solo los huespedes, unicamente huespedes, unicamente los huespedes, quedarse a dormir, quedarse a pasar la noche, pasar la noche, pernocta*, invitar gente, invitar a mas, traer gente, gente extra, gente de mas, personas de mas, huespedes de mas, persona extra, persona adicional, huesped adicional, acompanantes, capacidad maxima, ocupacion maxima, cupo maximo, numero de huespedes, numero de personas, ajenas a la reserv*, ajenos a la reserv*, terceros, ${mostOf('no mas de', ['personas', 'huespedes'])}, no este en la reserv*, no esten en la reserv*, fuera de la reserv*`,
      en: `visitor*, extra guest*, additional guest*, overnight guest*, unregistered, those who booked, who booked, only booked, registered guests, guests on the booking, extra people, extra person, more people, maximum occupancy, guests at most, people at most, ${mostOf('maximum', ['guests', 'people'])}, ${mostOf('max', ['guests', 'people'])}, people on the booking, people on the reservation, people on your booking, people on your reservation, guests on the reservation, guests on your booking, guests on your reservation, guests in the booking, guests in the reservation, named on the booking, named on the reservation, listed on the booking, listed on the reservation, on the booking may, on the reservation may, on the booking can, on the reservation can, part of the booking, part of the reservation, not on the booking, not on the reservation, registered guest*, registered people, only registered, guests only, only guests, paying guests, outside guest*, unauthorized guest*, unauthorised guest*, unauthorized people, unauthorised people, extra visitor*, overnight visitor*, stay overnight, staying overnight, sleep over, sleepover*, sleeping over, additional people, maximum capacity, max capacity, max occupancy, number of guests, ${mostOf('no more than', ['guests', 'people'])}`,
      fr: 'visite, visites, visiteur*, invite*, personnes supplementaires',
      pt: 'visita*, convidado*, hospedes extra*, pessoas extras',
      de: 'besuch*, gaste von aussen, zusatzliche gaste, weitere personen',
    },
    not: 'cajon para visitas, cajones para visitas, cajon de visitas, lugar de visitas, visitor parking, visitor space*, visitor spot*, visitors parking',
  },
  late_checkout: {
    ask: 'checkout.steps',
    where: leaving,
    says: {
      es: 'salida tard*, salida mas tard*, salir mas tarde, salir tarde, salida flexible, late check out, late checkout, check out tard*, quedarte mas, quedarse mas, mas tiempo, sin extension*, extender la salida, extender tu salida, extender su salida, extender la estancia, extender tu estancia, extender su estancia, extender el horario, extension de horario, prorroga*, hora extra, horas extra, salida puntual, salida estricta, check out estricto, check out puntual, salida a las 10 en punto, salida a las 11 en punto, salida a las 12 en punto, las 10 sin excepcion*, las 11 sin excepcion*, las 12 sin excepcion*, salida es a las 10 en punto, salida es a las 11 en punto, salida es a las 12 en punto, necesitas salir despues, necesitan salir despues, quieres salir despues, quieren salir despues, salir un poco despues',
      en: 'late check out*, late checkout*, check out late*, check out later, later check out, checkout later, leave later, leaving later, late departure, stay longer, stay later, no extension, no extensions, extensions are, extend your stay, extend the stay, extend checkout, extend check out, extend your checkout, extend your check out, extra hour*, 10 sharp, 11 sharp, 12 sharp, 10am sharp, 11am sharp, 10 am sharp, 11 am sharp, 12 pm sharp, noon sharp, strict checkout, strict check out, checkout is strict, check out is strict, leave after 11, leave after noon, later departure, flexible checkout, flexible check out, check out is strictly, checkout is strictly, check out strictly, checkout strictly',
      fr: 'depart tardif, partir plus tard, late check out',
      pt: 'saida tard*, late check out, sair mais tarde, check out tard*',
      de: 'spater auschecken, spates auschecken, late check out, spatere abreise, spater abreisen',
    },
  },
  luggage: {
    ask: 'checkout.steps',
    where: [...leaving, 'welcome.arrival', 'localGuide'],
    idle: ['forbids'],
    says: {
      es: 'guardamaletas, dejar tus cosas, dejar sus cosas, maleta, maletas, equipaje*, guardaequipaje*, consigna, mochilas, valija, valijas',
      en: 'leave your things, leave your stuff, luggage, baggage, suitcase*, your bags, leave bags, leave your bags, store bags, drop bags, bag storage, bag drop',
      fr: 'bagage*, valise*, consigne',
      pt: 'mala, malas, bagage*, guarda volumes',
      de: 'gepack*, koffer*',
    },
    called: 'bags',
    not: 'arrastres las maletas, arrastren las maletas, arrastrar maletas, arrastrar las maletas, drag suitcases, drag your suitcases, dragging suitcases, luggage rack, porta equipaje, portaequipaje*, rejilla para maletas, en su maleta, en sus maletas, en tu maleta, en tus maletas, hacer la maleta, hacer las maletas, hagan las maletas, haz tu maleta, cierren sus maletas, in your suitcase*, in your luggage, in your bags, pack your bags, pack your suitcase*, forget your bags, bags in the bin, bags in the green, bags in the grey, bags in the gray, bags in the black, revisa tu maleta, revisa tus maletas, revisen sus maletas, check your suitcase*, check your bags, check your luggage',
  },
  shop: {
    ask: 'localGuide.places',
    where: around,
    category: 'Shop',
    categories: ['Shop', 'Other'],
    called: shopNames,
    says: {
      es: `tienda*, tiendita*, super, supermercado*, hipermercado*, minisuper, minimercado*, minimarket*, abarrotes, mercado, miscelanea, ultramarinos, colmado, bodeguita, kiosco, kioscos, ${shopChains}`,
      en: 'shop, shops, store, stores, supermarket*, grocer*, market, convenience store, corner shop, off licence, newsagent*',
      fr: 'supermarche*, epicerie*, magasin*, boulangerie, marche',
      pt: 'supermercado*, mercado, mercadinho, loja*, padaria',
      de: 'supermarkt, laden, geschaft*, markt, einkaufen, edeka, rewe, lidl, aldi',
    },
    not: `farmacia*, drogueria*, botica*, cruz verde, salcobrand, inkafarma, mifarma, farmacity, boots, superdrug, rite aid, pharmacy, drugstore*, pharmacie, apotheke, lavander*, laundr*, coffee shop*, tattoo shop*, barber shop*, bookshop*, tienda de recuerdos, souvenir shop*, market value, surf shop, mercado de artesanias, super rico, super rica, super bonito, super cerca, shop owner*, shop keeper*, shopkeeper*, shop assistant*, shop guard, store owner*, store clerk*, store guard, guard at the shop, guard at the store, guard of the shop, guard of the store, guard at the supermarket, ${shopPeople}`,
  },
  pharmacy: {
    ask: 'localGuide.places',
    where: [...around, 'emergency'],
    categories: ['Shop', 'Other'],
    called: 'boots',
    says: {
      es: 'farmacia*, drogueria*, botica*, cruz verde, salcobrand, inkafarma, mifarma, farmacity, farmatodo',
      en: 'pharmacy, pharmacies, drugstore*, chemist*, cvs, walgreens, rite aid, superdrug, shoppers drug mart',
      fr: 'pharmacie*',
      pt: 'farmacia*, drogaria*',
      de: 'apotheke*',
    },
  },
  transport: {
    ask: 'localGuide.propertyLocation.description',
    fields: ['welcome.arrival.byBus', 'welcome.arrival.byPlane'],
    where: [...around, 'welcome.arrival', 'welcome.note'],
    categories: ['Other'],
    says: {
      es: 'taxi*, uber, didi, cabify, metro, metrobus, autobus*, camion, camiones, colectivo*, combi, combis, transporte, tren, parada de',
      en: 'taxi*, uber, lyft, didi, cab, cabs, bus, buses, metro, subway, underground, train, trains, tram, public transport, shuttle, ride app',
      fr: 'taxi*, uber, bus, metro, tram*, train, navette, transports',
      pt: 'taxi*, uber, onibus, metro, trem, van, transporte',
      de: 'taxi*, uber, bus, u bahn, s bahn, bahn, zug, strassenbahn',
    },
    not: 'a un metro, un metro de, camion de la basura, bachelor train',
  },
}
