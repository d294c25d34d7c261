import { expect, test } from 'vitest'
import { take } from '#tests/guides/knowing.ts'

test.each([
  ['A mí al 951 304 5518 o a Nacho al 951 177 2046', 'host', ['', 'host'], ['Nacho', 'other']],
  ['951 304 5518 or the gas man on 951 177 2046', 'host', ['', 'host'], ['gas man', 'other']],
  [
    'Dr. Ruiz 951 304 5518 / Clínica Sol 951 177 2046',
    'gate',
    ['Dr. Ruiz', 'gate'],
    ['Clínica Sol', 'gate'],
  ],
] as const)('of several numbers each has the name before it: %s', (words, fine, ...said) => {
  const taken = take('contact', fine, words)
  expect(taken.map(({ fact }) => fact.kind === 'phone' && [fact.name, fact.of])).toEqual(said)
})

test('a number ends with its cell, and one that may go on into an address is asked about', () => {
  const taken = (words: string) =>
    take('emergency', 'medical', words).map(
      ({ fact, isWhole }) => fact.kind === 'phone' && [fact.number, isWhole],
    )
  expect(taken('Mission ER\t(828) 555-0111\t509 Elm Ave')).toEqual([['(828) 555-0111', true]])
  expect(taken('Mission ER (828) 555-0111 509 Elm Ave')).toEqual([['(828) 555-0111 509', false]])
  expect(taken('Guardia 549 351 555 0148')).toEqual([['549 351 555 0148', true]])
  expect(taken('Guardia 951 555 0177 24 horas')).toEqual([['951 555 0177 24', false]])
  expect(taken('Guardia +52 951 555 0177')).toEqual([['+52 951 555 0177', true]])
  expect(taken('Guardia\t+44\t20 7946 0958')).toEqual([['20 7946 0958', false]])
  expect(taken('Guardia\t951\t555 0177')).toEqual([
    ['951', false],
    ['555 0177', false],
  ])
  expect(taken('12\t55 5555 0110\t55 5555 0111')).toEqual([
    ['55 5555 0110', false],
    ['55 5555 0111', false],
  ])
  expect(taken('Guardia +54 9 351 555 0148')).toEqual([['+54 9 351 555 0148', true]])
})

test.each([
  ['Mi hermana Lupita 951 555 0177, ella tiene llave.', 'Mi hermana Lupita, ella tiene llave'],
  ['Memo: 951 555 0177 – solo si no contesto.', 'Memo, solo si no contesto'],
  ['Patty (WhatsApp): 951 555 0177 (WhatsApp)', 'Patty (WhatsApp)'],
  ['951 555 0177 es de la caseta', ''],
  ['El cel de Beto es 951 555 0177', 'El cel de Beto'],
  ['Taxi: Beto 951 555 0177 (hasta las diez)', 'Taxi: Beto (hasta las diez)'],
  ['Fuga de gas: 951 555 0177', 'Fuga de gas'],
  ['Policía – 951 555 0177', 'Policía'],
  ['Centro de salud ....... 951 555 0177, Hidalgo 24', 'Centro de salud, Hidalgo 24'],
  ['Clínica Mérida, tel 951 555 0177, abre las 24 horas', 'Clínica Mérida, abre las 24 horas'],
  ['(Don Chucho 951 555 0177)', 'Don Chucho'],
  ['Farmacia ....... de 7 a 11 pm, 951 555 0177', 'Farmacia, de 7 a 11 pm'],
  ['| Beto | nopal.52 | jardín | 951 555 0177 |', 'Beto, jardín'],
])('whose number it is keeps what is said of them behind it: %s', (words, name) => {
  expect(take('contact', 'other', words)).toMatchObject([{ fact: { kind: 'phone', name } }])
})

test.each([
  ['mi whats 951 203 4478', [true]],
  ['951 203 4478 (solo llamadas, no tiene whats)', [false]],
  ['Ana 951 203 4478 (whats) y Beto 951 203 4479', [true, false]],
  ['WhatsApp: 951 203 4478, llamadas 951 203 4479', [true, false]],
  ['Lupita 951 555 0142 WhatsApp. Me: +1 (218) 555-0167', [true, false]],
  ['Llamadas 951 203 4478, WhatsApp 951 203 4479', [false, true]],
  ['951 203 4478 / 951 203 4479 (WhatsApp)', [false, true]],
])('the name of a channel is that of the number it stands beside: %s', (words, isChat) => {
  const by = take('contact', 'host', words).map(({ fact }) => fact.kind === 'phone' && fact.by)
  expect(by.map((each) => each === 'whatsapp')).toEqual(isChat)
})

test.each([
  ['Caro: 951 203 4478 (whatsapp, de 8 a 23)', 'Caro (whatsapp, de 8 a 23)'],
  ['Mi número es 951 203 4478, contesto de 8 a 10.', 'Mi número, contesto de 8 a 10'],
  ['Teléfono: 951 203 4478', ''],
  ['Ana: 951 203 4478, la clave del portón es 4521', ''],
  ['La caja es 4521, con Ana López: 951 203 4478', ''],
  ['Para lo que sea, llama a Ana – 951 203 4478', ''],
  ['Cualquier cosa márcame al 951 203 4478', ''],
  ['La caja es 4521. Mi celular es 951 203 4478.', ''],
])('beside the number of a host it is kept when to call: %s', (words, name) => {
  expect(take('contact', 'host', words)[0]?.fact).toMatchObject({ of: 'host', name })
})

test('a number is surely a host’s where nothing or a host is named before it', () => {
  const fineIn = (_: string, said: string) => ({
    fine: said.includes('Ana') ? 'host' : 'other',
    chance: 0.95,
  })
  const taken = (words: string) => take('contact', 'host', words, { fineIn })[0]
  const isSure = (words: string) => taken(words)?.isWhole
  const number = '787 555 0143'
  expect(taken(`Farmacia Ruiz: ${number}`)?.fact).toMatchObject({
    of: 'other',
    name: 'Farmacia Ruiz',
  })
  expect([number, `Ana Ruiz: ${number}`, `Farmacia Ruiz: ${number}`].map(isSure)).toEqual([
    true,
    true,
    false,
  ])
})

test('the number of a street calls nobody', () => {
  expect(take('emergency', 'medical', 'Nearest ER is Rutland, 160 Allen St, half an hour')).toEqual(
    [expect.objectContaining({ fact: expect.objectContaining({ kind: 'emergency' }) })],
  )
  expect(take('emergency', 'medical', 'Ambulancia 065 Cruz Roja')).toEqual([
    expect.objectContaining({ fact: expect.objectContaining({ number: '065' }) }),
  ])
})

test('whom a number calls is told by whole words, however long the sentence before it is', () => {
  const before = `alacranes: sí hay, ${'sacudan toallas y zapatos '.repeat(4)}, si pica uno al hospital`
  expect(take('emergency', 'medical', `${before} 954 582 0444`)[0]?.fact).toMatchObject({
    name: 'si pica uno al hospital',
  })
})
