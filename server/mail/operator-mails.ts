import type { Templates } from './compose.ts'

/** What the operator tells a host, and a visitor the operator. */
export const operatorMails = {
  guide_suspended: ({ guide, reason, url }) => ({
    es: [
      `Suspendimos tu guía ${guide}`,
      'Tus huéspedes ya no pueden abrirla. Este es el motivo:',
      reason,
      'Tu contenido, tus fotos y tu crédito se conservan. Si crees que es un error, o ya lo corregiste, escríbenos.',
      { button: 'Responder', url },
    ],
    en: [
      `We suspended your guide ${guide}`,
      'Your guests can no longer open it. This is why:',
      reason,
      'Your content, your photos and your credit are kept. If you think it is a mistake, or have put it right, write to us.',
      { button: 'Answer', url },
    ],
  }),
  guide_suspension_over: ({ guide, url }) => ({
    es: [
      `Tu guía ${guide} ya no está suspendida`,
      'Si la dejaste publicada, tus huéspedes la abren de nuevo con el mismo enlace.',
      { button: 'Ver mis guías', url },
    ],
    en: [
      `Your guide ${guide} is no longer suspended`,
      'If you left it published, your guests can open it again under the same link.',
      { button: 'See my guides', url },
    ],
  }),
  code_replaced: ({ guide, url }) => ({
    es: [
      `Tu guía ${guide} tiene un enlace nuevo`,
      'El enlace de antes ya no abre nada: ni el que enviaste, ni el código QR impreso, ni los de las reservaciones.',
      'Comparte el nuevo e imprime otra vez el código QR.',
      { button: 'Ver mis guías', url },
    ],
    en: [
      `Your guide ${guide} has a new link`,
      'The link from before opens nothing any more: neither the one you sent, nor the printed QR code, nor those of stays.',
      'Share the new one and print the QR code again.',
      { button: 'See my guides', url },
    ],
  }),
  data_handed_out: ({ url }, { productName }) => ({
    es: [
      `Entregamos tus datos de ${productName}`,
      'Como nos lo pediste, hicimos un archivo con todas tus guías, sus fotos, tus reservaciones y los datos de tu cuenta, y te lo entregamos fuera de la página.',
      'Tiene los códigos de tus puertas: guárdalo en un lugar seguro.',
      { button: 'No lo pedí', url },
      'Si no lo pediste tú, escríbenos y cambia los códigos de tus puertas.',
    ],
    en: [
      `We handed out your ${productName} data`,
      'As you asked us to, we made a file with all your guides, their photos, your stays and the facts of your account, and gave it to you outside the site.',
      'The codes of your doors are in it: keep it in a safe place.',
      { button: 'I did not ask for it', url },
      'If it was not you who asked, write to us and change the codes of your doors.',
    ],
  }),
  /** To the operator: what a visitor wrote, with an answer one tap away. */
  supportMessage: ({ from, message, guideCode }, { productName }) => ({
    replyTo: from,
    es: [
      guideCode ? `Reporte de la guía ${guideCode}` : `Mensaje de soporte de ${productName}`,
      `De: ${from}`,
      Boolean(guideCode) && `Guía: ${guideCode}`,
      message,
    ],
    en: [
      guideCode ? `Report of guide ${guideCode}` : `Support message from ${productName}`,
      `From: ${from}`,
      Boolean(guideCode) && `Guide: ${guideCode}`,
      message,
    ],
  }),
} satisfies Partial<Templates>
