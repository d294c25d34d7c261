import type { Tabs } from '#domain/guide/guide-form.ts'
import type { Locale } from '#domain/values/locale.ts'

export const houseRules: Record<Locale, Tabs['houseRules']> = {
  es: {
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
  en: {
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
}
