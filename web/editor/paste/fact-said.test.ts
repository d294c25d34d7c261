import { describe, expect, test } from 'vitest'
import { emptyGuidebookForm } from '#domain/guide/guidebook.ts'
import type { Fact } from '#domain/guide/reader/fact.ts'
import { noAnswers } from './pasted.ts'
import { factSaid } from './review.ts'
import { around, saidBeside } from './say-fact.ts'
import { roomsOf } from './use-review.ts'

test('what its host says it is keeps what the reader knew of it, and what its host has changed', () => {
  const number = '55 5555 0142'
  const own: Fact = { kind: 'phone', number, of: 'host', name: '' }
  const or: Fact = { kind: 'phone', number, of: 'other', name: 'Tomás, si no contesto' }
  const item = { id: 'a', words: `Tomás: ${number}`, fact: own, or }
  expect(factSaid(item, { kind: 'phone' }, noAnswers)).toEqual(or)
  const edited = { ...noAnswers, facts: { a: { ...own, number: '55 5555 0143' } } }
  const changed = { ...item, fact: { ...own, number: '55 5555 0143' } }
  expect(factSaid(changed, { kind: 'phone' }, edited)).toMatchObject({ number: '55 5555 0143' })
  expect(factSaid(item, { kind: 'rule' }, noAnswers)).toMatchObject({ kind: 'rule' })
})

test('a name out of the middle of its words is said beside them, one that they begin with is not', () => {
  const text = 'El mejor café es el de Doña Luz, en la plaza.'
  const texts = [{ name: '', text }]
  const from = [{ text: 0, start: 0, end: text.length }]
  const place = { kind: 'place', category: 'Cafe', mapsLink: '' } as const
  const named: Fact = { ...place, name: 'Doña Luz', description: text }
  expect(saidBeside(named, texts, from)).toBe(`Doña Luz: ${text}`)
  const first: Fact = {
    ...place,
    name: 'El mejor café',
    description: 'es el de Doña Luz, en la plaza',
  }
  expect(saidBeside(first, texts, from)).toBe('')
})

test('what is said to be a telephone is nobody’s in particular, whatever else it was read as', () => {
  const fact: Fact = { kind: 'phone', number: '951 515 0111', of: 'police', name: 'Fuga de gas' }
  const item = { id: 'a', words: '', fact, or: { ...fact, of: 'fire' } as const }
  expect(factSaid(item, { kind: 'phone' }, noAnswers)).toMatchObject({ of: 'other' })
})

describe('an exact value that its host calls another thing', () => {
  const words = 'Salida tarde (hasta las 2 pm) ........ $400'
  const fact: Fact = { kind: 'time', of: 'checkOut', time: '14:00' }
  const rule = { kind: 'rule' } as const

  test('becomes that with all its words, not with the value alone', () => {
    const network: Fact = { kind: 'wifi', network: 'PIRUL_5G', password: 'Huizache#2207' }
    const number: Fact = { kind: 'phone', number: '55 5555 0142', of: 'host', name: '' }
    const link: Fact = { kind: 'mapsLink', link: 'https://maps.app.goo.gl/aB' }
    for (const each of [fact, network, number, link]) {
      const said = factSaid({ id: 'a', words, fact: each }, rule, noAnswers)
      expect(said).toEqual({ kind: 'rule', title: 'Salida tarde (hasta las 2 pm)', notes: '$400' })
    }
  })

  test('has them still when it was called something in between', () => {
    const or: Fact = { ...fact, of: 'checkIn' }
    const item = { id: 'a', words: `${words}, PIRUL_5G y Huizache#2207`, fact, or }
    const whole = { kind: 'rule', notes: '$400, PIRUL_5G y Huizache#2207' }
    for (const between of [{ kind: 'wifi' }, { kind: 'phone' }] as const) {
      const first = factSaid(item, between, noAnswers)
      const last = factSaid({ ...item, fact: first }, rule, { ...noAnswers, facts: { a: first } })
      expect(last).toMatchObject(whole)
    }
    const other = factSaid({ ...item, fact: or }, rule, { ...noAnswers, facts: { a: or } })
    expect(other).toMatchObject(whole)
  })

  test('is what its host has made of it, once that was edited', () => {
    const edited: Fact = { ...fact, time: '15:00' }
    const answers = { ...noAnswers, facts: { a: edited } }
    expect(factSaid({ id: 'a', words, fact: edited }, rule, answers)).toMatchObject({
      title: '15:00',
    })
  })
})

test.each([
  '[12/10/24, 9:14 a. m.] Chayo: Hola, pasen. La llave está en la maceta.',
  '12/10/24, 9:14 - Chayo: Hola, pasen. La llave está en la maceta.',
])('the sentence around some words begins behind the stamp of its message: %s', (text) => {
  const start = text.indexOf('pasen')
  expect(around(text, { text: 0, start, end: start + 6 })).toMatchObject({ before: 'Hola, ' })
})

test('a room is offered once, as the guide writes it', () => {
  const form = emptyGuidebookForm()
  const [{ label = '' } = {}] = form.houseManual.rooms
  const inRoom = (room: string): Fact => ({ kind: 'feature', room, words: 'Refri' })
  const own = { id: 'a', from: [], sureness: 'sure' } as const
  const suggestions = [label.toUpperCase(), 'Tapanco', 'TAPANCO'].map((room) => ({
    ...own,
    fact: inRoom(room),
  }))
  const proposal = { suggestions, leftOver: [], idle: [] }
  const rooms = roomsOf(form, { texts: [], unread: [], readInPart: [], proposal }, noAnswers)
  expect(rooms.filter((room) => /tapanco/i.test(room))).toEqual(['Tapanco'])
  expect(rooms).toContain(label)
  expect(rooms).not.toContain(label.toUpperCase())
})
