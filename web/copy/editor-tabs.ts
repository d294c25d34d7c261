import type { PlaceCategory } from '#domain/guidebook.ts'
import type { Locale } from '#domain/locale.ts'
import { defineCopy } from './define-copy.ts'

const categories: Record<Locale, Record<PlaceCategory, string>> = {
  es: {
    Restaurant: 'Restaurante',
    Attraction: 'Atracción',
    Shop: 'Tienda',
    Bar: 'Bar',
    Cafe: 'Café',
    Other: 'Otro',
  },
  en: {
    Restaurant: 'Restaurant',
    Attraction: 'Attraction',
    Shop: 'Shop',
    Bar: 'Bar',
    Cafe: 'Cafe',
    Other: 'Other',
  },
}

/** The fields of Welcome, House and Local: names, help, and what a good answer looks like. */
export const placeTabsCopy = defineCopy({
  es: {
    welcome: {
      name: { label: 'Nombre de la propiedad', example: 'Casa Jacaranda' },
      greeting: {
        label: 'Saludo',
        hint: 'Lo primero que leen tus huéspedes.',
        example: 'Bienvenidos a su casa, ya llegaron.',
      },
      counter: (used: number, max: number) => `${used} / ${max}`,
      note: {
        label: 'Nota de bienvenida',
        hint: 'Dos o tres frases bastan. También describe tu guía en la lista.',
        example:
          'Hay agua fría en el refrigerador y café junto a la estufa. Las toallas de alberca están en el clóset del pasillo.',
      },
      checkIn: 'Entrada',
      checkOut: 'Salida',
      period: (which: string) => `Mañana o tarde, ${which.toLowerCase()}`,
      timeExample: '3:00',
      wifi: { label: 'Wi-Fi', hint: 'Lo más preguntado: escríbelo tal cual, con mayúsculas.' },
      contact: {
        title: 'Cómo te encuentran',
        toggle: 'Mostrar mis datos de contacto',
        toggleHint: 'Al apagarlo se borran el teléfono, el mensaje y el contacto de emergencia.',
        phone: {
          label: 'Tu teléfono',
          hint: 'Con lada; para otro país, con +.',
          example: '55 1234 5678',
        },
        phoneType: 'Prefieres',
        phoneTypes: { phone: 'Llamada', whatsapp: 'WhatsApp' },
        email: { label: 'Tu correo', example: 'lucia@ejemplo.mx' },
        support: {
          label: 'Mensaje de ayuda',
          example: 'Escríbeme para lo que necesites, de 8 a 22 h. Vivo a cuatro calles.',
        },
        emergency: {
          label: 'Contacto de emergencia',
          example: 'Don Beto, el portero: 55 8765 4321',
        },
      },
      settings: {
        title: 'Idioma y zona horaria',
        language: 'Idioma en que escribes esta guía',
        languages: { es: 'Español', en: 'Inglés' },
        timeZone: 'Zona horaria de la propiedad',
      },
    },
    house: {
      bedrooms: 'Recámaras',
      bathrooms: 'Baños',
      maxGuests: 'Huéspedes, máximo',
      fallback: (value: string | number) => `Si lo dejas vacío, tus huéspedes leerán «${value}».`,
      parkingHint: 'Dónde, cómo se entra y cuánto cuesta.',
      more: (what: string) => `Más: ${what}`,
      less: (what: string) => `Menos: ${what}`,
      parking: {
        label: 'Estacionamiento',
        example: 'Cajón 14, sótano 1. El control está en el cajón de la entrada.',
      },
      rooms: {
        title: 'Espacios de la casa',
        hint: 'Qué hay y cómo funciona, espacio por espacio.',
        entry: 'Espacio',
        add: 'Agregar espacio',
        label: { label: 'Nombre del espacio', example: 'Recámara principal' },
        features: 'Qué hay aquí',
        feature: 'Detalle',
        featureExamples: [
          'Cama king y cobijas extra en el clóset',
          'Ventilador de techo: control en el buró',
          'Cortina que oscurece por completo',
        ],
        addFeature: 'Agregar detalle',
      },
    },
    local: {
      location: {
        title: 'Dónde está',
        address: {
          label: 'Dirección',
          example: 'Orizaba 87, int. 3, Roma Norte, 06700 Ciudad de México',
        },
        description: {
          label: 'Cómo llegar',
          example: 'Portón verde junto a la panadería. Toca el timbre 3.',
        },
        maps: {
          label: 'Enlace de Google Maps',
          hint: 'En Google Maps: Compartir, copiar enlace.',
          example: 'https://maps.app.goo.gl/…',
        },
        openMap: 'Ver en el mapa',
      },
      places: {
        title: 'Lugares que recomiendas',
        hint: 'Cinco buenos valen más que cincuenta. Lo que tú le dirías a un amigo.',
        entry: 'Lugar',
        add: 'Agregar lugar',
        name: 'Nombre',
        category: 'Categoría',
        description: 'Por qué vale la pena',
        maps: 'Enlace de Google Maps',
        categories: categories.es,
        examples: {
          Restaurant: {
            name: 'Fonda Amparo',
            description: 'Tostadas de atún. Ve antes de la 1 o reserva.',
          },
          Attraction: {
            name: 'Parque México',
            description: 'A seis minutos a pie. Los domingos hay danzón.',
          },
          Shop: {
            name: 'Mercado Medellín',
            description: 'Fruta, flores y comida corrida. Cierra a las 6.',
          },
          Bar: {
            name: 'La Clandestina',
            description: 'Mezcal por copa. Llega temprano: es chico.',
          },
          Cafe: {
            name: 'Café de la esquina',
            description: 'Abre a las 7. Pan recién hecho y buen espresso.',
          },
          Other: {
            name: 'Farmacia 24 horas',
            description: 'En la esquina; también reparte a la puerta.',
          },
        },
      },
    },
  },
  en: {
    welcome: {
      name: { label: 'Property name', example: 'Casa Jacaranda' },
      greeting: {
        label: 'Greeting',
        hint: 'The first thing your guests read.',
        example: 'Welcome home, you made it.',
      },
      counter: (used: number, max: number) => `${used} / ${max}`,
      note: {
        label: 'Welcome note',
        hint: 'Two or three sentences are enough. It also describes your guide in the list.',
        example:
          'There is cold water in the fridge and coffee by the stove. Pool towels are in the hall closet.',
      },
      checkIn: 'Check-in',
      checkOut: 'Check-out',
      period: (which: string) => `${which}, morning or afternoon`,
      timeExample: '3:00',
      wifi: { label: 'Wi-Fi', hint: 'The most asked of all: type it exactly, capitals included.' },
      contact: {
        title: 'How guests reach you',
        toggle: 'Show my contact details',
        toggleHint: 'Turning it off clears the phone, the message and the emergency contact.',
        phone: {
          label: 'Your phone',
          hint: 'With area code; from another country, with +.',
          example: '+52 55 1234 5678',
        },
        phoneType: 'You prefer',
        phoneTypes: { phone: 'Call', whatsapp: 'WhatsApp' },
        email: { label: 'Your e-mail', example: 'lucia@example.com' },
        support: {
          label: 'Support message',
          example: 'Write to me about anything, 8 am to 10 pm. I live four streets away.',
        },
        emergency: { label: 'Emergency contact', example: 'Beto, the doorman: +52 55 8765 4321' },
      },
      settings: {
        title: 'Language and time zone',
        language: 'The language you write this guide in',
        languages: { es: 'Spanish', en: 'English' },
        timeZone: 'Time zone of the property',
      },
    },
    house: {
      bedrooms: 'Bedrooms',
      bathrooms: 'Bathrooms',
      maxGuests: 'Guests, at most',
      fallback: (value: string | number) => `Left empty, your guests will read “${value}”.`,
      parkingHint: 'Where, how to get in, and what it costs.',
      more: (what: string) => `More: ${what}`,
      less: (what: string) => `Fewer: ${what}`,
      parking: {
        label: 'Parking',
        example: 'Space 14, level −1. The remote is in the drawer by the door.',
      },
      rooms: {
        title: 'Rooms of the house',
        hint: 'What is there and how it works, room by room.',
        entry: 'Room',
        add: 'Add a room',
        label: { label: 'Name of the room', example: 'Master Bedroom' },
        features: 'What is in here',
        feature: 'Detail',
        featureExamples: [
          'King bed, extra blankets in the closet',
          'Ceiling fan: remote on the nightstand',
          'Full blackout curtain',
        ],
        addFeature: 'Add a detail',
      },
    },
    local: {
      location: {
        title: 'Where it is',
        address: { label: 'Address', example: 'Orizaba 87, apt. 3, Roma Norte, 06700 Mexico City' },
        description: {
          label: 'How to get in',
          example: 'Green gate next to the bakery. Ring bell 3.',
        },
        maps: {
          label: 'Google Maps link',
          hint: 'In Google Maps: Share, copy link.',
          example: 'https://maps.app.goo.gl/…',
        },
        openMap: 'See it on the map',
      },
      places: {
        title: 'Places you recommend',
        hint: 'Five good ones beat fifty. What you would tell a friend.',
        entry: 'Place',
        add: 'Add a place',
        name: 'Name',
        category: 'Category',
        description: 'Why it is worth it',
        maps: 'Google Maps link',
        categories: categories.en,
        examples: {
          Restaurant: {
            name: 'Fonda Amparo',
            description: 'Tuna tostadas. Go before 1 pm or book.',
          },
          Attraction: {
            name: 'Parque México',
            description: 'Six minutes on foot. People dance danzón on Sundays.',
          },
          Shop: {
            name: 'Mercado Medellín',
            description: 'Fruit, flowers and set lunches. Closes at 6.',
          },
          Bar: {
            name: 'La Clandestina',
            description: 'Mezcal by the glass. Come early: it is small.',
          },
          Cafe: {
            name: 'The corner café',
            description: 'Opens at 7. Fresh bread and good espresso.',
          },
          Other: {
            name: '24-hour pharmacy',
            description: 'On the corner; it delivers to the door too.',
          },
        },
      },
    },
  },
})

