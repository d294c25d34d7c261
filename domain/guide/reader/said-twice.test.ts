import { expect, test } from 'vitest'
import { type Fact, mayBeSame, type Suggestion } from './fact.ts'
import { doubted, retoldIn, withoutDoubles } from './said-twice.ts'

function suggest(fact: Fact, id: string, sureness: Suggestion['sureness'] = 'sure'): Suggestion {
  return { id, fact, from: [{ text: 0, start: 0, end: 0 }], sureness }
}

const key: Fact = { kind: 'code', code: '915', opens: 'lockbox', label: '', notes: '' }
const hour: Fact = { kind: 'time', of: 'checkIn', time: '14:00' }
const surenessOf = (
  suggestions: readonly Suggestion[],
  retold: readonly Fact['kind'][] = [],
  words: readonly string[] = [],
) => {
  const doubts = { retold: new Set(retold), beside: new Set(words) }
  return doubted(withoutDoubles(suggestions), doubts).map(({ sureness }) => sureness)
}

test('a code that is said again where none was taken from is asked about', () => {
  expect(surenessOf([suggest(key, 'a')], [], ['El', '915', 'olvídalo'])).toEqual(['doubtful'])
  expect(surenessOf([suggest(key, 'a')], [], ['El', '916'])).toEqual(['sure'])
})

test('what a home has once is asked about where words that nothing was taken from may tell it anew', () => {
  const host: Fact = { kind: 'phone', number: '231 555 0146', of: 'host', name: '' }
  const roof: Fact = { kind: 'wifi', network: 'RoofAlcala', password: 'mezcal4ever' }
  const rule: Fact = { kind: 'rule', title: 'Silencio', notes: '' }
  const known = [key, hour, host, roof, rule].map((fact) => suggest(fact, fact.kind))
  const askedFor = (words: string) => {
    const retold = retoldIn(words, { units: new Set(['pesos']), numbers: {} })
    const found = surenessOf(known, retold)
    return known.filter((_, at) => found[at] !== 'sure').map(({ id }) => id)
  }
  expect(askedFor('El 915 olvídalo.')).toEqual(['code'])
  expect(askedFor('OH and check out is 11 am now')).toEqual(['time'])
  expect(askedFor('Denise’s new number is (231) 555-0164')).toEqual(['phone'])
  expect(askedFor('La clave de RoofAlcala ahora es mezcal5ever!')).toEqual(['wifi'])
  expect(askedFor('Son 350 pesos, gracias.')).toEqual([])
})

test('a code that is said again in other words is one, with the words of both', () => {
  const again = { ...key, notes: 'y jala' }
  const [one, ...others] = withoutDoubles([suggest(key, 'a'), suggest(again, 'b')])
  expect([one?.fact, others]).toEqual([again, []])
})

test('an hour that is said again beside another one is asked about', () => {
  const again = suggest(hour, 'Ya no a las 14:00 sino 15:30.', 'doubtful')
  expect(surenessOf([suggest(hour, 'Entrada 14:00'), again])).toEqual(['doubtful'])
  expect(surenessOf([suggest(hour, 'Entrada 14:00')])).toEqual(['sure'])
})

test('an hour is asked about where what seems another thing may be another hour', () => {
  const step: Fact = { kind: 'step', title: 'Check-in', notes: '15:30' }
  const other = { ...suggest(step, 'sino 15:30.', 'doubtful'), or: { ...hour, time: '15:30' } }
  expect(surenessOf([suggest(hour, 'Entrada 14:00'), other])[0]).toBe('doubtful')
  const rule = { ...other, or: { ...step, kind: 'rule' } as const }
  expect(surenessOf([suggest(hour, 'Entrada 14:00'), rule])[0]).toBe('sure')
})

test('the hours of one thing that are said in two rules are asked about', () => {
  const rule = (title: string): Fact => ({ kind: 'rule', title, notes: '' })
  const surenessBeside = (other: string) =>
    surenessOf([suggest(rule('La alberca abre de 8 am a 9 pm'), 'a'), suggest(rule(other), 'b')])[0]
  expect(surenessBeside('La alberca cierra ya a las 10 pm')).toBe('doubtful')
  expect(surenessBeside('La alberca es honda')).toBe('sure')
  expect(surenessBeside('El silencio es desde las 10 pm')).toBe('sure')
})

test('a number in other figures’ order is a slip put right: both are asked; one of two to call is not', () => {
  const old: Fact = { kind: 'phone', number: '442 270 6914', of: 'other', name: 'Eusebio' }
  const fresh: Fact = { ...old, number: '+52 442 270 6941', name: 'Cambió' }
  const both = [suggest(old, 'Caja: 915'), suggest(fresh, 'El 915 olvídalo.')]
  expect(surenessOf(both)).toEqual(['doubtful', 'doubtful'])
  expect([mayBeSame(old, fresh), mayBeSame(old, { ...old, name: 'Vale' })]).toEqual([true, false])
  const garage: Fact = { kind: 'code', code: '6038', opens: 'door', label: '', notes: '' }
  expect(mayBeSame(garage, { ...garage, code: '6083', opens: 'other', label: 'now' })).toBe(true)
  const again = [both[0], suggest({ ...old, of: 'medical' }, 'Entrada 14:00')].flatMap(
    (each) => each ?? [],
  )
  expect(surenessOf(again)).toEqual(['sure', 'sure'])
})
