import { type Cases, describeCases } from '#tests/guides/guide-saying.ts'
import type { rulesOfHome } from './rules-home.ts'

const cases: Readonly<
  Record<Exclude<keyof typeof rulesOfHome, 'outages' | 'disasters' | 'tv' | 'washing'>, Cases>
> = {
  hot_water: {
    es: {
      answered: [
        'device: Ducha | Gira a la izquierda para caliente',

        'device: Regadera | La izquierda es la caliente, tarda un minuto',
        'room: Baño | La caliente es la de la izquierda',
        'device: Regadera | El agua tarda un minuto en salir caliente.',
        'device: Calefón | Prende el piloto y espera diez minutos',
        'device: Termotanque | Alcanza para dos duchas seguidas',

        'device: Boiler | Prende el piloto y espera diez minutos',
        'room: Baño | El agua caliente tarda un minuto en llegar',
        'device: Regadera | El agua tarda en calentar dos minutos',
      ],
      thin: [
        'device: Calentador de agua',
        'room: Baño | Agua caliente',
        'device: Boiler | Si tienes dudas escríbenos y te decimos cómo.',
      ],
      not: [
        'device: Regadera | Cierra la cortina para no mojar el piso',
        'device: Cafetera | El vaso sale muy caliente, usa la manga',

        'device: Calentador eléctrico | Apágalo antes de dormir, por favor',
        'item: Picadura de medusa | Enjuaga con agua caliente, sin tallar',
        'note: Hay galletas y agua caliente para café en la cocina.',
      ],
    },
    en: {
      answered: [
        'device: Shower | The left handle is hot, give it a minute',
        'room: Bathroom | Electric shower: pull the red cord first',

        'device: Water heater | Enough for two showers in a row',
        'room: Bathroom | Hot water takes a minute to arrive',
        'device: Shower | Turn left for hot and wait a minute',
      ],
      thin: [
        'device: Boiler',
        'room: Bathroom | Hot water',
        'device: Water heater | Ask us how it works.',
      ],
      not: [
        'device: Shower | Keep the curtain inside the tub, please',
        'room: Kitchen | Hot pans leave marks on the counter',

        'device: Heater | Turn it off before you go to sleep',
        'room: Bedroom | There is a hot water bottle in the closet',
      ],
    },
  },
  climate: {
    es: {
      answered: [
        'device: Aire acondicionado | Déjalo en 24 grados y ciérralo todo',
        'room: Recámara | Ventilador con control junto a la puerta',
        'device: Climas | No hay aire acondicionado',
        'device: Aire | El control blanco está en la mesa',
        'device: Clima | Prende con el control blanco',
      ],
      thin: [
        'device: Aire acondicionado | No lo dejen prendido al salir de la casa',
        'device: Minisplit',
        'room: Sala | Calefacción',
      ],
      not: [
        'device: Calentador de agua | Es de paso, espera un minuto',
        'room: Terraza | Comedor para seis personas al aire libre',
        'arrival: El clima es templado todo el año en este valle.',
      ],
    },
    en: {
      answered: [
        'device: Air conditioning | Leave it at 24 with the doors closed',
        'device: AC | Use the white remote',
        'room: Bedroom | Fan, with its remote by the door',
      ],
      thin: ['device: Thermostat', 'room: Living room | Fireplace'],
      not: [
        'device: Water heater | It lights by itself when you open the tap',
        'arrival: You will find open air markets on most Sundays.',
        'note: I am a big fan of this town and its people.',
      ],
    },
  },
  drinking_water: {
    es: {
      answered: [
        'note: El agua del grifo se puede beber',
        'rule: No tomen agua de la canilla, usen el bidón',
        'room: Cocina | El agua se puede tomar sin problema',
        'note: Hiervan el agua antes de tomarla',

        'room: Cocina | El garrafón es para beber y cocinar',
        'note: El agua de la llave no es potable.',
      ],
      thin: [
        'room: Cocina | Despachador de agua',
        'room: Cocina | Garrafón',
        'room: Cocina | Agua filtrada',
      ],
      not: [
        'rule: Alberca | No se puede beber alcohol ni llevar vidrio',

        'rule: Alberca | No corran junto al agua ni lleven vidrio',
        'room: Cocina | Hay vasos y copas para todas las bebidas',
      ],
    },
    en: {
      answered: [
        'note: The tap is fine to drink',
        'room: Kitchen | Brita jug in the fridge, refill it',
        'note: The well water is not drinkable, sorry.',

        'room: Kitchen | Filtered water from the small tap',
        'note: You can drink the tap water.',
      ],
      thin: ['room: Kitchen | Bottled water', 'room: Kitchen | Drinking water'],
      not: [
        'rule: Terrace | It is fine to drink on the terrace until ten',

        'rule: Pool | No drinks in glasses by the water, please',
        'room: Kitchen | There are wine glasses in the top cabinet',
      ],
    },
  },
  rubbish: {
    es: {
      answered: [
        'checkout: Saca la basura | El bote gris está en el patio',
        'rule: Basura | El camión pasa lunes y jueves a las ocho',
      ],
      thin: ['checkout: Basura', 'rule: Reciclaje'],
      not: [
        'rule: Baños | No tires basura al excusado, se tapa muy fácil',
        'arrival: Aquí cerca pasa el camión que va al centro.',
      ],
    },
    en: {
      answered: [
        'checkout: Take out the rubbish | The grey bin is in the courtyard',
        'rule: Trash | Pick-up is Monday and Thursday at eight',
      ],
      thin: ['checkout: Trash', 'rule: Recycling'],
      not: [
        'rule: Bathrooms | Please do not put trash in the toilet',
        'room: Bedroom | There is a cabinet for your clothes and shoes',
      ],
    },
  },
  kitchen: {
    es: {
      answered: [
        'room: Cocina | Estufa de gas: gira la perilla y presiona',
        'device: Cafetera | Pon agua hasta la raya y un filtro',
      ],
      thin: ['room: Comedor | Microondas', 'device: Horno'],
      not: [
        'note: Hay café junto a la estufa.',
        'bar: Cocina Abierta | Cocina de autor y mezcal hasta las dos',
      ],
    },
    en: {
      answered: [
        'room: Kitchen | Gas stove: turn the knob and press it',
        'device: Coffee maker | Fill it to the line and add a filter',
      ],
      thin: [
        'room: Kitchen | Never leave the oven on when you go out',
        'room: Dining room | Microwave',
        'device: Oven',
      ],
      not: [
        'note: There is coffee by the stove.',
        'bar: Open Kitchen | Small plates and good wine until two',
      ],
    },
  },
}

describeCases(cases)