/** The fields of WiFi, Emergency, Rules and Checkout, the host's own blocks, and lists in general. */
export const ruleTabsCopy = defineCopy({
  es: {
    wifi: {
      title: 'Redes Wi-Fi',
      entry: 'Red',
      add: 'Agregar red',
      ssid: { label: 'Nombre de la red', example: 'CasaJacaranda_5G' },
      password: { label: 'Contraseña', example: 'buganvilia-2O7l' },
      copyFromWelcome: 'Copiar las de Bienvenida',
      copyFromWifi: 'Copiar las de WiFi',
      copied: 'Copiadas: tus huéspedes verán cada red una sola vez.',
      devices: {
        title: 'Aparatos',
        hint: 'Tele, boiler, aire, cafetera: lo que alguien tendría que preguntarte.',
        entry: 'Aparato',
        add: 'Agregar aparato',
        name: { label: 'Nombre', example: 'Televisión' },
        notes: {
          label: 'Cómo se usa',
          example: 'Control negro: botón Netflix. Si no hay señal, HDMI 1.',
        },
      },
    },
    emergency: {
      services: {
        label: 'Servicios de emergencia',
        hint: 'Si lo dejas vacío, tus huéspedes leerán «911».',
      },
      police: { label: 'Policía', example: '55 5555 0110' },
      fire: { label: 'Bomberos', example: '55 5555 0113' },
      medical: { label: 'Médico u hospital', example: 'Clínica del Jardín: 55 5555 0118' },
      firstAid: { label: 'Dónde está el botiquín', example: 'Gabinete del baño, puerta izquierda' },
      items: {
        title: 'Si algo pasa',
        hint: 'Extintor, llave del gas, salida: dónde está y qué hacer.',
        entry: 'Punto',
        add: 'Agregar punto',
        name: { label: 'Qué', example: 'Llave del gas' },
        notes: {
          label: 'Dónde está y qué hacer',
          example: 'Patio, tubo amarillo. Gira la palanca un cuarto de vuelta.',
        },
      },
    },
    rules: {
      title: 'Reglas de la casa',
      hint: 'Título corto y una razón amable. Tres o cuatro bastan.',
      entry: 'Regla',
      add: 'Agregar regla',
      name: { label: 'Regla', example: 'Silencio de 22 a 8 h' },
      notes: {
        label: 'Por qué o cómo',
        example: 'Los vecinos duermen temprano y las paredes son delgadas.',
      },
    },
    checkout: {
      title: 'Pasos de salida',
      hint: 'En el orden en que se hacen. Lo que no esté aquí, no lo pidas.',
      entry: 'Paso',
      add: 'Agregar paso',
      name: { label: 'Paso', example: 'Deja las llaves en la caja' },
      notes: { label: 'Detalle', example: 'Junto a la puerta; gira los números al cerrar.' },
    },
    own: {
      title: 'Bloques propios',
      hint: 'Algo que solo tu casa tiene: la cochera, la caseta, el gato.',
      entry: 'Bloque',
      add: 'Agregar bloque',
      name: { label: 'Título', example: 'La caseta de la entrada' },
      body: {
        label: 'Texto',
        example: 'Di que vas a la casa 12. El guardia pide una identificación y te da un gafete.',
      },
      link: { label: 'Enlace (opcional)', example: 'https://' },
      shown: 'Mostrar este bloque',
      off: 'apagado',
    },
    section: {
      shown: 'Mostrar esta sección a tus huéspedes',
      hidden: 'Apagada: tus huéspedes no la ven. Nada de lo escrito se borra.',
    },
    lists: {
      remove: (entry: string, at: number) => `Quitar ${entry.toLowerCase()} ${at}`,
      removed: (entry: string) => `${entry}: se quitó.`,
      undo: 'Deshacer',
      keepsLast: 'Debe quedar al menos uno',
      numbered: (entry: string, at: number) => `${entry} ${at}`,
      open: 'Abrir',
      fold: 'Plegar',
      full: (max: number) => `Máximo ${max}`,
      shownOf: (shown: number, total: number) => `${shown} de ${total}`,
      drag: {
        handle: (entry: string, at: number) => `Mover ${entry.toLowerCase()} ${at}`,
        instructions:
          'Pulsa espacio o Intro para levantar el elemento, las flechas para moverlo, espacio o Intro para soltarlo y Escape para cancelar.',
        lifted: (at: number, of: number) => `Levantado: posición ${at} de ${of}.`,
        moved: (at: number, of: number) => `Ahora en la posición ${at} de ${of}.`,
        dropped: (at: number, of: number) => `Soltado en la posición ${at} de ${of}.`,
        cancelled: 'Movimiento cancelado: quedó donde estaba.',
      },
    },
  },
  en: {
    wifi: {
      title: 'Wi-Fi networks',
      entry: 'Network',
      add: 'Add a network',
      ssid: { label: 'Network name', example: 'CasaJacaranda_5G' },
      password: { label: 'Password', example: 'buganvilia-2O7l' },
      copyFromWelcome: 'Copy those of Welcome',
      copyFromWifi: 'Copy those of WiFi',
      copied: 'Copied: your guests will see each network once.',
      devices: {
        title: 'Devices',
        hint: 'TV, water heater, air conditioning, coffee maker: what somebody would have to ask you.',
        entry: 'Device',
        add: 'Add a device',
        name: { label: 'Name', example: 'Television' },
        notes: {
          label: 'How to use it',
          example: 'Black remote: Netflix button. No signal? Choose HDMI 1.',
        },
      },
    },
    emergency: {
      services: { label: 'Emergency services', hint: 'Left empty, your guests will read “911”.' },
      police: { label: 'Police', example: '+52 55 5555 0110' },
      fire: { label: 'Fire brigade', example: '+52 55 5555 0113' },
      medical: { label: 'Doctor or hospital', example: 'Clínica del Jardín: +52 55 5555 0118' },
      firstAid: { label: 'Where the first-aid kit is', example: 'Bathroom cabinet, left door' },
      items: {
        title: 'If something happens',
        hint: 'Fire extinguisher, gas valve, way out: where it is and what to do.',
        entry: 'Item',
        add: 'Add an item',
        name: { label: 'What', example: 'Gas valve' },
        notes: {
          label: 'Where it is and what to do',
          example: 'Patio, yellow pipe. Turn the lever a quarter turn.',
        },
      },
    },
    rules: {
      title: 'House rules',
      hint: 'A short title and a kind reason. Three or four are enough.',
      entry: 'Rule',
      add: 'Add a rule',
      name: { label: 'Rule', example: 'Quiet from 10 pm to 8 am' },
      notes: {
        label: 'Why, or how',
        example: 'The neighbours sleep early and the walls are thin.',
      },
    },
    checkout: {
      title: 'Checkout steps',
      hint: 'In the order they are done. What is not here, do not ask for.',
      entry: 'Step',
      add: 'Add a step',
      name: { label: 'Step', example: 'Leave the keys in the box' },
      notes: { label: 'Detail', example: 'By the door; scramble the numbers when you close it.' },
    },
    own: {
      title: 'Your own blocks',
      hint: 'What only your home has: the garage, the gatehouse, the cat.',
      entry: 'Block',
      add: 'Add a block',
      name: { label: 'Title', example: 'The gatehouse' },
      body: {
        label: 'Text',
        example: 'Say you are going to house 12. The guard asks for an ID and gives you a badge.',
      },
      link: { label: 'Link (optional)', example: 'https://' },
      shown: 'Show this block',
      off: 'off',
    },
    section: {
      shown: 'Show this section to your guests',
      hidden: 'Off: your guests do not see it. Nothing you wrote is deleted.',
    },
    lists: {
      remove: (entry: string, at: number) => `Remove ${entry.toLowerCase()} ${at}`,
      removed: (entry: string) => `${entry}: removed.`,
      undo: 'Undo',
      keepsLast: 'At least one must stay',
      numbered: (entry: string, at: number) => `${entry} ${at}`,
      open: 'Open',
      fold: 'Fold',
      full: (max: number) => `At most ${max}`,
      shownOf: (shown: number, total: number) => `${shown} of ${total}`,
      drag: {
        handle: (entry: string, at: number) => `Move ${entry.toLowerCase()} ${at}`,
        instructions:
          'Press space or Enter to lift the entry, the arrow keys to move it, space or Enter to drop it, and Escape to cancel.',
        lifted: (at: number, of: number) => `Lifted: position ${at} of ${of}.`,
        moved: (at: number, of: number) => `Now at position ${at} of ${of}.`,
        dropped: (at: number, of: number) => `Dropped at position ${at} of ${of}.`,
        cancelled: 'Move cancelled: it is back where it was.',
      },
    },
  },
})

