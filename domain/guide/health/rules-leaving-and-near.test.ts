import { type Cases, describeCases } from '#tests/guides/guide-saying.ts'
import type { rulesOfLiving } from './rules-living.ts'

const cases: Readonly<
  Record<
    Extract<
      keyof typeof rulesOfLiving,
      'late_checkout' | 'luggage' | 'shop' | 'pharmacy' | 'transport'
    >,
    Cases
  >
> = {
  late_checkout: {
    es: {
      answered: [
        'checkout: La salida es a las 12 en punto',

        'rule: Salida a las 11, sin excepciones',

        'rule: La salida es a las 11, sin extensiones',
        'checkout: Si quieres extender tu estancia | Escríbeme un día antes',
        'checkout: Hora extra | Cuesta 200 pesos, si nadie llega',

        'checkout: Salida tarde | Si nadie llega ese día, pregúntame',
        'rule: Check-out tardío | Cuesta 200 pesos por hora',
      ],
      thin: ['checkout: Salida tardía', 'rule: Late check-out'],
      not: [
        'checkout: Enchufes | Dejen la extensión en el cajón',
        'checkout: Salida a las 11 | Dejen todo apagado',

        'arrival: Si llegan tarde, entren sin tocar el timbre.',
        'checkout: Salida | Dejen las llaves en la mesa',
      ],
    },
    en: {
      answered: [
        'checkout: Check-out is strictly at ten',

        'checkout: Checkout is at 11 sharp, no extensions',
        'rule: Check-out | By 10am sharp, the cleaner is waiting',
        'checkout: Extra hours | Ten pounds each, ask me first',

        'checkout: Late check-out | If nobody arrives that day, ask me',
        'rule: Leaving | You may check out later for ten dollars',
      ],
      thin: ['checkout: Late checkout', 'rule: Late check-out'],
      not: [
        'rule: Pool | It opens at 8 am sharp every day',

        'checkout: Knives | They are sharp, wash them by hand',
        'checkout: Plugs | Leave the extension cord in the drawer',
        'checkout: Check-out at 11 | Leave the keys on the table',

        'arrival: If you arrive late, come in without ringing.',
        'checkout: Check-out | Leave the keys on the table',
      ],
    },
  },
  luggage: {
    es: {
      answered: [
        'checkout: Pueden dejar las valijas en la entrada',
        'checkout: Si tu vuelo sale tarde | Puedes dejar tus cosas en la bodega hasta las 6.',

        'checkout: Maletas | Pueden quedarse en la entrada hasta las cinco',
        'arrival: Guardamos su equipaje desde las diez de la mañana.',
      ],
      thin: [
        'rule: Entrada | No dejen las maletas en el pasillo',
        'checkout: Equipaje',
        'rule: Maletas',
      ],
      not: [
        'checkout: Revisen sus maletas antes de irse',

        'checkout: Antes de salir | No olviden nada en sus maletas',
        'checkout: No olviden nada en sus maletas',

        'rule: Escaleras | No arrastren las maletas de noche',
        'room: Clóset | Rejilla para maletas y ganchos de madera',
      ],
    },
    en: {
      answered: [
        'checkout: Luggage | It can wait by the entrance until five',
        'checkout: Bags | Leave them at the front desk',
        'arrival: You may leave your bags from ten in the morning.',
      ],
      thin: [
        'rule: Hallway | Do not leave your suitcases in the hallway',
        'checkout: Luggage',
        'rule: Suitcases',
      ],
      not: [
        'checkout: Pack your bags and enjoy the last coffee',
        'rule: Trash | Leave bags in the green bin outside',

        'checkout: Rubbish in closed bags | In the bin by the gate',
        'rule: Stairs | Please do not drag your suitcases at night',
      ],
    },
  },
  shop: {
    es: {
      answered: [
        'other: La Comer | A dos cuadras, abre hasta las once',
        'other: Mercadona | Cierra los domingos, está enfrente',
        'other: Coto | A dos cuadras, cierra a las nueve',
        'arrival: El Carrefour queda a diez minutos a pie.',
        'shop: Día | En la esquina, abre hasta las diez',

        'arrival: La tienda de la señora Lupita está en la esquina.',

        'shop: Mercado Medellín | Fruta y quesos, a diez minutos a pie',
        'block: Tienda | En la esquina, abre hasta las once',
        'arrival: Hay un Oxxo en la esquina de la plaza.',
      ],
      thin: ['other: La Comer', 'other: Jumbo', 'shop: Oxxo', 'block: Supermercado'],
      not: [
        'other: Tambo Colorado | Ruinas a una hora, cierran a las cinco',

        'bar: Disco | Baile hasta las seis de la mañana',
        'other: Metro Balderas | A diez minutos a pie, línea uno',
        'arrival: Disfruten el día y la comida de la plaza.',
        'other: Cotopaxi | Volcán a dos horas, lleven abrigo y agua',
        'other: Bodega Trapiche | Vinos y una cava del siglo pasado',
        'arrival: Hay una alberca olímpica frente al parque.',
        'other: Disco Bahía | Baile hasta las seis de la mañana',
        'shop: Cruz Verde | En la esquina, abre toda la noche',

        'arrival: El guardia de la tienda es amable',
        'arrival: La señora de la tienda les puede dar indicaciones.',

        'shop: Farmacia Guadalajara | En la esquina, abre toda la noche',
        'bar: El Mercado | Tacos y cerveza fría hasta las dos',
      ],
    },
    en: {
      answered: [
        'other: Safeway | Five minutes by car, open until midnight',
        'other: Target on Fifth | Groceries on the lower floor',
        'other: Co-op | Across the green, open late',
        'arrival: There is a Tesco behind the station.',

        'shop: Medellin Market | Fruit and cheese, ten minutes on foot',
        'block: Corner shop | On the corner, open until eleven',
        'arrival: The nearest supermarket is behind the church.',
      ],
      thin: ['other: Safeway', 'other: Coles', 'shop: Oxxo', 'block: Supermarket'],
      not: [
        'other: Mass | Sundays at ten in the old cathedral',

        'arrival: Your target is the red barn on the hill.',
        'other: Iceland Travel Museum | Open from Tuesday to Sunday, ten to five',

        'arrival: The guard at the store is friendly and speaks English.',
        'arrival: Say hello to the shop owner from us.',

        'shop: City Pharmacy | On the corner, open all night',
        'bar: The Market | Tacos and cold beer until two',
        'arrival: There is a lovely coffee shop downstairs.',
      ],
    },
  },
  pharmacy: {
    es: {
      answered: [
        'other: Cruz Verde | En la esquina, abre toda la noche',
        'block: Droguería | A dos cuadras, abierta de noche',

        'shop: Farmacia Guadalajara | En la esquina, abre toda la noche',
        'block: Farmacia | A dos cuadras, abierta de noche',
      ],
      thin: ['shop: Farmacia', 'block: Farmacias'],
      not: [
        'bar: La Farmacia | Cocteles en frascos hasta las dos',
        'shop: Mercado | Fruta, quesos y flores, a diez minutos',
      ],
    },
    en: {
      answered: [
        'other: Boots | On the high street, open until eight',

        'shop: City Pharmacy | On the corner, open all night',
        'item: Chemist | Two blocks up the street, open late',
      ],
      thin: ['shop: Pharmacy', 'block: Drugstore'],
      not: [
        'arrival: Take your boots off at the entrance, please.',

        'bar: The Pharmacy | Cocktails in small jars until two',
        'shop: Market | Fruit, cheese and flowers, ten minutes away',
      ],
    },
  },
  transport: {
    es: {
      answered: [
        'block: Cómo moverse | De noche, pide taxi por aplicación',
        'bus: Desde la terminal, taxi autorizado o Uber: 25 minutos.',
        'arrival: El metro queda a diez minutos a pie.',
      ],
      thin: ['block: Taxis', 'bus: Uber'],
      not: [
        'checkout: Basura | Aquí no pasa el camión de la basura',
        'arrival: La entrada está a un metro de la esquina.',
        'bar: El Metro | Pulque y botanas de lunes a sábado',
      ],
    },
    en: {
      answered: [
        'block: Getting around | At night, order a taxi by app',
        'bus: From the terminal, a taxi or an Uber: 25 minutes.',
        'arrival: The metro is ten minutes away on foot.',
      ],
      thin: ['block: Taxis', 'bus: Uber'],
      not: [
        'note: We are training our dog, so excuse the noise.',
        'bar: The Underground | Craft beer from Monday to Saturday',
      ],
    },
  },
}

describeCases(cases)
