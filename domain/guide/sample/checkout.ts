import type { Tabs } from '#domain/guide/guide-form.ts'
import type { Locale } from '#domain/values/locale.ts'

export const checkout: Record<Locale, Tabs['checkout']> = {
  es: {
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
  en: {
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
}
