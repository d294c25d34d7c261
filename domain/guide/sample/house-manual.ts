import type { Tabs } from '#domain/guide/guide-form.ts'
import type { Locale } from '#domain/values/locale.ts'

export const houseManual: Record<Locale, Tabs['houseManual']> = {
  es: {
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
  en: {
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
}
