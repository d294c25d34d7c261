import type { GuidebookPayload } from '#domain/guide/guide-form.ts'
import type { Locale } from '#domain/values/locale.ts'

export const ownBlocks: Record<Locale, GuidebookPayload['sections']> = {
  es: {
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
  en: {
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
