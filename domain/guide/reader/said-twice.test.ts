import { expect, test } from 'vitest'
import { type Fact, mayBeSame, type Suggestion } from './fact.ts'
import type { Piece } from './form.ts'
import { changedValues, doubted, withoutDoubles } from './said-twice.ts'

const text = 'Caja: 915. Entrada 14:00. Ya no a las 14:00 sino 15:30. El 915 olvídalo.'
const spanOf = (words: string) => {
  const start = text.indexOf(words)
  return { text: 0, start, end: start + words.length }
}

function suggest(fact: Fact, words: string, sureness: Suggestion['sureness'] = 'sure'): Suggestion {
  return { id: words, fact, from: [spanOf(words)], sureness }
}

const knowing = {
  fineIn: (_: string, words: string) =>
    /ya no|no longer|vieja/.test(words)
      ? { fine: 'old', chance: 0.9 }
      : { fine: /check out/i.test(words) ? 'out' : '', chance: 0.9 },
  kindOf: (words: string) =>
    /check/i.test(words) ? 'hours' : /wifi/.test(words) ? 'wifi' : ('chatter' as const),
  units: new Set<string>(),
  rooms: [],
  numbers: {},
}
const changedBy = (words: string, known: Fact) =>
  changedValues([{ words } as Piece], [suggest(known, 'Caja: 915')], { text, ...knowing }).map(
    ({ fact }) => fact,
  )
const key: Fact = { kind: 'code', code: '915', opens: 'lockbox', label: '', notes: '' }
const hour: Fact = { kind: 'time', of: 'checkIn', time: '14:00' }
const surenessOf = (suggestions: readonly Suggestion[], asides = new Set<string>()) =>
  doubted(withoutDoubles(suggestions), asides, { texts: [text], tellsOldCode: false }).map(
    ({ sureness }) => sureness,
  )

