import type { GuidebookPayload } from '#domain/guide/guide-form.ts'

/** Casa Jacaranda as Lucía would write it for guests who read English. */
export const sampleFormEn: GuidebookPayload = {
  language: 'en',
  welcome: {
    photoUrl: '',
    contactInfoEnabled: true,
    propertyName: 'Casa Jacaranda',
    greeting: 'Welcome home, you made it.',
    note: 'The pink wall catches the sun until six. There is cold water in the fridge and coffee from Coatepec by the stove: both are yours.',
    checkInHour: '3:00',
    checkInPeriod: 'PM',
    checkOutHour: '11:00',
    checkOutPeriod: 'AM',
    wifiNetworks: [{ ssid: 'CasaJacaranda_5G', password: 'buganvilia-2O7l' }],
    hostPhone: '+52 55 5555 0142',
    hostPhoneType: 'whatsapp',
    hostEmail: 'lucia@example.com',
    supportMessage: "I'm Lucía. Anything at all, any hour: I live four streets away.",
    emergencyContact: 'Tomás, my brother: +52 55 5555 0167',
  },
  houseManual: {
    bedrooms: 2,
    bathrooms: 1.5,
    maxGuests: 4,
    parking:
      'One space in the courtyard, on the left. The remote by the front door opens the gate.',
    rooms: [
      {
        key: 'master-bedroom',
        label: 'Main bedroom',
        features: [
          'King bed with cotton sheets; extra blankets in the trunk',
          'Blackout curtains: the cord is on the right',
          'Safe in the closet, instructions inside the lid',
        ],
      },
      {
        key: 'second-bedroom',
        label: 'Courtyard bedroom',
        features: [
          'Two single beds that can be pushed together',
          'Fan, with its remote by the door',
        ],
      },
      {
        key: 'kitchen',
        label: 'Kitchen',
        features: [
          'Gas stove: turn the knob and press for five seconds',
          'Moka pot and French press; coffee and filters in the blue jar',
          'Drink and cook with water from the big bottle; the tap is for washing only',
        ],
      },
      {
        key: 'living-room',
        label: 'Living room and courtyard',
        features: [
          'Sofa bed for one more person; bedding is in the TV cabinet',
          'Record player: play anything you like until ten',
        ],
      },
    ],
  },
  localGuide: {
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
      },
      {
        name: 'Café Tres Portales',
        category: 'Cafe',
        description: 'Around the corner. Opens at seven, and the guava rolls are gone by nine.',
        mapsLink: '',
      },
      {
        name: 'Mercado Medellín',
        category: 'Shop',
        description:
          'Fruit, cheese and flowers, ten minutes on foot. Try the mamey in the middle aisle.',
        mapsLink: 'https://www.google.com/maps/search/?api=1&query=Mercado+Medell%C3%ADn+Roma+Sur',
      },
      {
        name: 'Plaza Río de Janeiro',
        category: 'Attraction',
        description:
          "The fountain, the David, and the Witches' House across the street. Best in the late afternoon.",
        mapsLink:
          'https://www.google.com/maps/search/?api=1&query=Plaza+R%C3%ADo+de+Janeiro+Roma+Norte',
      },
      {
        name: 'Bar La Azotea',
        category: 'Bar',
        description:
          'Mezcal and a view of the jacarandas, in bloom in March. Book if you are more than four.',
        mapsLink: '',
      },
      {
        name: 'Chapultepec Park',
        category: 'Attraction',
        description:
          'Twenty minutes by bike along the Álvaro Obregón lane. Museums close on Mondays.',
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
        name: 'Television',
        notes:
          'Turn it on with the black remote. Sign in with your own account, and sign out before you leave.',
      },
      {
        name: 'Water heater',
        notes:
          'Hot water takes a minute to reach the shower. If it stays cold, check that the pilot light is blue.',
      },
      {
        name: 'Washing machine',
        notes:
          'Short cycle: 32 minutes. Soap goes in the left drawer and the clothesline is on the roof.',
      },
    ],
  },
  emergency: {
    emergencyServices: '911',
    policeContact: 'Neighbourhood police: 55 5555 0110',
    fireContact: 'Cuauhtémoc fire station: 55 5555 0113',
    medicalContact: 'Clínica Roma, open 24 hours: 55 5555 0118',
    firstAidLocation: 'Red first aid kit in the guest bathroom, behind the door.',
    emergencyItems: [
      {
        title: 'Fire extinguisher',
        notes: 'In the kitchen, left of the fridge. Pull the pin and aim at the base of the fire.',
      },
      {
        title: 'Gas shut-off valve',
        notes: 'Yellow box in the courtyard. Turn right to close it.',
      },
      {
        title: 'If the earthquake alarm sounds',
        notes:
          'Go out to the courtyard and stay by the pink wall, away from the fence. Meeting point: the square.',
      },
    ],
  },
  houseRules: {
    rules: [
      {
        title: 'Quiet from ten',
        notes:
          'The neighbours get up early and the courtyard echoes. Inside the house, no problem.',
      },
      {
        title: 'Smoke only in the courtyard',
        notes: 'There is a clay ashtray by the large plant pot.',
      },
      {
        title: 'Pets are welcome',
        notes: 'Tell me first and I will leave a bowl and a blanket. Not on the beds, please.',
      },
      {
        title: 'Visitors until eleven',
        notes: 'The building asks us to register anyone who stays the night.',
      },
    ],
  },
  checkout: {
    steps: [
      { title: 'Leave the towels in the shower', notes: 'No need to make the beds.' },
      {
        title: 'Take out the rubbish',
        notes: 'Grey bin in the courtyard. The truck comes at eight, except Sundays.',
      },
      { title: 'Close the windows and the gas', notes: 'The stove knob points up when it is off.' },
      {
        title: 'Leave the keys in the box',
        notes: 'The same one by the entrance, same code. Pull the door until it clicks.',
      },
    ],
  },
  sections: {
    welcome: {
      isActive: true,
      items: [
        {
          title: 'Getting in',
          body: '1. Green door, between the dry cleaner and the bookshop.\n2. The key box is on the right, at hand height. The code reaches you by WhatsApp on the day you arrive.\n3. The long key opens the street door; the short one, the house.',
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
          title: 'The roof terrace',
          body: 'Take the spiral stairs slowly. At seven in the evening you can see the volcanoes when the sky is clear.',
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
          title: 'Getting around by bike',
          body: 'There is an Ecobici station on the square. The one-day plan is paid by card from your phone.',
          photoUrl: '',
          linkUrl: 'https://ecobici.cdmx.gob.mx/',
          isActive: true,
        },
      ],
    },
  },
}
