import { type Cases, describeCases } from '#tests/guides/guide-saying.ts'
import type { rulesOfLiving } from './rules-living.ts'

const cases: Readonly<Record<keyof typeof rulesOfLiving, Cases>> = {
  noise: {
    es: {
      answered: ['rule: Silencio de 22 a 8 h', 'rule: Sin fiestas', 'rule: Música bajita'],
      thin: ['rule: Ruido', 'rule: Fiestas'],
      not: [
        'arrival: Es una calle tranquila donde se oye el silencio.',
        'bar: La Noche | Música en vivo y fiesta hasta las tres',
      ],
    },
    en: {
      answered: ['rule: Quiet hours from 10 pm', 'rule: No parties', 'rule: Keep music low'],
      thin: ['rule: Noise', 'rule: Parties'],
      not: [
        'arrival: A quiet street with trees and little traffic.',
        'bar: The Night | Loud music and a party every day',
        'device: White noise machine | Press the moon button',
      ],
    },
  },
  pets: {
    es: {
      answered: [
        'rule: Sin mascotas, porque nuestro perro vive en el patio',
        'rule: Nuestro perro es celoso: otros perros, no, por favor',

        'rule: No mascotas',
        'rule: Mascotas bienvenidas',
        'rule: Animales | Perros sí, con correa',
      ],
      thin: ['rule: Mascotas', 'rule: Perros'],
      not: [
        'rule: Nuestro perro Toby vive en el patio',
        'rule: Toby | Tenemos un perro muy tranquilo en el jardín',
        'rule: Cuidado con el perro',

        'rule: Vecinos | El perro del vecino ladra, pero no muerde',
        'bar: El Gato Negro | Mezcal y cervezas de la región',
      ],
    },
    en: {
      answered: [
        'rule: Our cat lives here, so no dogs please',

        'rule: No pets',
        'rule: Pets are welcome',
        'rule: Animals | Dogs on a leash are fine',
      ],
      thin: ['rule: Pets', 'rule: Dogs'],
      not: [
        'rule: Our dog Toby lives in the yard',
        'rule: Toby | We have a cat who sleeps in the shed',

        'rule: Neighbours | The neighbour’s dog barks but does not bite',
        'rule: Food | The hot dog stand closes at midnight, hurry',
      ],
    },
  },
  smoking: {
    es: {
      answered: ['rule: No fumar', 'rule: Fumar, solo en el patio'],
      thin: ['rule: Cigarros', 'rule: Fumar'],
      not: [
        'item: Detector de humo | Si suena, abre las ventanas y sal',
        'rule: Chimenea | Abre el tiro para que salga el humo',
      ],
    },
    en: {
      answered: ['rule: No smoking', 'rule: Smoke only in the courtyard'],
      thin: ['rule: Smoking', 'rule: Vaping'],
      not: [
        'rule: Smoke detector | Never cover it or take its battery out',
        'rule: Kitchen | Open the window when you cook, please',
      ],
    },
  },
  children: {
    es: {
      answered: [
        'rule: Niños bienvenidos',
        'room: Recámara | Cuna de viaje en el clóset, con sábanas',
      ],
      thin: ['rule: Niños', 'room: Recámara | Cuna'],
      not: [
        'other: Museo del Niño | Abre de martes a domingo de diez a cinco',
        'rule: Gas | La perilla es a prueba de niños',
      ],
    },
    en: {
      answered: [
        'rule: Children are welcome',
        'room: Bedroom | Travel cot in the closet, with sheets',
      ],
      thin: ['rule: Children', 'room: Bedroom | Crib'],
      not: [
        'other: Children’s Museum | Open Tuesday to Sunday from ten to five',
        'rule: Gas | Every knob is childproof, press and turn it',
      ],
    },
  },
  extra_guests: {
    es: {
      answered: [
        'rule: Prohibido meter gente que no esté en la reserva',

        'rule: Solo los huéspedes de la reservación pueden dormir aquí',
        'rule: Nadie más puede quedarse a dormir',
        'rule: Únicamente personas registradas en la reserva',
        'rule: No más de 4 personas',
        'rule: Prohibido el ingreso de terceros',

        'rule: Sin visitas',
        'rule: Solo quienes reservaron',
        'rule: Las visitas, hasta las once',
        'rule: Máximo 4 personas',
      ],
      thin: ['rule: Acompañantes', 'rule: Visitas', 'rule: Invitados'],
      not: [
        'rule: Llegada | El código de la reservación abre la aplicación',
        'rule: Limpieza | Los huéspedes lavan sus platos antes de salir',

        'note: Bienvenidos, queridos invitados, esta es su casa.',
        'parking: El edificio no tiene cajón para visitas.',
      ],
    },
    en: {
      answered: [
        'rule: Only people on the reservation may stay overnight',
        'rule: Registered guests only',
        'rule: No sleepovers',
        'rule: No more than 4 people',
        'rule: Anyone not on the booking leaves by ten',

        'rule: No visitors',
        'rule: Only those who booked',
        'rule: Visitors until eleven',
        'rule: Maximum 4 guests',
      ],
      thin: ['rule: Sleepovers', 'rule: Visitors', 'rule: Unregistered'],
      not: [
        'rule: Arrival | The name on the booking is asked at the gate',

        'note: Dear guests, this is your home for some days.',
        'rule: Cars | Use the visitor parking by the main entrance',
      ],
    },
  },
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
