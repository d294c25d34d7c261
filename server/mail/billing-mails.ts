import type { Locale } from '#domain/values/locale.ts'
import type { MailTemplate } from './mail-content.ts'

type Charge = { totalCentavos: number; url: string }
type Renewal = Charge & { quantity: number; renewsAt: string }
type Guides = { guides: string[]; url: string }

const planBought: MailTemplate<Renewal> = {
  es: ({ quantity, totalCentavos, renewsAt, url }) => ({
    subject: 'Tu plan está activo',
    says: [
      `Ya puedes publicar ${guideCount.es(quantity)} más de las de cortesía.`,
      `Es un cargo automático mensual de ${pesos('es', totalCentavos)}, impuestos incluidos. El próximo es el ${day('es', renewsAt)}.`,
    ],
    action: { label: 'Ver mi suscripción', url },
    notes: [
      'Cancela cuando quieras en Configuración: sigues con tu plan hasta el final del mes pagado.',
    ],
  }),
  en: ({ quantity, totalCentavos, renewsAt, url }) => ({
    subject: 'Your plan is active',
    says: [
      `You can now publish ${guideCount.en(quantity)} on top of the courtesy ones.`,
      `It is an automatic monthly charge of ${pesos('en', totalCentavos)}, taxes included. The next one is on ${day('en', renewsAt)}.`,
    ],
    action: { label: 'See my subscription', url },
    notes: [
      'Cancel any time in Settings: you keep your plan until the end of the month you paid for.',
    ],
  }),
}

const paymentFailed: MailTemplate<Charge> = {
  es: ({ totalCentavos, url }) => ({
    subject: 'Tu pago mensual no pasó',
    says: [
      `Tu banco no aprobó el cargo de ${pesos('es', totalCentavos)}. Tus guías siguen publicadas y lo intentaremos otra vez en los próximos días.`,
      'Para no perderlas, revisa tu tarjeta o usa otra.',
    ],
    action: { label: 'Revisar mi pago', url },
  }),
  en: ({ totalCentavos, url }) => ({
    subject: 'Your monthly payment did not go through',
    says: [
      `Your bank did not approve the charge of ${pesos('en', totalCentavos)}. Your guides stay published and we will try again over the next days.`,
      'So as not to lose them, check your card or use another one.',
    ],
    action: { label: 'Check my payment', url },
  }),
}

const renewalAhead: MailTemplate<Renewal> = {
  es: ({ quantity, totalCentavos, renewsAt, url }) => ({
    subject: `Tu plan se renueva el ${day('es', renewsAt)}`,
    says: [
      `El ${day('es', renewsAt)} se cobrarán ${pesos('es', totalCentavos)} por ${guideCount.es(quantity)}, impuestos incluidos. Es el cargo automático de cada mes; no tienes que hacer nada.`,
    ],
    action: { label: 'Ver mi suscripción', url },
    notes: ['¿No quieres que se renueve? Cancela antes de ese día en Configuración, con un clic.'],
  }),
  en: ({ quantity, totalCentavos, renewsAt, url }) => ({
    subject: `Your plan renews on ${day('en', renewsAt)}`,
    says: [
      `On ${day('en', renewsAt)} ${pesos('en', totalCentavos)} will be charged for ${guideCount.en(quantity)}, taxes included. It is the automatic charge of each month; you need not do anything.`,
    ],
    action: { label: 'See my subscription', url },
    notes: ['Rather not renew? Cancel before that day in Settings, with one click.'],
  }),
}

/** Guests who would be without their guide; mails written before stays were known have none. */
type Guests = { stays?: { guide: string; from: string; until: string }[] }

const graceRunning: MailTemplate<Guides & Guests & { endsAt: string }> = {
  es: ({ guides, stays = [], endsAt, url }) => ({
    subject: 'Tienes más guías publicadas que créditos',
    says: [
      `Todas siguen publicadas hasta el ${day('es', endsAt)}. Después dejarían de verse: ${guides.join(', ')}.`,
      ...(stays.length > 0
        ? [`Habrá huéspedes que se quedarían sin guía: ${stays.map(stayIn('es')).join('; ')}.`]
        : []),
      'Elige tú cuáles despublicar, o aumenta tu plan y todas se quedan.',
    ],
    action: { label: 'Elegir mis guías', url },
    notes: ['Nada se borra: el contenido, las fotos y los enlaces se conservan.'],
  }),
  en: ({ guides, stays = [], endsAt, url }) => ({
    subject: 'You have more published guides than credits',
    says: [
      `All of them stay published until ${day('en', endsAt)}. After that these would no longer be seen: ${guides.join(', ')}.`,
      ...(stays.length > 0
        ? [`Some guests would be left without their guide: ${stays.map(stayIn('en')).join('; ')}.`]
        : []),
      'Choose which ones to unpublish yourself, or grow your plan and all of them stay.',
    ],
    action: { label: 'Choose my guides', url },
    notes: ['Nothing is deleted: content, photos and links are kept.'],
  }),
}

const graceOver: MailTemplate<Guides> = {
  es: ({ guides, url }) => ({
    subject: 'Algunas de tus guías dejaron de estar publicadas',
    says: [
      `No había créditos para estas: ${guides.join(', ')}.`,
      'Su contenido, sus fotos y sus enlaces se conservan. En cuanto tengas créditos las publicas de nuevo, con los mismos enlaces.',
    ],
    action: { label: 'Ver mis guías', url },
  }),
  en: ({ guides, url }) => ({
    subject: 'Some of your guides are no longer published',
    says: [
      `There were no credits for these: ${guides.join(', ')}.`,
      'Their content, photos and links are kept. As soon as you have credits you can publish them again, under the same links.',
    ],
    action: { label: 'See my guides', url },
  }),
}

export const billingMails = {
  plan_bought: planBought,
  payment_failed: paymentFailed,
  renewal_ahead: renewalAhead,
  grace_running: graceRunning,
  grace_over: graceOver,
}

const tags: Record<Locale, string> = { es: 'es-MX', en: 'en-US' }

const guideCount: Record<Locale, (quantity: number) => string> = {
  es: (quantity) => (quantity === 1 ? '1 guía' : `${quantity} guías`),
  en: (quantity) => (quantity === 1 ? '1 guide' : `${quantity} guides`),
}

function pesos(locale: Locale, centavos: number) {
  const amount = new Intl.NumberFormat(tags[locale], {
    style: 'currency',
    currency: 'MXN',
    currencyDisplay: 'narrowSymbol',
  })
  return `${amount.format(centavos / 100)} MXN`
}

function day(locale: Locale, moment: string) {
  return new Intl.DateTimeFormat(tags[locale], {
    dateStyle: 'long',
    timeZone: 'America/Mexico_City',
  }).format(new Date(moment))
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
