import type { LegalCopy } from './legal.ts'

export const termsCopy: LegalCopy = {
  es: ({ name, email, productName }, { courtesyCredits, graceDays }) => ({
    title: 'Términos de uso',
    intro: `Al crear una cuenta en ${productName} aceptas estos términos con ${name}. Están escritos para leerse completos en tres minutos.`,
    chapters: [
      {
        title: 'El servicio',
        paragraphs: [
          'Creas guías de bienvenida para tus alojamientos, las publicas y compartes su enlace. Publicar una guía ocupa un crédito; despublicarla o borrarla lo devuelve.',
          ...(courtesyCredits > 0
            ? ['Una cuenta nueva recibe sus guías de cortesía sin costo y sin tarjeta. No caducan.']
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
  en: ({ name, email, productName }, { courtesyCredits, graceDays }) => ({
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
}
