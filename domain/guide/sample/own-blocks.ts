import type { GuidebookPayload } from '#domain/guide/guide-form.ts'
import type { Locale } from '#domain/values/locale.ts'

export const ownBlocks: Record<Locale, GuidebookPayload['sections']> = {
  es: {
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
