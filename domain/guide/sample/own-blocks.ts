import type { GuidebookPayload } from '#domain/guide/guide-form.ts'
import type { OwnItem } from '#domain/guide/own-blocks.ts'
import type { Locale } from '#domain/values/locale.ts'

export const ownBlocks: Record<Locale, GuidebookPayload['sections']> = {
  es: {
    house_manual: blockOf({
      title: 'La azotea',
      body: 'Suban con calma por la escalera de caracol. A las siete de la tarde se ven los volcanes cuando el cielo está limpio.',
    }),
    local_guide: blockOf({
      title: 'Moverse en bici',
      body: 'Hay una estación de Ecobici en la plaza. El plan de un día se paga con tarjeta desde el teléfono.',
      linkUrl: 'https://ecobici.cdmx.gob.mx/',
    }),
  },
  en: {
    house_manual: blockOf({
      title: 'The roof terrace',
      body: 'Take the spiral stairs slowly. At seven in the evening you can see the volcanoes when the sky is clear.',
    }),
    local_guide: blockOf({
      title: 'Getting around by bike',
      body: 'There is an Ecobici station on the square. The one-day plan is paid by card from your phone.',
      linkUrl: 'https://ecobici.cdmx.gob.mx/',
    }),
  },
}

function blockOf(said: Pick<OwnItem, 'title' | 'body'> & { linkUrl?: string }) {
  return { isActive: true, items: [{ photoUrl: '', linkUrl: '', isActive: true, ...said }] }
}
