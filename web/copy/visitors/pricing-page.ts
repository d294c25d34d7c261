import { counted, defineCopy } from '#web/copy/define-copy.ts'

export const pricingPageCopy = defineCopy({
  title: ['Precios', 'Pricing'],
  description: counted({
    none: [
      'Precio por guía publicada y por mes, en pesos mexicanos.',
      'Price per published guide and month, in Mexican pesos.',
    ],
    many: [
      'Precio por guía publicada y por mes, en pesos mexicanos, con créditos de cortesía en el programa piloto.',
      'Price per published guide and month, in Mexican pesos, with courtesy credits in the pilot programme.',
    ],
  }),
  questionsTitle: ['Sobre el pago', 'About paying'],
  questions: {
    credit: [
      ['¿Qué es un crédito?', 'What is a credit?'],
      [
        'El permiso de tener una guía publicada. Publicar ocupa uno; despublicar o borrar lo devuelve.',
        'Leave to keep one guide published. Publishing takes one; unpublishing or deleting gives it back.',
      ],
    ],
    pilot: ['¿Qué es el programa piloto?', 'What is the pilot programme?'],
    pilotAnswer: [
      'Quien crea su cuenta ahora recibe {credits} crédito|créditos de cortesía, a $0 al mes y sin tarjeta.',
      'Whoever opens an account now gets {credits} courtesy credit|credits, at $0 a month and without a card.',
    ],
    runOut: [
      ['¿Las guías de cortesía se acaban?', 'Do the courtesy guides run out?'],
      [
        'No. Si además pagas, las pagadas se suman a las de cortesía.',
        'No. If you pay as well, the paid ones are added to the courtesy ones.',
      ],
    ],
    ladder: [
      ['¿Por qué 9 guías cuestan menos que 8?', 'Why do 9 guides cost less than 8?'],
      [
        'Porque el precio por guía baja para todas al pasar de 8. Te lo avisamos antes de pagar.',
        'Because past 8 the price per guide drops for all of them. We tell you before you pay.',
      ],
    ],
    quantity: [
      ['¿Puedo cambiar la cantidad?', 'Can I change the quantity?'],
      [
        'Sí. Al aumentar pagas la parte proporcional del mes en ese momento.',
        'Yes. When you add guides you pay the prorated part of the month at that moment.',
      ],
    ],
    cancel: ['¿Y si cancelo?', 'What if I cancel?'],
    cancelAnswer: counted({
      none: [
        'Tus guías siguen hasta el final del periodo pagado. Después vuelven a ser borradores; nada se borra.',
        'Your guides stay until the end of the paid period. Then they become drafts again; nothing is deleted.',
      ],
      many: [
        'Tus guías siguen hasta el final del periodo pagado. Después eliges cuáles quedan con tus créditos de cortesía; nada se borra.',
        'Your guides stay until the end of the paid period. Then you choose which to keep with your courtesy credits; nothing is deleted.',
      ],
    }),
  },
})