test('a code that is said again where nothing was taken from is asked about', () => {
  expect(surenessOf([suggest(key, 'Caja: 915')])).toEqual(['doubtful'])
  const both = [suggest(key, 'Caja: 915'), suggest(key, 'El 915 olvídalo.')]
  expect(surenessOf(both)).toEqual(['sure'])
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

test('words that tell another code of a thing that has one are asked about as that', () => {
  const shed: Fact = { kind: 'code', code: '915', opens: 'other', label: 'Bodega', notes: 'jala' }
  const codesOf = (words: string) => changedBy(words, shed)
  expect(codesOf('La clave de la bodega cambió: ahora es 846.')).toEqual([
    { ...shed, code: '846', notes: '' },
  ])
  expect(codesOf('La clave de la caja fuerte es 846.')).toEqual([])
  expect(codesOf('La bodega se abre con 915.')).toEqual([])
  expect(codesOf('La bodega: 846, y el portón 7153.')).toEqual([])
  const unnamed: Fact = { ...shed, code: '6204', label: '' }
  const slipsOf = (words: string) => changedBy(words, unnamed)
  expect(slipsOf('From May it is 6240, not what I said above.')).toEqual([
    { ...unnamed, code: '6240', notes: '' },
  ])
  expect([slipsOf('It is 6204.'), slipsOf('The other is 6304.')]).toEqual([[], []])
})

test('of the codes of some words the one that opens takes the place of the one that is gone', () => {
  const garage: Fact = { kind: 'code', code: '8026', opens: 'other', label: 'Garage', notes: '' }
  const codesOf = (words: string) =>
    changedBy(words, garage).map((fact) => fact.kind === 'code' && `${fact.label} ${fact.code}`)
  expect(codesOf('Garage is now 6152 (Rick did it). 8026 no longer works.')).toEqual([
    'Garage 6152',
  ])
  expect(codesOf('8026 ya no, ahora es 6152')).toEqual(['Garage 6152'])
  expect(codesOf('8026 ya no, usen 6152 o 7711')).toEqual([])
  expect(codesOf('Garage (la vieja, 6152, ya no anda)')).toEqual([])
  expect(codesOf('8026 opens, 6152 no longer')).toEqual([])
  expect(codesOf('The Garage had 6152 (it no longer works)')).toEqual([])
})

test('words about an hour that tell another one are asked about as that', () => {
  const out: Fact = { kind: 'time', of: 'checkOut', time: '10:00' }
  const hoursOf = (words: string) => changedBy(words, out)
  expect(hoursOf('OH and check out is 11 now not 10')).toEqual([{ ...out, time: '11:00' }])
  expect(hoursOf('Check out is at 10 am')).toEqual([])
  const stale = 'The listing still tells you 10 but it’s 10:30 now'
  expect(hoursOf(stale)).toEqual([{ ...out, time: '10:30' }])
  expect(hoursOf('Breakfast is at 9')).toEqual([])
})

test('what words tell is asked once, however much they are compared with', () => {
  let asked = 0
  const kindOf = (words: string) => {
    asked += 1
    return knowing.kindOf(words)
  }
  const askedWith = (count: number) => {
    asked = 0
    const known = Array.from({ length: count }, (_, at) => suggest(hour, String(at)))
    changedValues([{ words: 'Check in 3 pm.' } as Piece], known, { text, ...knowing, kindOf })
    return asked
  }
  expect([askedWith(1), askedWith(40)]).toEqual([1, 1])
})

test('words that tell another password of a network that has one are asked about as that', () => {
  const roof: Fact = { kind: 'wifi', network: 'RoofAlcala', password: 'mezcal4ever' }
  const passwordsOf = (words: string) => changedBy(words, roof)
  expect(
    passwordsOf('CORRECCIÓN: la clave de RoofAlcala ahora es mezcal4ever! (con signo)'),
  ).toEqual([{ ...roof, password: 'mezcal4ever!' }])
  expect(passwordsOf('RoofAlcala llega hasta la azotea.')).toEqual([])
  expect(passwordsOf('RoofAlcala es con mezcal4ever.')).toEqual([])
  expect(passwordsOf('La otra es con mezcal5ever.')).toEqual([])
  expect(passwordsOf('La del wifi ahora es mezcal5ever.')).toMatchObject([
    { password: 'mezcal5ever' },
  ])
  expect(passwordsOf('El wifi Nube_Alta va con mezcal5ever.')).toEqual([])
})

test('words that tell another number of a host who has one are asked about as that', () => {
  const host: Fact = { kind: 'phone', number: '(231) 555-0146', of: 'host', name: '' }
  const said = 'Denise (text is best): (231) 555-0146'
  const from = [{ text: 0, start: 0, end: said.length }]
  const numbersOf = (words: string) =>
    changedValues([{ words } as Piece], [{ id: '1', fact: host, from, sureness: 'sure' }], {
      text: said,
      ...knowing,
    }).map(({ fact }) => fact)
  expect(numbersOf('Denise’s phone changed, the new number is (231) 555-0164,')).toEqual([
    { ...host, number: '(231) 555-0164' },
  ])
  expect(numbersOf('Cleaner Patty (231) 555-0199, $210')).toEqual([])
  expect(numbersOf('Denise is at +1 231 555 0146')).toEqual([])
})

test('a number in other figures’ order is a slip put right: both are asked; one of two to call is not', () => {
  const old: Fact = { kind: 'phone', number: '442 270 6914', of: 'other', name: 'Eusebio' }
  const fresh: Fact = { ...old, number: '+52 442 270 6941', name: 'Cambió' }
  const both = [suggest(old, 'Caja: 915'), suggest(fresh, 'El 915 olvídalo.')]
  expect(surenessOf(both)).toEqual(['doubtful', 'doubtful'])
  expect([mayBeSame(old, fresh), mayBeSame(old, { ...old, name: 'Vale' })]).toEqual([true, false])
  const garage: Fact = { kind: 'code', code: '6038', opens: 'door', label: '', notes: '' }
  expect(mayBeSame(garage, { ...garage, code: '6083', opens: 'other', label: 'now' })).toBe(true)
  const street: Fact = { ...garage, notes: 'The street door is green and its code is …' }
  const gate: Fact = { ...garage, opens: 'gate', code: '9053' }
  const changed = { ...gate, notes: 'they changed the street door code today' }
  const side = { ...gate, notes: 'the side door has a code' }
  expect([mayBeSame(street, changed), mayBeSame(street, side)]).toEqual([true, false])
  const again = [both[0], suggest({ ...old, of: 'medical' }, 'Entrada 14:00')].flatMap(
    (each) => each ?? [],
  )
  expect(surenessOf(again)).toEqual(['sure', 'sure'])
})

test('words right behind a code’s that tell another are asked about as that', () => {
  const said = 'La de al lado ya no es 5519, es 6083.'
  const from = [{ text: 0, start: 0, end: 28 }]
  const door: Fact = { kind: 'code', code: '5519', opens: 'door', label: '', notes: 'ya no' }
  const codesOf = (start: number) =>
    changedValues(
      [{ words: 'es 6083.', start } as Piece],
      [{ id: '1', fact: door, from, sureness: 'sure' }],
      { text: said, ...knowing },
    ).map(({ fact }) => fact)
  expect(codesOf(29)).toEqual([{ ...door, code: '6083', notes: '' }])
  expect([codesOf(0), codesOf(40)]).toEqual([[], []])
})

test('of what was taken for a rule only words that name the hour that stands tell another one', () => {
  const out: Fact = { kind: 'time', of: 'checkOut', time: '11:00' }
  const changedIn = (words: string, known: Fact) =>
    changedValues([{ words } as Piece], [suggest(known, 'Caja: 915')], {
      text,
      isTaken: true,
      ...knowing,
    }).map(({ fact }) => fact)
  expect(changedIn('I moved it, the check out is 10 am now not 11', out)).toEqual([
    { ...out, time: '10:00' },
  ])
  expect(changedIn('The check out cart comes at 9 am', out)).toEqual([])
  expect(changedIn('I moved it, 10 am and not 11', out)).toEqual([])
  expect(changedIn('Check the box: 915 is gone, it is 846', key)).toEqual([])
})
