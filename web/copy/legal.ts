import type { Offer } from '#domain/pricing.ts'
import { defineCopy } from './define-copy.ts'

/** Who runs this installation; what is unset stays marked until the operator fills it in. */
export type Operator = { name: string; address: string; email: string; productName: string }

type Chapter = { title: string; paragraphs: string[] }
export type LegalText = { title: string; intro: string; chapters: Chapter[] }

export const operatorCopy = defineCopy({
  es: {
    missingName: '[nombre o razón social, por completar]',
    missingAddress: '[domicilio, por completar]',
    missingEmail: '[correo de contacto, por completar]',
    notice:
      'Este documento describe lo que hace el programa. Quien opera esta instalación completa los datos marcados y lo revisa con su abogado.',
  },
  en: {
    missingName: '[name or company, to be completed]',
    missingAddress: '[address, to be completed]',
    missingEmail: '[contact e-mail, to be completed]',
    notice:
      'This document describes what the software does. Whoever operates this installation completes the marked places and has it reviewed by a lawyer.',
  },
})

export const privacyCopy = defineCopy<{ text: (operator: Operator) => LegalText }>({
  es: {
    text: ({ name, address, email, productName }) => ({
      title: 'Aviso de privacidad',
      intro: `${name}, con domicilio en ${address}, es responsable de los datos personales que tratas con ${productName}. Este aviso sigue la Ley Federal de Protección de Datos Personales en Posesión de los Particulares y el Reglamento General de Protección de Datos de la Unión Europea.`,
      chapters: [
        {
          title: 'Qué datos guardamos de un anfitrión',
          paragraphs: [
            'Tu correo, tu contraseña (solo su huella, nunca el texto), el idioma que elegiste y las sesiones que tienes abiertas, con su fecha, dirección IP y navegador, para que puedas cerrarlas.',
            'Lo que escribes en tus guías y las fotos que subes. A cada foto le quitamos la ubicación y los demás datos ocultos antes de guardarla.',
            'Si pagas: tu número de cliente y el estado de tu suscripción. El número de tu tarjeta lo recibe solo el procesador de pagos; por aquí no pasa.',
            'Si escribes a soporte: tu correo y tu mensaje, que nos llegan por correo electrónico. También si no tienes cuenta.',
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
  },
  en: {
    text: ({ name, address, email, productName }) => ({
      title: 'Privacy notice',
      intro: `${name}, of ${address}, is responsible for the personal data you handle with ${productName}. This notice follows Mexico’s Federal Law on the Protection of Personal Data Held by Private Parties and the General Data Protection Regulation of the European Union.`,
      chapters: [
        {
          title: 'What we keep of a host',
          paragraphs: [
            'Your e-mail, your password (only its fingerprint, never the text), the language you chose, and your open sessions with date, IP address and browser, so that you can close them.',
            'What you write in your guides and the photos you upload. We remove the location and other hidden data from each photo before keeping it.',
            'If you pay: your customer number and the state of your subscription. Your card number goes to the payment processor alone; it never passes through here.',
            'If you write to support: your e-mail and your message, which reach us by mail. Also without an account.',
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
  },
})

export const termsCopy = defineCopy<{ text: (operator: Operator, offer: Offer) => LegalText }>({
  es: {
    text: ({ name, email, productName }, { courtesyCredits, graceDays }) => ({
      title: 'Términos de uso',
      intro: `Al crear una cuenta en ${productName} aceptas estos términos con ${name}. Están escritos para leerse completos en tres minutos.`,
      chapters: [
        {
          title: 'El servicio',
          paragraphs: [
            'Creas guías de bienvenida para tus alojamientos, las publicas y compartes su enlace. Publicar una guía ocupa un crédito; despublicarla o borrarla lo devuelve.',
            ...(courtesyCredits > 0
              ? [
                  'Una cuenta nueva recibe sus guías de cortesía sin costo y sin tarjeta. No caducan.',
                ]
              : []),
          ],
        },
        {
          title: 'Precio y cargo automático',
          paragraphs: [
            'La suscripción se cobra por guía y por mes según la tabla de la página de precios, en pesos mexicanos con IVA incluido, con cargo automático mensual a tu tarjeta. Antes de cada renovación te avisamos por correo con al menos cinco días: monto, fecha y cómo cancelar.',
            'Al aumentar guías pagas en ese momento la parte proporcional del mes. Puedes cancelar cuando quieras en Configuración; el servicio sigue hasta el final del periodo pagado y no hay penalización.',
            `Si un cobro falla te avisamos y se reintenta durante unas dos semanas. Si la suscripción termina con más guías publicadas que créditos, tienes ${graceDays === 1 ? '1 día' : `${graceDays} días`} para elegir cuáles conservar; después se despublican las más recientes. Nada se borra y los enlaces se conservan.`,
          ],
        },
        {
          title: 'Tu contenido',
          paragraphs: [
            'Lo que escribes y las fotos que subes son tuyos. Nos autorizas a guardarlos y mostrarlos solo para prestar el servicio.',
            'Publica lo que tienes derecho a publicar. No se permite suplantar a otros, engañar a huéspedes, ni contenido ilegal o que ponga en riesgo a alguien. Podemos retirar una guía así; te diremos por qué.',
          ],
        },
        {
          title: 'Lo que prometemos y lo que no',
          paragraphs: [
            'Cuidamos el servicio y tus datos con medidas serias, pero ningún sistema está libre de fallas. La guía no sustituye a los servicios de emergencia ni a tus obligaciones como anfitrión.',
            'En la medida que permite la ley, nuestra responsabilidad se limita a lo que pagaste en los últimos doce meses. Tus derechos como consumidor quedan intactos.',
          ],
        },
        {
          title: 'Fin y cambios',
          paragraphs: [
            'Puedes borrar tu cuenta en cualquier momento. Si cambiamos estos términos de forma importante, te avisamos por correo con treinta días de anticipación.',
            `Dudas y reclamos: ${email}. Se aplica la ley mexicana; también puedes acudir a la Profeco.`,
          ],
        },
      ],
    }),
  },
  en: {
    text: ({ name, email, productName }, { courtesyCredits, graceDays }) => ({
      title: 'Terms of use',
      intro: `By creating an account at ${productName} you agree to these terms with ${name}. They are written to be read whole in three minutes.`,
      chapters: [
        {
          title: 'The service',
          paragraphs: [
            'You make welcome guides for your homes, publish them and share their link. A published guide takes one credit; unpublishing or deleting it gives the credit back.',
            ...(courtesyCredits > 0
              ? [
                  'A new account gets its courtesy guides at no cost and without a card. They do not expire.',
                ]
              : []),
          ],
        },
        {
          title: 'Price and automatic charge',
          paragraphs: [
            'The subscription is charged per guide and month as the table on the pricing page says, in Mexican pesos with VAT included, automatically each month to your card. Before each renewal we tell you by mail at least five days ahead: amount, date and how to cancel.',
            'When you add guides you pay the prorated part of the month at that moment. You can cancel whenever you like in Settings; the service goes on until the end of the paid period and there is no penalty.',
            `If a charge fails we tell you and it is tried again for about two weeks. If the subscription ends with more published guides than credits, you have ${graceDays === 1 ? '1 day' : `${graceDays} days`} to choose which to keep; then the newest are unpublished. Nothing is deleted and links are kept.`,
          ],
        },
        {
          title: 'Your content',
          paragraphs: [
            'What you write and the photos you upload are yours. You allow us to keep and show them only to provide the service.',
            'Publish what you have the right to publish. Impersonating others, deceiving guests, and content that is illegal or puts someone at risk are not allowed. We may take such a guide down; we will tell you why.',
          ],
        },
        {
          title: 'What we promise and what we do not',
          paragraphs: [
            'We take serious care of the service and your data, but no system is free of faults. A guide does not replace the emergency services or your duties as a host.',
            'As far as the law allows, our liability is limited to what you paid in the last twelve months. Your rights as a consumer stay untouched.',
          ],
        },
        {
          title: 'End and changes',
          paragraphs: [
            'You can delete your account at any time. If we change these terms in an important way, we tell you by mail thirty days ahead.',
            `Questions and complaints: ${email}. Mexican law applies; you may also turn to Profeco.`,
          ],
        },
      ],
    }),
  },
})

export const cookiesCopy = defineCopy<{ text: (operator: Operator) => LegalText }>({
  es: {
    text: ({ productName }) => ({
      title: 'Cookies',
      intro: `${productName} usa solo las cookies que necesita para funcionar. No hay publicidad, no hay analítica y por eso no hay aviso que cerrar.`,
      chapters: [
        {
          title: 'Sesión',
          paragraphs: [
            'Cuando inicias sesión guardamos una cookie que ningún programa de la página puede leer. Sirve para saber que eres tú. Se borra al salir.',
          ],
        },
        {
          title: 'Idioma',
          paragraphs: ['zaguan_lang recuerda si elegiste español o inglés. Dura un año.'],
        },
        {
          title: 'En tu navegador, no son cookies',
          paragraphs: [
            'El editor guarda en tu equipo el borrador de lo que escribes, para que un cierre inesperado no te cueste nada. Se borra al guardar o al salir.',
            'Una guía abierta queda guardada en el teléfono del huésped para leerse sin conexión, junto con los pasos que marca. La página de la guía no lee ni escribe cookies.',
          ],
        },
        {
          title: 'Pagos',
          paragraphs: [
            'La página de cobro es del procesador de pagos y tiene sus propias cookies, que explica en su aviso.',
          ],
        },
      ],
    }),
  },
  en: {
    text: ({ productName }) => ({
      title: 'Cookies',
      intro: `${productName} uses only the cookies it needs to work. There is no advertising and no analytics, and so there is no banner to close.`,
      chapters: [
        {
          title: 'Session',
          paragraphs: [
            'When you log in we keep a cookie that no script in the page can read. It tells us that you are you. It goes when you log out.',
          ],
        },
        {
          title: 'Language',
          paragraphs: [
            'zaguan_lang remembers whether you chose Spanish or English. It lasts a year.',
          ],
        },
        {
          title: 'In your browser, not cookies',
          paragraphs: [
            'The editor keeps a draft of what you write on your device, so that an unexpected close costs you nothing. It goes when you save or log out.',
            'An opened guide is kept on the guest’s phone to be read without a connection, with the steps they tick. The guide’s page neither reads nor writes cookies.',
          ],
        },
        {
          title: 'Payments',
          paragraphs: [
            'The checkout page belongs to the payment processor and has cookies of its own, explained in its notice.',
          ],
        },
      ],
    }),
  },
})
