import { defineCopy } from './define-copy.ts'

export const pricingPageCopy = defineCopy({
  es: {
    title: 'Precios',
    description: 'Precio por guía publicada y por mes, en pesos mexicanos, con guías de cortesía.',
    questionsTitle: 'Sobre el pago',
    questions: [
      [
        '¿Qué es un crédito?',
        'El permiso de tener una guía publicada. Publicar ocupa uno; despublicar o borrar lo devuelve.',
      ],
      [
        '¿Las guías de cortesía se acaban?',
        'No. Si además pagas, las pagadas se suman a las de cortesía.',
      ],
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
        'Tus guías siguen hasta el final del periodo pagado. Después eliges cuáles quedan con tus créditos de cortesía; nada se borra.',
      ],
    ],
  },
  en: {
    title: 'Pricing',
    description: 'Price per published guide and month, in Mexican pesos, with courtesy guides.',
    questionsTitle: 'About paying',
    questions: [
      [
        'What is a credit?',
        'Leave to keep one guide published. Publishing takes one; unpublishing or deleting gives it back.',
      ],
      [
        'Do the courtesy guides run out?',
        'No. If you pay as well, the paid ones are added to the courtesy ones.',
      ],
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
        'Your guides stay until the end of the paid period. Then you choose which to keep with your courtesy credits; nothing is deleted.',
      ],
    ],
  },
})
