import type { Locale } from '#domain/values/locale.ts'
import type { MailTemplate } from './mail-content.ts'

type OfGuide = { guide: string; url: string }

const guideSuspended: MailTemplate<OfGuide & { reason: string }> = {
  es: ({ guide, reason, url }) => ({
    subject: `Suspendimos tu guía ${guide}`,
    says: [
      'Tus huéspedes ya no pueden abrirla. Este es el motivo:',
      reason,
      'Tu contenido, tus fotos y tu crédito se conservan. Si crees que es un error, o ya lo corregiste, escríbenos.',
    ],
    action: { label: 'Responder', url },
  }),
  en: ({ guide, reason, url }) => ({
    subject: `We suspended your guide ${guide}`,
    says: [
      'Your guests can no longer open it. This is why:',
      reason,
      'Your content, your photos and your credit are kept. If you think it is a mistake, or have put it right, write to us.',
    ],
    action: { label: 'Answer', url },
  }),
}

const guideSuspensionOver: MailTemplate<OfGuide> = {
  es: ({ guide, url }) => ({
    subject: `Tu guía ${guide} ya no está suspendida`,
    says: ['Si la dejaste publicada, tus huéspedes la abren de nuevo con el mismo enlace.'],
    action: { label: 'Ver mis guías', url },
  }),
  en: ({ guide, url }) => ({
    subject: `Your guide ${guide} is no longer suspended`,
    says: ['If you left it published, your guests can open it again under the same link.'],
    action: { label: 'See my guides', url },
  }),
}

const codeReplaced: MailTemplate<OfGuide> = {
  es: ({ guide, url }) => ({
    subject: `Tu guía ${guide} tiene un enlace nuevo`,
    says: [
      'El enlace de antes ya no abre nada: ni el que enviaste, ni el código QR impreso, ni los de las reservaciones.',
      'Comparte el nuevo e imprime otra vez el código QR.',
    ],
    action: { label: 'Ver mis guías', url },
  }),
  en: ({ guide, url }) => ({
    subject: `Your guide ${guide} has a new link`,
    says: [
      'The link from before opens nothing any more: neither the one you sent, nor the printed QR code, nor those of stays.',
      'Share the new one and print the QR code again.',
    ],
    action: { label: 'See my guides', url },
  }),
}

const creditsGiven: MailTemplate<{ credits: number; endsAt: string; url: string }> = {
  es: ({ credits, endsAt, url }) => ({
    subject: 'Tienes créditos de cortesía',
    says: [
      `Puedes publicar ${credits === 1 ? '1 guía más' : `${credits} guías más`}, sin costo, hasta el ${lastDay('es', endsAt)}.`,
    ],
    action: { label: 'Ver mis guías', url },
    notes: [
      'Después, si tienes más guías publicadas que créditos, te avisaremos con días para elegir.',
    ],
  }),
  en: ({ credits, endsAt, url }) => ({
    subject: 'You have courtesy credits',
    says: [
      `You can publish ${credits === 1 ? '1 more guide' : `${credits} more guides`}, free of charge, until the end of ${lastDay('en', endsAt)}.`,
    ],
    action: { label: 'See my guides', url },
    notes: [
      'After that, if more guides are published than you have credits, we will tell you and leave you days to choose.',
    ],
  }),
}

const dataHandedOut: MailTemplate<{ url: string }> = {
  es: ({ url }, { productName }) => ({
    subject: `Entregamos tus datos de ${productName}`,
    says: [
      'Como nos lo pediste, hicimos un archivo con todas tus guías, sus fotos, tus reservaciones y los datos de tu cuenta, y te lo entregamos fuera de la página.',
      'Tiene los códigos de tus puertas: guárdalo en un lugar seguro.',
    ],
    action: { label: 'No lo pedí', url },
    notes: ['Si no lo pediste tú, escríbenos y cambia los códigos de tus puertas.'],
  }),
  en: ({ url }, { productName }) => ({
    subject: `We handed out your ${productName} data`,
    says: [
      'As you asked us to, we made a file with all your guides, their photos, your stays and the facts of your account, and gave it to you outside the site.',
      'The codes of your doors are in it: keep it in a safe place.',
    ],
    action: { label: 'I did not ask for it', url },
    notes: ['If it was not you who asked, write to us and change the codes of your doors.'],
  }),
}

export const operatorMails = {
  data_handed_out: dataHandedOut,
  guide_suspended: guideSuspended,
  guide_suspension_over: guideSuspensionOver,
  code_replaced: codeReplaced,
  credits_given: creditsGiven,
}

/** What ends as a day begins was good until the day before. */
function lastDay(locale: Locale, end: string) {
  return new Intl.DateTimeFormat(locale === 'es' ? 'es-MX' : 'en-US', {
    dateStyle: 'long',
    timeZone: 'America/Mexico_City',
  }).format(Date.parse(end) - 1)
}
