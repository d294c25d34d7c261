import fc from 'fast-check'
import { expect, test } from 'vitest'
import { callingCodeOf, cutByNumber, dialledIn, findPhoneNumber } from './phone-number.ts'

test.each([
  ['55 1234 5678', '525512345678'],
  ['5512345678', '525512345678'],
  ['(55) 1234-5678', '525512345678'],
  ['55.1234.5678', '525512345678'],
  ['55\u00a01234\u00a05678', '525512345678'],
  ['55\u20131234\u20135678', '525512345678'],
  ['+52 55 1234 5678', '525512345678'],
  ['+52 1 55 1234 5678', '525512345678'],
  ['+5215512345678', '525512345678'],
  ['52 55 1234 5678', '525512345678'],
  ['521 55 1234 5678', '525512345678'],
  ['044 55 1234 5678', '525512345678'],
  ['045 33 1234 5678', '523312345678'],
  ['01 55 1234 5678', '525512345678'],
  ['0052 55 1234 5678', '525512345678'],
  ['\u202a+52 55 1234 5678\u202c', '525512345678'],
  ['Tel. 55 1234 5678', '525512345678'],
  ['Lucía: 55 1234 5678 (WhatsApp)', '525512345678'],
  ['５５１２３４５６７８', '525512345678'],
])('%s is a Mexican number', (text, digits) => {
  expect(findPhoneNumber(text)).toEqual({ dial: `+${digits}`, whatsapp: digits })
})

test.each([
  ['+1 719 555 0148', 'America/Denver', '1-800-555-0111', '+18005550111'],
  ['+1 503 555 0190', 'America/Los_Angeles', '(541) 555-0134', '+15415550134'],
  ['+1 250 555 0148', 'America/Mexico_City', '415 555 0192', '+524155550192'],
  ['+1 719 555 0148', 'America/Mexico_City', '1-800-555-0111', '18005550111'],
  ['+52 55 5555 0190', 'America/Chicago', '210 555 0134', '+12105550134'],
  ['+52 55 5555 0190', 'Europe/Madrid', '55 5555 0134', '+525555550134'],
  ['55 5555 0190', 'America/Mexico_City', '55 5555 0134', '+525555550134'],
  ['+57 300 555 0190', 'America/Mexico_City', '300 555 0134', '3005550134'],
  ['+1 503 555 0190', 'America/Mexico_City', '+44 20 7946 0958', '+442079460958'],
  ['', 'America/Tijuana', '55 5555 0134', '+525555550134'],
  ['802 555 0147', 'America/New_York', '(802) 555-0168', '+18025550168'],
  ['', 'America/Puerto_Rico', '787 555 0143', '+17875550143'],
  ['087 555 0143', 'Europe/Dublin', '066 555 0178', '0665550178'],
])('beside the host at %s with clocks of %s, %s is dialled as %s', (host, zone, text, dial) => {
  expect(findPhoneNumber(text, callingCodeOf(host, zone))?.dial).toBe(dial)
})

test.each([
  ['+1 (415) 555-2671', '14155552671'],
  ['+34 612 34 56 78', '34612345678'],
  ['+44 (0)20 7946 0958', '442079460958'],
  ['0034 612 345 678', '34612345678'],
  ['+49 30 901820', '4930901820'],
  ['+505 8888 7777', '50588887777'],
])('%s keeps its own country', (text, digits) => {
  expect(findPhoneNumber(text)).toEqual({ dial: `+${digits}`, whatsapp: digits })
})

test.each([
  ['911', '911'],
  ['066', '066'],
  ['*55', undefined],
  ['5658 1111', '56581111'],
  ['1 415 555 2671', '14155552671'],
  ['415 555 26712', '41555526712'],
])('%s is dialled as written and gets no chat', (text, dial) => {
  expect(findPhoneNumber(text)).toEqual(dial === undefined ? undefined : { dial })
})

test.each([
  ['Clínica, abierta 24 horas: 55 5555 0118', '+525555550118'],
  ['Calle 120, tel. 55 5555 0118', '+525555550118'],
  ['911 o 55 5555 0118', '911'],
  ['911\n55 5555 0118', '911'],
  ['55 5555 0118 / 55 5555 0119', '+525555550118'],
  ['Ext. 120', '120'],
  ['Entrada 2026-12-24 15:00, tel. 55 5555 0118', '+525555550118'],
  ['20.96738912, -89.62345678; tel. 55 5555 0118', '+525555550118'],
  ['Reserva bdd71511-6624-4c9f, tel. 55 5555 0118', '+525555550118'],
])('out of %j the number meant is read', (text, dial) => {
  expect(findPhoneNumber(text)?.dial).toBe(dial)
})

test.each([
  '',
  '   ',
  'sin teléfono',
  'bdd71511-6624-4c9f',
  'A5512345678',
  '5512345678B',
  '12',
  '+',
  '+0 123 456 789',
  '+12',
  '+123456789012345678',
  '1234567890123456',
])('%j holds no number', (text) => {
  expect(findPhoneNumber(text)).toBeUndefined()
})

test.each([
  [
    'Emergencias 911. Hospital Ángeles: 55 1234 5678',
    [
      ['Emergencias 911', '911'],
      ['Hospital Ángeles: 55 1234 5678', '+525512345678'],
    ],
  ],
  [
    '911. 55 1234 5678',
    [
      ['911', '911'],
      ['55 1234 5678', '+525512345678'],
    ],
  ],
  [
    '55 5555 0118 / 55 5555 0119',
    [
      ['55 5555 0118', '+525555550118'],
      ['55 5555 0119', '+525555550119'],
    ],
  ],
  [
    'Clínica (24 horas): 55 5555 0118, pregunta por Ana\nCruz Roja 911',
    [
      ['Clínica (24 horas): 55 5555 0118, pregunta por Ana', '+525555550118'],
      ['Cruz Roja 911', '911'],
    ],
  ],
  ['Calle 120, tel. 55 5555 0118', [['Calle 120, tel. 55 5555 0118', '+525555550118']]],
  ['sin teléfono', [['sin teléfono', undefined]]],
])('each number of %j stands with its own words', (text, pieces) => {
  expect(cutByNumber(text).map((each) => [each.text, each.phone?.dial])).toEqual(pieces)
})

test('any text is read without failing, and only digits are ever dialled', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789+() -.ax\n') }), (text) => {
      const number = findPhoneNumber(text)
      if (!number) return
      expect(number.dial).toMatch(/^\+?\d{3,15}$/)
      if (number.whatsapp !== undefined) expect(number.dial).toBe(`+${number.whatsapp}`)
    }),
  )
})

test('a number with a plus never changes its country, however it is spaced', () => {
  fc.assert(
    fc.property(
      fc.stringMatching(/^[1-9]\d{9,13}$/).filter((digits) => !digits.startsWith('521')),
      fc.array(fc.constantFrom('', ' ', '-', '.'), { minLength: 14, maxLength: 14 }),
      (digits, spacing) => {
        const text = `+${Array.from(digits, (digit, at) => digit + spacing[at]).join('')}`
        expect(findPhoneNumber(text)?.whatsapp).toBe(digits)
      },
    ),
  )
})

test.each([
  ['Estela (443) 218-90-56 o Toño: +52 443 111 22 33.', ['(443) 218-90-56', '+52 443 111 22 33']],
  ['https://wa.me/524431112233 y 443 111 22 33, depto. 302', ['443 111 22 33']],
  ['Piso 12, de 9 a 18, 2026-11-27, 065', []],
])('guests can dial in %j', (text, numbers) => {
  expect(dialledIn(text)).toEqual(numbers)
})
