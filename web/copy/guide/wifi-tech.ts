import type { Tabs } from '#domain/guide/guide-form.ts'
import { type Copy, defineCopy } from '#web/copy/define-copy.ts'
import { pictureWords } from './pictures.ts'
import { networkWords } from './wifi-networks.ts'
import type { WordsOf } from './words-of.ts'

export const wifiTechWords: Copy<WordsOf<Tabs['wifiTech']>> = defineCopy({
  wifiNetworks: {
    ...networkWords,
    title: ['Redes Wi-Fi', 'Wi-Fi networks'],
  },
  devices: {
    title: ['Aparatos', 'Devices'],
    hint: [
      'Tele, boiler, aire, cafetera: lo que alguien tendría que preguntarte.',
      'TV, water heater, air conditioning, coffee maker: what somebody would have to ask you.',
    ],
    entry: ['Aparato', 'Device'],
    add: ['Agregar aparato', 'Add a device'],
    each: {
      ...pictureWords,
      name: {
        label: ['Nombre', 'Name'],
        example: ['Televisión', 'Television'],
      },
      notes: {
        label: ['Cómo se usa', 'How to use it'],
        example: [
          'Control negro: botón Netflix. Si no hay señal, HDMI 1.',
          'Black remote: Netflix button. No signal? Choose HDMI 1.',
        ],
      },
    },
  },
})
