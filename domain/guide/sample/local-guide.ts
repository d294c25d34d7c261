import type { Tabs } from '#domain/guide/guide-form.ts'
import type { Locale } from '#domain/values/locale.ts'

export const localGuide: Record<Locale, Tabs['localGuide']> = {
  es: {
    propertyLocation: {
      address: 'Cerrada de la Jacaranda 12, Roma Norte, Cuauhtémoc, 06700 Ciudad de México',
      description:
        'Puerta verde entre la tintorería y la librería. Si vienen en taxi, pidan que los dejen en la Plaza Río de Janeiro: son dos minutos a pie.',
      mapsLink:
        'https://www.google.com/maps/search/?api=1&query=Plaza+R%C3%ADo+de+Janeiro+Roma+Norte',
    },
    places: [
      {
        name: 'Fonda Doña Meche',
        category: 'Restaurant',
        description:
          'Comida corrida de tres tiempos, de una a cinco. Los jueves hay pozole verde: lleguen antes de las dos.',
        mapsLink: '',
        minutes: 4,
      },
      {
        name: 'Café Tres Portales',
        category: 'Cafe',
        description: 'A la vuelta. Abre a las siete, y los roles de guayaba se acaban a las nueve.',
        mapsLink: '',
        minutes: 2,
      },
      {
        name: 'Mercado Medellín',
        category: 'Shop',
        description:
          'Fruta, quesos y flores a diez minutos a pie. Prueben el mamey en el pasillo central.',
        mapsLink: 'https://www.google.com/maps/search/?api=1&query=Mercado+Medell%C3%ADn+Roma+Sur',
        minutes: 10,
      },
      {
        name: 'Plaza Río de Janeiro',
        category: 'Attraction',
        description: 'La fuente, el David y la Casa de las Brujas enfrente. Lo mejor es la tarde.',
        mapsLink:
          'https://www.google.com/maps/search/?api=1&query=Plaza+R%C3%ADo+de+Janeiro+Roma+Norte',
        minutes: 2,
      },
      {
        name: 'Bar La Azotea',
        category: 'Bar',
        description:
          'Mezcal y vista a las jacarandas, que florecen en marzo. Reserven si son más de cuatro.',
        mapsLink: '',
        minutes: 6,
      },
      {
        name: 'Bosque de Chapultepec',
        category: 'Attraction',
        description:
          'Veinte minutos en bici por la ciclovía de Álvaro Obregón. Los lunes cierran los museos.',
        mapsLink: 'https://www.google.com/maps/search/?api=1&query=Bosque+de+Chapultepec',
        minutes: 15,
        by: 'car',
      },
    ],
  },
  en: {
    propertyLocation: {
      address: 'Cerrada de la Jacaranda 12, Roma Norte, Cuauhtémoc, 06700 Ciudad de México',
      description:
        'Green door between the dry cleaner and the bookshop. If you come by taxi, ask for Plaza Río de Janeiro: it is a two-minute walk.',
      mapsLink:
        'https://www.google.com/maps/search/?api=1&query=Plaza+R%C3%ADo+de+Janeiro+Roma+Norte',
    },
    places: [
      {
        name: 'Fonda Doña Meche',
        category: 'Restaurant',
        description:
          'Three-course lunch of the day, one to five. Thursday is green pozole: be there before two.',
        mapsLink: '',
        minutes: 4,
      },
      {
        name: 'Café Tres Portales',
        category: 'Cafe',
        description: 'Around the corner. Opens at seven, and the guava rolls are gone by nine.',
        mapsLink: '',
        minutes: 2,
      },
      {
        name: 'Mercado Medellín',
        category: 'Shop',
        description:
          'Fruit, cheese and flowers, ten minutes on foot. Try the mamey in the middle aisle.',
        mapsLink: 'https://www.google.com/maps/search/?api=1&query=Mercado+Medell%C3%ADn+Roma+Sur',
        minutes: 10,
      },
      {
        name: 'Plaza Río de Janeiro',
        category: 'Attraction',
        description:
          "The fountain, the David, and the Witches' House across the street. Best in the late afternoon.",
        mapsLink:
          'https://www.google.com/maps/search/?api=1&query=Plaza+R%C3%ADo+de+Janeiro+Roma+Norte',
        minutes: 2,
      },
      {
        name: 'Bar La Azotea',
        category: 'Bar',
        description:
          'Mezcal and a view of the jacarandas, in bloom in March. Book if you are more than four.',
        mapsLink: '',
        minutes: 6,
      },
      {
        name: 'Chapultepec Park',
        category: 'Attraction',
        description:
          'Twenty minutes by bike along the Álvaro Obregón lane. Museums close on Mondays.',
        mapsLink: 'https://www.google.com/maps/search/?api=1&query=Bosque+de+Chapultepec',
        minutes: 15,
        by: 'car',
      },
    ],
  },
}