/** What guests ask most, tab by tab. */
export const hintsCopy = defineCopy({
  es: {
    title: 'Lo que más preguntan tus huéspedes',
    welcome: [
      '¿Cuál es la contraseña del Wi-Fi?',
      '¿A qué hora puedo entrar?',
      '¿A quién llamo si algo pasa?',
    ],
    house_manual: [
      '¿Dónde me estaciono?',
      '¿Cómo se prende el boiler o el aire?',
      '¿Dónde hay más toallas y cobijas?',
    ],
    local_guide: [
      '¿Cómo llego y por dónde entro?',
      '¿Dónde desayuno cerca?',
      '¿Dónde compro agua y lo básico?',
    ],
    wifi_tech: [
      '¿Cómo pongo Netflix?',
      '¿Por qué no llega el internet a la recámara?',
      '¿Cómo se usa la cafetera?',
    ],
    emergency: [
      '¿Dónde está el botiquín?',
      '¿Cuál es el hospital más cercano?',
      '¿Dónde se cierra el agua o el gas?',
    ],
    house_rules: [
      '¿Puedo recibir visitas?',
      '¿Se puede fumar en la terraza?',
      '¿Aceptan mascotas?',
    ],
    checkout: [
      '¿Dónde dejo las llaves?',
      '¿Tengo que lavar los platos?',
      '¿Puedo dejar las maletas unas horas?',
    ],
  },
  en: {
    title: 'What guests ask most',
    welcome: [
      'What is the Wi-Fi password?',
      'When can I come in?',
      'Who do I call if something happens?',
    ],
    house_manual: [
      'Where do I park?',
      'How do I turn on the hot water or the air?',
      'Where are more towels and blankets?',
    ],
    local_guide: [
      'How do I get there, and which door?',
      'Where is breakfast nearby?',
      'Where do I buy water and basics?',
    ],
    wifi_tech: [
      'How do I watch Netflix?',
      'Why is the Wi-Fi weak in the bedroom?',
      'How does the coffee maker work?',
    ],
    emergency: [
      'Where is the first-aid kit?',
      'Which hospital is closest?',
      'Where do I shut off the water or gas?',
    ],
    house_rules: ['May I have visitors?', 'Can I smoke on the terrace?', 'Are pets welcome?'],
    checkout: [
      'Where do I leave the keys?',
      'Do I have to wash the dishes?',
      'Can I leave my bags for a few hours?',
    ],
  },
})
