import { defineCopy } from '#web/copy/define-copy.ts'

export const pricingPageCopy = defineCopy({
  title: ['Precios', 'Pricing'],
  description: [
    (credits: number) =>
      credits > 0
        ? 'Precio por guía publicada y por mes, en pesos mexicanos, con créditos de cortesía en el programa piloto.'
        : 'Precio por guía publicada y por mes, en pesos mexicanos.',
    (credits: number) =>
      credits > 0
        ? 'Price per published guide and month, in Mexican pesos, with courtesy credits in the pilot programme.'
        : 'Price per published guide and month, in Mexican pesos.',
  ],
  questionsTitle: ['Sobre el pago', 'About paying'],
  questions: [
    (credits: number): string[][] => [
      [
        '¿Qué es un crédito?',
        'El permiso de tener una guía publicada. Publicar ocupa uno; despublicar o borrar lo devuelve.',
      ],
      ...(credits > 0
        ? [
            [
              '¿Qué es el programa piloto?',
              credits === 1
                ? 'Quien crea su cuenta ahora recibe 1 crédito de cortesía, a $0 al mes y sin tarjeta.'
                : `Quien crea su cuenta ahora recibe ${credits} créditos de cortesía, a $0 al mes y sin tarjeta.`,
            ],
            [
              '¿Las guías de cortesía se acaban?',
              'No. Si además pagas, las pagadas se suman a las de cortesía.',
            ],
          ]
        : []),
      [
        '¿Por qué 9 guías cuestan menos que 8?',
        'Porque el precio por guía baja para todas al pasar de 8. Te lo avisamos antes de pagar.',
      ],
      [
        '¿Puedo cambiar la cantidad?',
        'Sí. Al aumentar pagas la parte proporcional del mes en ese momento.',
      ],
      [
        '¿Y si cancelo?',
        credits > 0
          ? 'Tus guías siguen hasta el final del periodo pagado. Después eliges cuáles quedan con tus créditos de cortesía; nada se borra.'
          : 'Tus guías siguen hasta el final del periodo pagado. Después vuelven a ser borradores; nada se borra.',
      ],
    ],
    (credits: number): string[][] => [
      [
        'What is a credit?',
        'Leave to keep one guide published. Publishing takes one; unpublishing or deleting gives it back.',
      ],
      ...(credits > 0
        ? [
            [
              'What is the pilot programme?',
              credits === 1
                ? 'Whoever opens an account now gets 1 courtesy credit, at $0 a month and without a card.'
                : `Whoever opens an account now gets ${credits} courtesy credits, at $0 a month and without a card.`,
            ],
            [
              'Do the courtesy guides run out?',
              'No. If you pay as well, the paid ones are added to the courtesy ones.',
            ],
          ]
        : []),
      [
        'Why do 9 guides cost less than 8?',
        'Because past 8 the price per guide drops for all of them. We tell you before you pay.',
      ],
      [
        'Can I change the quantity?',
        'Yes. When you add guides you pay the prorated part of the month at that moment.',
      ],
      [
        'What if I cancel?',
        credits > 0
          ? 'Your guides stay until the end of the paid period. Then you choose which to keep with your courtesy credits; nothing is deleted.'
          : 'Your guides stay until the end of the paid period. Then they become drafts again; nothing is deleted.',
      ],
    ],
  ],
})
