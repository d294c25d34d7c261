import { expect, test } from 'vitest'
import type { Fact } from '#domain/guide/reader/fact.ts'
import { sectionOfFact, writesOf } from '#domain/guide/reader/placing/writes-of-fact.ts'
import { destinationsOf, factOfWords, moveFact, moveFind, readAs } from './move-fact.ts'
import { editFact, isHalf, mayBeHalf, textsOfFact } from './texts-of-fact.ts'

const rule: Fact = { kind: 'rule', title: 'Apaguen el clima', notes: 'Al salir.' }

test('a rule becomes a check-out step with the same words', () => {
  expect(moveFact(rule, { kind: 'step' })).toEqual({ ...rule, kind: 'step' })
})

test('a fact keeps its words wherever it is moved', () => {
  const { usual, rare } = destinationsOf(['Sala'])
  for (const to of [...usual, ...rare]) {
    if (to.kind === 'wifi') continue
    expect(JSON.stringify(moveFact(rule, to))).toContain('Apaguen el clima')
    expect(JSON.stringify(moveFact(rule, to))).toContain('Al salir.')
  }
})

test('a sentence whose title ends at a comma is one sentence again where it is moved', () => {
  const said: Fact = {
    kind: 'rule',
    title: 'Cuida la calle Don Chema',
    notes: 'no le toquen el claxon.',
  }
  const words = 'Cuida la calle Don Chema, no le toquen el claxon.'
  expect(moveFact(said, { kind: 'arrival', of: 'byCar' })).toMatchObject({ words })
})

test('left-over words become a block of a section, with a short title', () => {
  const words = 'Hay abejas en el jardín. No pican si no las molestan.'
  const block = factOfWords(words, { kind: 'block', section: 'house_manual' })
  expect(block).toEqual({
    kind: 'block',
    section: 'house_manual',
    title: 'Hay abejas en el jardín',
    body: 'No pican si no las molestan.',
  })
  expect(sectionOfFact(block)).toBe('house_manual')
})

test('a person may change each text of a fact, as long as the form takes it', () => {
  expect(textsOfFact(rule)).toEqual([
    { key: 'title', words: 'Apaguen el clima', longest: 200, isMissing: false },
    { key: 'notes', words: 'Al salir.', longest: 5000, isMissing: false },
  ])
  const half = factOfWords('Abre con eso', { kind: 'code', opens: 'other' })
  expect(textsOfFact(half).filter(({ isMissing }) => isMissing)).toMatchObject([{ key: 'code' }])
  expect(editFact(rule, 'title', 'Apaga')).toEqual({ ...rule, title: 'Apaga' })
  expect(editFact(rule, 'kind', 'step')).toEqual(rule)
})

test('a code or a number is taken out of words that have only one, and is asked for otherwise', () => {
  const code = factOfWords('La caja abre con 4821', { kind: 'code', opens: 'other' })
  expect([code, isHalf(code)]).toEqual([
    { kind: 'code', code: '4821', opens: 'other', label: '', notes: 'La caja abre con 4821' },
    false,
  ])
  const phone = factOfWords('Doña Mari: 55 5555 0142', { kind: 'phone' })
  expect(phone).toEqual({ kind: 'phone', number: '55 5555 0142', of: 'other', name: 'Doña Mari' })
  expect(moveFact(phone, { kind: 'phone', of: 'host' })).toEqual({ ...phone, of: 'host' })
  expect(isHalf(factOfWords('La caja abre sola', { kind: 'code', opens: 'other' }))).toBe(true)
  expect(isHalf({ kind: 'time', of: 'checkIn', time: '' })).toBe(true)
})

test('a code may be said to open another thing, and keeps what else is said of it', () => {
  const code: Fact = {
    kind: 'code',
    code: '4718',
    opens: 'door',
    label: 'Caja',
    notes: 'A la izquierda',
  }
  expect(moveFact(code, { kind: 'code', opens: 'lockbox' })).toEqual({ ...code, opens: 'lockbox' })
})

