import fc from 'fast-check'
import { expect, test } from 'vitest'
import { derivedId } from '#domain/guide/entry-ids.ts'
import { askAboutDangers, isHiddenInGuide } from './ask-about-dangers.ts'
import type { Fact, Suggestion } from './fact.ts'

test.each<[Fact, Suggestion['sureness']]>([
  [{ kind: 'firstAid', words: 'El botiquín está en el baño.' }, 'dangerous'],
  [{ kind: 'emergency', title: 'Apagón', notes: '' }, 'dangerous'],
  [{ kind: 'parking', words: 'En la calle' }, 'dangerous'],
  [{ kind: 'phone', number: '55 5555 0142', of: 'police', name: '' }, 'dangerous'],
  [{ kind: 'phone', number: '55 5555 0142', of: 'host', name: '' }, 'sure'],
  [{ kind: 'arrival', of: 'gate', words: 'Den su nombre' }, 'dangerous'],
  [{ kind: 'arrival', of: 'byCar', words: 'Por la carretera' }, 'sure'],
  [{ kind: 'step', title: 'Cierra la llave del gas', notes: '' }, 'sure'],
  [{ kind: 'device', name: 'Boiler', notes: 'Abran la perilla.' }, 'sure'],
  [{ kind: 'name', name: 'Casa Azul' }, 'sure'],
])('%o that was sure is %s', (fact, sureness) => {
  const suggestion: Suggestion = { id: 'a1b2c3d4', fact, from: [], sureness: 'sure' }
  let made = 0
  const makeId = () => {
    made += 1
    return derivedId(String(made))
  }
  const { suggestions } = askAboutDangers(
    { suggestions: [suggestion], leftOver: [], idle: [] },
    makeId,
  )
  expect(suggestions).toEqual([{ ...suggestion, sureness }])
})

const words = fc.constantFrom(
  ...[
    'Gas',
    'Gas stove',
    'Turn the knob',
    'Garage',
    'Lamp',
    '',
    'Code 4711',
    'Botiquín',
    'Boiler',
    '4821',
    'Puerta',
    'Agua',
    '911',
  ],
)
const text = fc.array(words, { minLength: 1, maxLength: 3 }).map((all) => all.join(' '))
const anyFact: fc.Arbitrary<Fact> = fc.oneof(
  fc.record({ kind: fc.constant('feature' as const), room: text, words: text }),
  fc.record({ kind: fc.constantFrom('rule' as const, 'step' as const), title: text, notes: text }),
  fc.record({ kind: fc.constant('device' as const), name: text, notes: text }),
  fc.record({ kind: fc.constant('welcome' as const), words: text }),
  fc.record({ kind: fc.constant('wifi' as const), network: text, password: text }),
  fc.record({
    kind: fc.constant('arrival' as const),
    of: fc.constantFrom('byCar' as const, 'gate' as const, 'steps' as const),
    words: text,
  }),
)

test('what is asked about is what guests would not be shown, however many facts there are', () => {
  let made = 0
  const makeId = () => {
    made += 1
    return derivedId(String(made))
  }
  fc.assert(
    fc.property(fc.array(anyFact, { minLength: 1, maxLength: 12 }), (facts) => {
      const suggestions = facts.map(
        (fact): Suggestion => ({ id: makeId(), fact, from: [], sureness: 'sure' }),
      )
      const asked = askAboutDangers({ suggestions, leftOver: [], idle: [] }, makeId).suggestions
      expect(asked.map(({ sureness }) => sureness === 'dangerous')).toEqual(
        suggestions.map((each) => isHiddenInGuide(each, makeId)),
      )
    }),
    { numRuns: 25 },
  )
})
