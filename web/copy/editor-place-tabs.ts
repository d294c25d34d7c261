import type { PlaceCategory } from '#domain/guide/guidebook.ts'
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