test('a code that was said to open another thing keeps all its words as a step', () => {
  const fact: Fact = { kind: 'code', code: '4521', opens: 'gate', label: '', notes: '' }
  const find = { fact, words: 'Push hard; door 4521', isChanged: true }
  expect(moveFind(find, { kind: 'step' })).toMatchObject({ title: 'Push hard', notes: 'door 4521' })
})

test('a number that is said to be another’s stays as it is, whatever its name ends with', () => {
  const name = 'Farmacia Guadalupe, Av. Universidad 210'
  const fact: Fact = { kind: 'phone', number: '442 555 0188', of: 'medical', name }
  expect(moveFact(fact, { kind: 'phone' })).toEqual({ ...fact, of: 'other' })
  const step: Fact = { kind: 'step', title: name, notes: '442 555 0188' }
  expect(moveFact(step, { kind: 'phone' })).toMatchObject({ number: '442 555 0188', name })
})

test('whoever helps when the host does not answer is the emergency contact, by name and number', () => {
  expect(destinationsOf([]).usual).toContainEqual({ kind: 'emergencyContact' })
  const contact = factOfWords('Mi hermana Lupe: 55 5550 1427', { kind: 'emergencyContact' })
  const words = 'Mi hermana Lupe: 55 5550 1427'
  expect(writesOf(contact)).toMatchObject([{ path: 'welcome.emergencyContact', words }])
})

test('words that its host calls a network are one where two of them look it, and else wait to be written', () => {
  const toWifi = (words: string) => factOfWords(words, { kind: 'wifi' })
  const two = { kind: 'wifi', network: 'Casa_5G', password: 'mango22' }
  expect(toWifi('Conéctense a Casa_5G con mango22')).toEqual(two)
  const none = { kind: 'wifi', network: '', password: '' }
  expect(toWifi('La contraseña está en el refri')).toEqual(none)
  expect(isHalf(toWifi('La contraseña está en el refri'))).toBe(true)
})

test('a network without its password is looked at before it is taken, and may be open', () => {
  const open = { kind: 'wifi', network: 'HeronNest', password: '' } as const
  expect([mayBeHalf(open), isHalf(open)]).toEqual([true, false])
  expect(mayBeHalf({ ...open, password: 'mullet and grits 88' })).toBe(false)
  expect(isHalf({ ...open, network: '', password: 'sol-9' })).toBe(true)
})

test('another reading keeps what its host has written meanwhile', () => {
  const notes = 'La llave está atrás'
  const device: Fact = { kind: 'device', name: 'Llave de paso', notes }
  const emergency: Fact = { kind: 'emergency', title: 'Llave', notes: 'atrás' }
  expect(readAs(emergency, device)).toEqual({ kind: 'emergency', title: 'Llave de paso', notes })
  const fire: Fact = { kind: 'phone', number: '911', of: 'fire', name: 'Bomberos' }
  const gatehouse: Fact = { ...fire, of: 'police', name: 'Caseta' }
  expect(readAs(fire, gatehouse)).toEqual({ ...gatehouse, of: 'fire' })
  const box: Fact = { kind: 'code', code: '0394', opens: 'lockbox', label: '', notes: 'y porfa' }
  expect(readAs(box, { ...box, opens: 'door', notes: '' })).toEqual({ ...box, notes: '' })
  const kitchen: Fact = { kind: 'feature', words: 'Cafetera', room: 'Cocina' }
  const stove: Fact = { ...kitchen, words: 'Cafetera en la estufa', room: 'Sala' }
  expect(readAs(kitchen, stove)).toEqual({ ...stove, room: 'Cocina' })
  const wifi: Fact = { kind: 'wifi', network: 'Casa', password: 'nopal 52' }
  expect(readAs(wifi, device)).toBe(wifi)
})
