import { counted, defineCopy } from '#web/copy/define-copy.ts'

export const pricesCopy = defineCopy({
  title: ['Precios claros, en pesos', 'Plain prices, in pesos'],
  text: [
    'Pagas por guía publicada y por mes. Los borradores no cuestan.',
    'You pay per published guide and month. Drafts cost nothing.',
  ],
  pilotTitle: ['Programa piloto', 'Pilot programme'],
  perMonth: ['al mes', 'a month'],
  pilotText: counted({
    one: [
      'Al crear tu cuenta recibes 1 crédito de cortesía: 1 guía publicada sin costo, sin tarjeta y sin fecha de caducidad.',
      'Your new account comes with 1 courtesy credit: 1 published guide at no cost, with no card and no expiry date.',
    ],
    many: [
      'Al crear tu cuenta recibes {credits} créditos de cortesía: hasta {credits} guías publicadas sin costo, sin tarjeta y sin fecha de caducidad.',
      'Your new account comes with {credits} courtesy credits: up to {credits} published guides at no cost, with no card and no expiry date.',
    ],
  }),
  pilotRow: ['Piloto: {credits} de cortesía', 'Pilot: {credits} courtesy'],
  pilotAction: ['Empezar gratis', 'Start for free'],
  planTitle: ['Cuando tengas más casas', 'When you have more homes'],
  quantityLabel: ['Guías que pagas', 'Guides you pay for'],
  quantityBesides: ['Guías además de las de cortesía', 'Guides besides the courtesy ones'],
  range: [
    (from: string, to: string) => (from === to ? from : `${from} a ${to}`),
    (from: string, to: string) => (from === to ? from : `${from} to ${to}`),
  ],
  tableCaption: [
    'Precio por guía y mes según cuántas guías pagas',
    'Price per guide and month by how many guides you pay for',
  ],
  columnGuides: ['Guías', 'Guides'],
  columnPrice: ['Por guía al mes', 'Per guide a month'],
  columnTotal: ['Total al mes', 'Monthly total'],
  note: [
    'Precios en pesos mexicanos, IVA incluido. Cargo automático cada mes; cancelas cuando quieras y tus guías siguen hasta el final del periodo pagado.',
    'Prices in Mexican pesos, VAT included. Charged automatically each month; cancel whenever you like and your guides stay until the end of the period you paid for.',
  ],
})
