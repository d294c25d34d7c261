import { expect, test } from 'vitest'
import { operatorMails } from './operator-mails.ts'

test('a gift of credits names the last day on which they are good, not the one on which they end', () => {
  const given = { credits: 2, endsAt: '2027-01-01T06:00:00.000Z', url: 'https://zaguan.test/' }
  const product = { productName: 'Zaguán' }
  expect(operatorMails.credits_given.es(given, product).says).toEqual([
    'Puedes publicar 2 guías más, sin costo, hasta el 31 de diciembre de 2026.',
  ])
  expect(operatorMails.credits_given.en(given, product).says).toEqual([
    'You can publish 2 more guides, free of charge, until the end of December 31, 2026.',
  ])
})
