import type { GuidebookPayload } from '#domain/guide/guide-form.ts'

/** Casa Jacaranda as Lucía would write it for guests who read Spanish. */
export const sampleFormEs: GuidebookPayload = {
  language: 'es',
  welcome: {
    photoUrl: '',
    contactInfoEnabled: true,
    propertyName: 'Casa Jacaranda',
    greeting: 'Bienvenidos a su casa, ya llegaron.',
    note: 'El muro rosa recibe el sol hasta las seis. Hay agua fría en el refri y café de Coatepec junto a la estufa: los dos son suyos.',
    checkInHour: '3:00',
    checkInPeriod: 'PM',
    checkOutHour: '11:00',
    checkOutPeriod: 'AM',
    wifiNetworks: [{ ssid: 'CasaJacaranda_5G', password: 'buganvilia-2O7l' }],
    hostPhone: '+52 55 5555 0142',
    hostPhoneType: 'whatsapp',
    hostEmail: 'lucia@ejemplo.mx',
    supportMessage: 'Soy Lucía. Lo que necesiten, a cualquier hora: vivo a cuatro calles.',
    emergencyContact: 'Tomás, mi hermano: +52 55 5555 0167',
  },
  houseManual: {
    bedrooms: 2,
    bathrooms: 1.5,
    maxGuests: 4,
    parking:
      'Un lugar en el patio, del lado izquierdo. El portón abre con el control que está en la entrada.',
    rooms: [
      {
        key: 'master-bedroom',
        label: 'Recámara principal',
        features: [
          'Cama king con sábanas de algodón; cobijas extra en el baúl',
          'Cortinas que oscurecen por completo: el cordón está a la derecha',
          'Caja fuerte en el clóset, las instrucciones están en la tapa',
        ],
      },
      {
        key: 'second-bedroom',
        label: 'Recámara del patio',
        features: [
          'Dos camas individuales que se pueden juntar',
          'Ventilador con control junto a la puerta',
        ],
      },
      {
        key: 'kitchen',
        label: 'Cocina',
        features: [
          'Estufa de gas: giren la perilla y presionen cinco segundos',
          'Cafetera italiana y prensa; el café y los filtros, en el frasco azul',
          'El garrafón es para beber y cocinar; el agua de la llave, solo para lavar',
        ],
      },
      {
        key: 'living-room',
        label: 'Sala y patio',
        features: [
          'Sofá cama para una persona más; la ropa de cama está en el mueble de la tele',
          'Tocadiscos: escuchen lo que quieran hasta las diez',
        ],
      },
    ],
  },
  localGuide: {
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
      },
      {
        name: 'Café Tres Portales',
        category: 'Cafe',
        description: 'A la vuelta. Abre a las siete, y los roles de guayaba se acaban a las nueve.',
        mapsLink: '',
      },
      {
        name: 'Mercado Medellín',
        category: 'Shop',
        description:
          'Fruta, quesos y flores a diez minutos a pie. Prueben el mamey en el pasillo central.',
        mapsLink: 'https://www.google.com/maps/search/?api=1&query=Mercado+Medell%C3%ADn+Roma+Sur',
      },
      {
        name: 'Plaza Río de Janeiro',
        category: 'Attraction',
        description: 'La fuente, el David y la Casa de las Brujas enfrente. Lo mejor es la tarde.',
        mapsLink:
          'https://www.google.com/maps/search/?api=1&query=Plaza+R%C3%ADo+de+Janeiro+Roma+Norte',
      },
      {
        name: 'Bar La Azotea',
        category: 'Bar',
        description:
          'Mezcal y vista a las jacarandas, que florecen en marzo. Reserven si son más de cuatro.',
        mapsLink: '',
      },
      {
        name: 'Bosque de Chapultepec',
        category: 'Attraction',
        description:
          'Veinte minutos en bici por la ciclovía de Álvaro Obregón. Los lunes cierran los museos.',
        mapsLink: 'https://www.google.com/maps/search/?api=1&query=Bosque+de+Chapultepec',
      },
    ],
  },
  wifiTech: {
    wifiNetworks: [
      { ssid: 'CasaJacaranda_5G', password: 'buganvilia-2O7l' },
      { ssid: 'CasaJacaranda_Patio', password: 'buganvilia-2O7l' },
    ],
    devices: [
      {
        name: 'Televisión',
        notes:
          'Enciéndanla con el control negro. Cada quien entra con su cuenta; al salir, cierren la sesión.',
      },
      {
        name: 'Calentador de agua',
        notes:
          'El agua caliente tarda un minuto en llegar a la regadera. Si sale fría, revisen que el piloto esté en azul.',
      },
      {
        name: 'Lavadora',
        notes:
          'Ciclo corto: 32 minutos. El jabón va en el cajón izquierdo y el tendedero está en la azotea.',
      },
    ],
  },
  emergency: {
    emergencyServices: '911',
    policeContact: 'Policía del barrio: 55 5555 0110',
    fireContact: 'Bomberos Cuauhtémoc: 55 5555 0113',
    medicalContact: 'Clínica Roma, abierta las 24 horas: 55 5555 0118',
    firstAidLocation: 'Botiquín rojo en el baño de visitas, detrás de la puerta.',
    emergencyItems: [
      {
        title: 'Extintor',
        notes:
          'En la cocina, a la izquierda del refri. Jalen el seguro y apunten a la base del fuego.',
      },
      {
        title: 'Llave de paso del gas',
        notes: 'Caja amarilla del patio. Hacia la derecha se cierra.',
      },
      {
        title: 'Si suena la alerta sísmica',
        notes:
          'Salgan al patio y quédense junto al muro rosa, lejos de la barda. Punto de reunión: la plaza.',
      },
    ],
  },
  houseRules: {
    rules: [
      {
        title: 'Silencio desde las diez',
        notes: 'Los vecinos madrugan y el patio hace eco. Dentro de la casa, sin problema.',
      },
      {
        title: 'Fumar, solo en el patio',
        notes: 'Hay un cenicero de barro junto a la maceta grande.',
      },
      {
        title: 'Mascotas bienvenidas',
        notes: 'Avísenme antes y les dejo plato y cobija. En las camas, no, por favor.',
      },
      {
        title: 'Las visitas, hasta las once',
        notes: 'El edificio pide registrar a quien se quede a dormir.',
      },
    ],
  },
  checkout: {
    steps: [
      { title: 'Dejen las toallas en la regadera', notes: 'No hace falta tender las camas.' },
      {
        title: 'Saquen la basura',
        notes: 'Bote gris del patio. El camión pasa a las ocho, menos los domingos.',
      },
      {
        title: 'Cierren las ventanas y el gas',
        notes: 'La perilla de la estufa queda hacia arriba.',
      },
      {
        title: 'Dejen las llaves en la caja',
        notes: 'La misma de la entrada, con el mismo código. Jalen la puerta hasta oír el clic.',
      },
    ],
  },
  sections: {
    welcome: {
      isActive: true,
      items: [
        {
          title: 'Cómo entrar',
          body: '1. Puerta verde, entre la tintorería y la librería.\n2. La caja de llaves está a la derecha, a la altura de la mano. El código les llega por WhatsApp el día que llegan.\n3. La llave larga abre la calle; la corta, la casa.',
          photoUrl: '',
          linkUrl: '',
          isActive: true,
        },
      ],
    },
    house_manual: {
      isActive: true,
      items: [
        {
          title: 'La azotea',
          body: 'Suban con calma por la escalera de caracol. A las siete de la tarde se ven los volcanes cuando el cielo está limpio.',
          photoUrl: '',
          linkUrl: '',
          isActive: true,
        },
      ],
    },
    local_guide: {
      isActive: true,
      items: [
        {
          title: 'Moverse en bici',
          body: 'Hay una estación de Ecobici en la plaza. El plan de un día se paga con tarjeta desde el teléfono.',
          photoUrl: '',
          linkUrl: 'https://ecobici.cdmx.gob.mx/',
          isActive: true,
        },
      ],
    },
  },
}
