import { formatCharge } from '#domain/money/pricing.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Templates } from './compose.ts'

/** About money and what it covers. */
export const billingMails = {
  plan_bought: ({ quantity, totalCentavos, renewsAt, url }) => ({
    es: [
      'Tu plan está activo',
      `Ya puedes publicar ${guideCount.es(quantity)} más de las de cortesía.`,
      `Es un cargo automático mensual de ${formatCharge('es', totalCentavos)}, impuestos incluidos. El próximo es el ${day('es', renewsAt)}.`,
      { button: 'Ver mi suscripción', url },
      'Cancela cuando quieras en Configuración: sigues con tu plan hasta el final del mes pagado.',
    ],
    en: [
      'Your plan is active',
      `You can now publish ${guideCount.en(quantity)} on top of the courtesy ones.`,
      `It is an automatic monthly charge of ${formatCharge('en', totalCentavos)}, taxes included. The next one is on ${day('en', renewsAt)}.`,
      { button: 'See my subscription', url },
      'Cancel any time in Settings: you keep your plan until the end of the month you paid for.',
    ],
  }),
  payment_failed: ({ totalCentavos, url }) => ({
    es: [
      'Tu pago mensual no pasó',
      `Tu banco no aprobó el cargo de ${formatCharge('es', totalCentavos)}. Tus guías siguen publicadas y lo intentaremos otra vez en los próximos días.`,
      'Para no perderlas, revisa tu tarjeta o usa otra.',
      { button: 'Revisar mi pago', url },
    ],
    en: [
      'Your monthly payment did not go through',
      `Your bank did not approve the charge of ${formatCharge('en', totalCentavos)}. Your guides stay published and we will try again over the next days.`,
      'So as not to lose them, check your card or use another one.',
      { button: 'Check my payment', url },
    ],
  }),
  renewal_ahead: ({ quantity, totalCentavos, renewsAt, url }) => ({
    es: [
      `Tu plan se renueva el ${day('es', renewsAt)}`,
      `El ${day('es', renewsAt)} se cobrarán ${formatCharge('es', totalCentavos)} por ${guideCount.es(quantity)}, impuestos incluidos. Es el cargo automático de cada mes; no tienes que hacer nada.`,
      { button: 'Ver mi suscripción', url },
      '¿No quieres que se renueve? Cancela antes de ese día en Configuración, con un clic.',
    ],
    en: [
      `Your plan renews on ${day('en', renewsAt)}`,
      `On ${day('en', renewsAt)} ${formatCharge('en', totalCentavos)} will be charged for ${guideCount.en(quantity)}, taxes included. It is the automatic charge of each month; you need not do anything.`,
      { button: 'See my subscription', url },
      'Rather not renew? Cancel before that day in Settings, with one click.',
    ],
  }),
  grace_running: ({ guides, stays = [], endsAt, url }) => ({
    es: [
      'Tienes más guías publicadas que créditos',
      `Todas siguen publicadas hasta el ${day('es', endsAt)}. Después dejarían de verse: ${guides.join(', ')}.`,
      stays.length > 0 &&
        `Habrá huéspedes que se quedarían sin guía: ${stays.map(stayIn('es')).join('; ')}.`,
      'Elige tú cuáles despublicar, o aumenta tu plan y todas se quedan.',
      { button: 'Elegir mis guías', url },
      'Nada se borra: el contenido, las fotos y los enlaces se conservan.',
    ],
    en: [
      'You have more published guides than credits',
      `All of them stay published until ${day('en', endsAt)}. After that these would no longer be seen: ${guides.join(', ')}.`,
      stays.length > 0 &&
        `Some guests would be left without their guide: ${stays.map(stayIn('en')).join('; ')}.`,
      'Choose which ones to unpublish yourself, or grow your plan and all of them stay.',
      { button: 'Choose my guides', url },
      'Nothing is deleted: content, photos and links are kept.',
    ],
  }),
  grace_over: ({ guides, url }) => ({
    es: [
      'Algunas de tus guías dejaron de estar publicadas',
      `No había créditos para estas: ${guides.join(', ')}.`,
      'Su contenido, sus fotos y sus enlaces se conservan. En cuanto tengas créditos las publicas de nuevo, con los mismos enlaces.',
      { button: 'Ver mis guías', url },
    ],
    en: [
      'Some of your guides are no longer published',
      `There were no credits for these: ${guides.join(', ')}.`,
      'Their content, photos and links are kept. As soon as you have credits you can publish them again, under the same links.',
      { button: 'See my guides', url },
    ],
  }),
  credits_given: ({ credits, endsAt, url }) => ({
    es: [
      'Tienes créditos de cortesía',
      `Puedes publicar ${credits === 1 ? '1 guía más' : `${credits} guías más`}, sin costo, hasta el ${day('es', lastOf(endsAt))}.`,
      { button: 'Ver mis guías', url },
      'Después, si tienes más guías publicadas que créditos, te avisaremos con días para elegir.',
    ],
    en: [
      'You have courtesy credits',
      `You can publish ${credits === 1 ? '1 more guide' : `${credits} more guides`}, free of charge, until the end of ${day('en', lastOf(endsAt))}.`,
      { button: 'See my guides', url },
      'After that, if more guides are published than you have credits, we will tell you and leave you days to choose.',
    ],
  }),
} satisfies Partial<Templates>

const tags: Record<Locale, string> = { es: 'es-MX', en: 'en-US' }

const guideCount: Record<Locale, (quantity: number) => string> = {
  es: (quantity) => (quantity === 1 ? '1 guía' : `${quantity} guías`),
  en: (quantity) => (quantity === 1 ? '1 guide' : `${quantity} guides`),
}

function day(locale: Locale, moment: string | number) {
  return new Intl.DateTimeFormat(tags[locale], {
    dateStyle: 'long',
    timeZone: 'America/Mexico_City',
  }).format(new Date(moment))
}

/** What ends as a day begins was good until the day before. */
function lastOf(end: string) {
  return Date.parse(end) - 1
}

/** `Casa Limón, 20–23 de noviembre`; days of a calendar belong to no zone. */
function stayIn(locale: Locale) {
  const format = new Intl.DateTimeFormat(tags[locale], {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
  })
  return ({ guide, from, until }: { guide: string; from: string; until: string }) =>
    `${guide}, ${format.formatRange(new Date(from), new Date(until))}`
}
