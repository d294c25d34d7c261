import type { LegalCopy } from './legal.ts'

export const privacyCopy: LegalCopy = {
  es: ({ name, address, email, productName }) => ({
    title: 'Aviso de privacidad',
    intro: `${name}, con domicilio en ${address}, es responsable de los datos personales que tratas con ${productName}. Este aviso sigue la Ley Federal de Protección de Datos Personales en Posesión de los Particulares y el Reglamento General de Protección de Datos de la Unión Europea.`,
    chapters: [
      {
        title: 'Qué datos guardamos de un anfitrión',
        paragraphs: [
          'Tu correo, tu contraseña (solo su huella, nunca el texto), el idioma que elegiste y las sesiones que tienes abiertas, con su fecha, dirección IP y navegador, para que puedas cerrarlas.',
          'Lo que escribes en tus guías y las fotos que subes. A cada foto le quitamos la ubicación y los demás datos ocultos antes de guardarla.',
          'Si pagas: tu número de cliente y el estado de tu suscripción. El número de tu tarjeta lo recibe solo el procesador de pagos; por aquí no pasa.',
          'Si escribes a soporte: tu correo y tu mensaje, que nos llegan por correo electrónico y guardamos hasta 90 días después de atenderte, un año a lo más. También si no tienes cuenta.',
        ],
      },
      {
        title: 'Qué datos guardamos de un huésped',
        paragraphs: [
          'Ninguno. Una guía se abre sin cuenta, sin correo y sin cookies. Para frenar abusos contamos solicitudes por dirección IP en memoria durante unos minutos.',
          'La guía queda guardada en el teléfono del huésped para abrir sin conexión. También los pasos de salida que marca. Eso no sale de su teléfono.',
        ],
      },
      {
        title: 'Para qué los usamos',
        paragraphs: [
          'Para darte el servicio: abrir tu sesión, mostrar tus guías a quien tenga el enlace, cobrar lo que contrataste y mandarte los correos que ese servicio necesita.',
          'No hacemos publicidad, no vendemos ni rentamos datos, no usamos analítica de terceros y no decidimos nada sobre ti de forma automatizada.',
        ],
      },
      {
        title: 'Lo que publicas es público',
        paragraphs: [
          'Una guía publicada la puede leer cualquiera que tenga su enlace, incluidas la clave del Wi-Fi y los teléfonos que escribas. Los buscadores reciben la indicación de no mostrarla. Despublicarla la retira al instante.',
        ],
      },
      {
        title: 'Con quién los compartimos',
        paragraphs: [
          'Con quien nos presta alojamiento, almacenamiento de fotos, envío de correo y cobro con tarjeta, solo en lo necesario para ese encargo y bajo contrato.',
          'Con una autoridad, cuando la ley lo exige.',
        ],
      },
      {
        title: 'Cuánto tiempo',
        paragraphs: [
          'Mientras tengas cuenta. Al borrarla desde Configuración se eliminan tus guías, fotos y sesiones, y se cancela tu suscripción. Los comprobantes de cobro se conservan el tiempo que marca la ley fiscal. Las fotos que ya nadie usa se borran a los 30 días.',
        ],
      },
      {
        title: 'Tus derechos',
        paragraphs: [
          `Puedes acceder a tus datos, rectificarlos, cancelarlos u oponerte a su uso, revocar tu consentimiento y pedir que te los entreguemos. Corregir y borrar lo haces tú mismo en Configuración; para lo demás escribe a ${email} y te respondemos en un máximo de 20 días.`,
          'Si no quedas conforme, puedes acudir a la autoridad de protección de datos de México o a la de tu país en la Unión Europea.',
        ],
      },
    ],
  }),
  en: ({ name, address, email, productName }) => ({
    title: 'Privacy notice',
    intro: `${name}, of ${address}, is responsible for the personal data you handle with ${productName}. This notice follows Mexico’s Federal Law on the Protection of Personal Data Held by Private Parties and the General Data Protection Regulation of the European Union.`,
    chapters: [
      {
        title: 'What we keep of a host',
        paragraphs: [
          'Your e-mail, your password (only its fingerprint, never the text), the language you chose, and your open sessions with date, IP address and browser, so that you can close them.',
          'What you write in your guides and the photos you upload. We remove the location and other hidden data from each photo before keeping it.',
          'If you pay: your customer number and the state of your subscription. Your card number goes to the payment processor alone; it never passes through here.',
          'If you write to support: your e-mail and your message, which reach us by mail and are kept until 90 days after we dealt with it, a year at most. Also without an account.',
        ],
      },
      {
        title: 'What we keep of a guest',
        paragraphs: [
          'Nothing. A guide opens without an account, an e-mail or cookies. Against abuse we count requests per IP address in memory for a few minutes.',
          'The guide is kept on the guest’s own phone so that it opens without a connection, as are the check-out steps they tick. That never leaves their phone.',
        ],
      },
      {
        title: 'What we use it for',
        paragraphs: [
          'To serve you: to open your session, show your guides to whoever has the link, charge what you ordered and send the mails this needs.',
          'No advertising, no selling or renting of data, no third-party analytics, and no automated decisions about you.',
        ],
      },
      {
        title: 'What you publish is public',
        paragraphs: [
          'Anyone with its link can read a published guide, including the Wi-Fi password and the phone numbers you write. Search engines are told not to show it. Unpublishing takes it down at once.',
        ],
      },
      {
        title: 'Who we share it with',
        paragraphs: [
          'With those who provide us hosting, photo storage, mail delivery and card payments, only as far as that task needs and under contract.',
          'With an authority, when the law demands it.',
        ],
      },
      {
        title: 'For how long',
        paragraphs: [
          'As long as you have an account. Deleting it in Settings removes your guides, photos and sessions and cancels your subscription. Payment records are kept for as long as tax law asks. Photos nobody uses any more are deleted after 30 days.',
        ],
      },
      {
        title: 'Your rights',
        paragraphs: [
          `You may see your data, correct it, erase it, object to its use, withdraw your consent and ask us to hand it over. Correcting and erasing you do yourself in Settings; for the rest write to ${email} and we answer within 20 days.`,
          'If you are not satisfied, you may turn to Mexico’s data protection authority or to that of your country in the European Union.',
        ],
      },
    ],
  }),
}
