import type { Tabs } from '#domain/guide/guide-form.ts'
import type { Copy } from '#web/copy/define-copy.ts'
import { pictureWords } from './pictures.ts'
import { networkWords } from './wifi-networks.ts'
import type { WordsOf } from './words-of.ts'

export const wifiTechWords: Copy<WordsOf<Tabs['wifiTech']>> = {
  es: {
    wifiNetworks: { ...networkWords.es, title: 'Redes Wi-Fi' },
    devices: {
      title: 'Aparatos',
      hint: 'Tele, boiler, aire, cafetera: lo que alguien tendría que preguntarte.',
      entry: 'Aparato',
      add: 'Agregar aparato',
      each: {
        ...pictureWords.es,
        name: { label: 'Nombre', example: 'Televisión' },
        notes: {
          label: 'Cómo se usa',
          example: 'Control negro: botón Netflix. Si no hay señal, HDMI 1.',
        },
      },
    },
  },
  en: {
    wifiNetworks: { ...networkWords.en, title: 'Wi-Fi networks' },
    devices: {
      title: 'Devices',
      hint: 'TV, water heater, air conditioning, coffee maker: what somebody would have to ask you.',
      entry: 'Device',
      add: 'Add a device',
      each: {
        ...pictureWords.en,
        name: { label: 'Name', example: 'Television' },
        notes: {
          label: 'How to use it',
          example: 'Black remote: Netflix button. No signal? Choose HDMI 1.',
        },
      },
    },
  },
}
