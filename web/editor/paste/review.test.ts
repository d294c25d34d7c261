import { describe, expect, test } from 'vitest'
import { emptyGuidebookForm, type GuidebookForm } from '#domain/guide/guidebook.ts'
import type { Fact, Suggestion } from '#domain/guide/reader/fact.ts'
import { type Answers, joinReads, noAnswers, type Read, readPasted, withRead } from './pasted.ts'
import { cutKey, type Item, reviewOf, shownKey, spanKey, stillOpen, withPlaced } from './review.ts'
import { standingWords } from './say-fact.ts'

const name = found('name0000', { kind: 'name', name: 'Casa Azul' }, 'sure')
const code = found(
  'code0000',
  { kind: 'code', code: '4821', opens: 'lockbox', label: 'Caja', notes: '' },
  'dangerous',
)
const rule = found('rule0000', { kind: 'rule', title: 'Sin fiestas', notes: '' }, 'sure')
const text = '¡Los esperamos!'
const leftOver = { text: 0, start: 0, end: text.length }
const read: Read = {
  texts: [{ name: '', text }],
  unread: [],
  readInPart: [],
  proposal: { suggestions: [name, code, rule], leftOver: [leftOver], idle: [] },
}
const form = emptyGuidebookForm()
const houses: Read = {
  texts: [{ name: '', text: 'Casa Azul\nReglas\nSin fiestas ni fumar.' }],
  unread: [],
  readInPart: [],
  proposal: {
    suggestions: [
      { ...name, from: [{ text: 0, start: 0, end: 9 }] },
      code,
      {
        ...rule,
        from: [
          { text: 0, start: 10, end: 16 },
          { text: 0, start: 17, end: 38 },
        ],
      },
      {
        ...found('rule0001', { kind: 'rule', title: 'No fumar', notes: '' }, 'sure'),
        from: [{ text: 0, start: 17, end: 38 }],
      },
    ],
    leftOver: [],
    idle: [],
  },
}

function found(id: string, fact: Fact, sureness: Suggestion['sureness']): Suggestion {
  return { id, fact, sureness, from: [{ text: 0, start: 0, end: 4 }] }
}

const wholeHouse = { text: 0, start: 0, end: 38 }

function idsOf(items: readonly Item[]) {
  return items.map(({ id }) => id)
}

function wordsOf(items: readonly Item[]) {
  return items.map(({ words }) => words)
}

function codesIn({ welcome }: GuidebookForm) {
  return (welcome.arrival?.codes ?? []).map(({ code }) => code).filter((code) => code !== '')
}

function said(answers: Partial<Answers>): Answers {
  return { ...noAnswers, ...answers }
}

describe('what was found', () => {
  test('is placed where it is sure, and waits where it is not', () => {
    const { placed: inPlace, asked } = reviewOf(form, read, noAnswers)
    expect([idsOf(inPlace), idsOf(asked)]).toEqual([['name0000', 'rule0000'], ['code0000']])
    const placed = withPlaced(form, read, noAnswers)
    expect(placed.welcome.propertyName).toBe('Casa Azul')
    expect(codesIn(placed)).toEqual([])
  })

  test('is not placed once it is undone, and is again once that is taken back', () => {
    const placed = withPlaced(form, read, said({ verdicts: { name0000: 'out' } }))
    expect([placed.welcome.propertyName, placed.houseRules.rules[0]?.title]).toEqual([
      '',
      'Sin fiestas',
    ])
    expect(withPlaced(form, read, said({ verdicts: {} })).welcome.propertyName).toBe('Casa Azul')
  })

  test('waits to be confirmed where guests act on it, unless its host accepted it with a click or wrote in it', () => {
    const fact: Fact = { kind: 'parking', words: 'En la calle' }
    const suggestions = [...read.proposal.suggestions, found('park0000', fact, 'sure')]
    const all = { ...read, proposal: { ...read.proposal, suggestions } }
    const waitingAfter = (answers: Partial<Answers>) =>
      Object.keys(withPlaced(form, all, said(answers)).unconfirmed ?? {})
    const waits = ['houseManual.parking']
    expect(waitingAfter({ verdicts: { code0000: 'in' } })).toEqual(waits)
    expect(waitingAfter({ verdicts: { name0000: 'out', rule0000: 'out' } })).toEqual(waits)
    expect(waitingAfter({ verdicts: { park0000: 'in' } })).toEqual([])
    expect(waitingAfter({ facts: { park0000: { ...fact, words: 'Adentro' } } })).toEqual([])
  })

  test('stands where it belongs once its host shows it to everybody, and behind a lock before', () => {
    const fact: Fact = { kind: 'arrival', of: 'byCar', words: 'Por la 307' }
    const way = { ...found('way00000', fact, 'dangerous'), isSecret: true } as const
    const one = { ...read, proposal: { ...read.proposal, suggestions: [way] } }
    const placedWith = (answers: Partial<Answers>) => {
      const { welcome, sections } = withPlaced(form, one, said(answers))
      return [welcome.arrival?.byCar ?? '', sections.welcome.items?.map(({ stayOnly }) => stayOnly)]
    }
    const verdicts = { way00000: 'in' } as const
    expect(placedWith({ verdicts })).toEqual(['', [true]])
    const shown = [shownKey(way)]
    expect(placedWith({ verdicts, shown })).toEqual(['Por la 307', []])
    const facts = { way00000: { ...fact, words: 'Por la 307, marca 4821' } }
    expect(placedWith({ verdicts, shown, facts })).toEqual(['', [true]])
    const [later] = stillOpen(form, { text: '', files: [], read: one, answers: said({ shown }) })
      .read!.proposal.suggestions
    expect(later?.isSecret).toBe(true)
  })

  test.each(['Cama de 160 cm', 'Casona: 120 años'])('locks no measure: %s', (text) => {
    const leftOver = [{ text: 0, start: 0, end: text.length }]
    const own = { texts: [{ name: '', text }], proposal: { suggestions: [], leftOver, idle: [] } }
    const fact: Fact = { kind: 'feature', room: 'Cuarto', words: text }
    const answers = said({ facts: { [`0:0-${text.length}`]: fact } })
    const [item] = reviewOf(form, { ...read, ...own }, answers).asked
    expect([item?.fact, item?.isSecret]).toEqual([fact, undefined])
  })

  test('goes in as its host has edited it', () => {
    const edited = { ...code.fact, code: '1111' } as Fact
    const answers = said({ facts: { code0000: edited }, verdicts: { code0000: 'in' } })
    expect(codesIn(withPlaced(form, read, answers))).toEqual(['1111'])
  })

  test('brings the zone of its address, unless its host has chosen one', () => {
    const home = found('home0000', { kind: 'address', address: 'Bogotá, Colombia' }, 'sure')
    const one = { ...read, proposal: { ...read.proposal, suggestions: [home] } }
    const zoneIn = (of: GuidebookForm) => withPlaced(of, one, noAnswers).timeZone
    const typed = structuredClone(form)
    typed.localGuide.propertyLocation.address = 'Orizaba 87'
    const guides = [form, { ...form, timeZone: 'America/Lima' }, typed]
    expect(guides.map(zoneIn)).toEqual(['America/Bogota', 'America/Lima', form.timeZone])
  })

  test('never takes the place of what its host has typed', () => {
    const typed = { ...form, welcome: { ...form.welcome, propertyName: 'Casa Roja' } }
    const { inTheWay, placed } = reviewOf(typed, read, noAnswers)
    expect([idsOf(inTheWay), idsOf(placed)]).toEqual([['name0000'], ['rule0000']])
    expect(standingWords(typed, name.fact)).toBe('Casa Roja')
    expect(withPlaced(typed, read, noAnswers).welcome.propertyName).toBe('Casa Roja')
  })
})

describe('what was not understood', () => {
  const key = spanKey(leftOver)

  test('stays in view, and becomes what its host says it is', () => {
    expect(wordsOf(reviewOf(form, read, noAnswers).pieces)).toEqual([text])
    const block: Fact = { kind: 'block', section: 'checkout', title: text, body: '' }
    const answers = said({ facts: { [key]: block }, verdicts: { [key]: 'in' } })
    const { pieces, placed } = reviewOf(form, read, answers)
    expect([idsOf(pieces), idsOf(placed)]).toEqual([[], ['name0000', 'rule0000', key]])
    const [made] = withPlaced(form, read, answers).sections.checkout.items
    expect(made?.title).toContain(text)
  })

  test('stays for the next time with what nobody answered, and is gone once all is said', () => {
    const open = stillOpen(form, { text: '', files: [], read, answers: noAnswers })
    expect(open.read?.proposal).toEqual({ suggestions: [code], leftOver: [leftOver], idle: [] })
    const answers = said({ verdicts: { code0000: 'out', [key]: 'out' } })
    const closed = stillOpen(form, { text: 'a', files: [], read, answers })
    expect(closed).toEqual({ text: 'a', files: [], answers: noAnswers })
  })

  test('is cut between two words, and each part stands for itself', () => {
    const wall = { ...houses, proposal: { suggestions: [], leftOver: [wholeHouse], idle: [] } }
    const cuts = [cutKey(0, 10), cutKey(0, 29)]
    expect(wordsOf(reviewOf(form, wall, said({ cuts })).pieces)).toEqual([
      'Casa Azul',
      'Reglas\nSin fiestas',
      'ni fumar.',
    ])
    const open = stillOpen(form, { text: '', files: [], read: wall, answers: said({ cuts }) })
    expect(open.read?.proposal.leftOver).toHaveLength(3)
  })

  test('has the words of a find that is cut, once for two of one sentence', () => {
    const wordsLeft = (verdicts: Answers['verdicts']) =>
      wordsOf(reviewOf(form, houses, said({ verdicts })).pieces)
    expect(wordsLeft({})).toEqual([])
    expect(wordsLeft({ rule0000: 'cut' })).toEqual(['Reglas\nSin fiestas ni fumar.'])
    expect(wordsLeft({ rule0000: 'cut', rule0001: 'cut' })).toEqual([
      'Reglas\nSin fiestas ni fumar.',
    ])
  })

  test('is counted with what waits, what stands in the way and what was answered', () => {
    const typed = { ...form, welcome: { ...form.welcome, propertyName: 'Casa Roja' } }
    expect(reviewOf(form, read, noAnswers).open).toHaveLength(2)
    expect(reviewOf(typed, read, noAnswers).open).toHaveLength(3)
    const left = ['name0000', 'rule0000'].map((id) => said({ verdicts: { [id]: 'out' } }))
    expect(left.map((answers) => reviewOf(typed, read, answers).total)).toEqual([3, 4])
    const both = said({ verdicts: { code0000: 'in', [key]: 'out' } })
    const { open, total } = reviewOf(form, read, both)
    expect([open, total]).toEqual([[], 2])
  })
})

test('everything is listed in one place, what no guest needs among what is left out', () => {
  const idle = { text: 0, start: 0, end: 4 }
  const all = { ...read, proposal: { ...read.proposal, idle: [idle] } }
  const places = (answers: Answers) => {
    const { asked, inTheWay, pieces, placed, out } = reviewOf(form, all, answers)
    return [asked, inTheWay, pieces, placed, out].map(({ length }) => length)
  }
  expect(places(noAnswers)).toEqual([1, 0, 1, 2, 1])
  expect(places(said({ verdicts: { name0000: 'out', code0000: 'in' } }))).toEqual([0, 0, 1, 2, 2])
  const taken = said({
    facts: { '0:0-4': rule.fact },
    verdicts: { '0:0-4': 'in', rule0000: 'out' },
  })
  expect(places(taken)).toEqual([1, 0, 1, 2, 1])
})

test('a fact stays in its place on the screen while its host writes in it', () => {
  const time = found('time0000', { kind: 'time', of: 'checkIn', time: '15:00' }, 'sure')
  const one = { ...read, proposal: { suggestions: [time], leftOver: [], idle: [] } }
  const answers = said({ facts: { time0000: { ...time.fact, time: '' } as Fact } })
  const held = { id: 'time0000', place: 'placed' } as const
  expect(idsOf(reviewOf(form, one, answers, held).placed)).toEqual(['time0000'])
  expect(idsOf(reviewOf(form, one, answers).asked)).toEqual(['time0000'])
})

test('a text that is read later comes behind the one under review, with its own words', () => {
  const later = {
    texts: [{ name: 'notas.pdf', text: 'Sin fiestas\nBuen viaje' }],
    unread: [],
    readInPart: [],
    proposal: {
      suggestions: [{ ...rule, id: 'rule0009', from: [{ text: 0, start: 0, end: 11 }] }],
      leftOver: [{ text: 0, start: 12, end: 22 }],
      idle: [],
    },
  }
  expect(joinReads(undefined, later)).toBe(later)
  const both = joinReads(read, later)
  expect(both.proposal.suggestions.at(-1)?.from).toEqual([{ text: 1, start: 0, end: 11 }])
  expect(wordsOf(reviewOf(form, both, noAnswers).pieces)).toEqual([text, 'Buen viaje'])
})

test('what could not be read of one text is still said after the next', () => {
  const damaged = { name: 'foto.pdf', code: 'file_damaged', error: 'No se pudo leer.' }
  const scanned = {
    name: 'plano.pdf',
    code: 'file_pages_without_text',
    error: 'La página 2 es una imagen.',
  }
  const first = { ...read, unread: [damaged], readInPart: [scanned] }
  const both = joinReads(first, { ...read, unread: [scanned] })
  expect(both.unread).toEqual([damaged, scanned])
  expect(both.readInPart).toEqual([scanned])
})

describe('what comes of a text', () => {
  const sent = { text: 'Hola', files: [], answers: noAnswers }

  test('takes its place', () => {
    expect(withRead(sent, sent, read)).toEqual({ ...sent, text: '', read })
  })

  test('comes in once, however often it was sent', () => {
    const once = withRead(sent, sent, read)
    expect(withRead(once, sent, read)).toBe(once)
  })

  test('does not take away what was written or brought since', () => {
    const written = { ...sent, text: 'Hola. Adiós' }
    expect(withRead(written, sent, read)).toBe(written)
    const more = { ...sent, files: [new File(['Adiós'], 'tarde.txt')] }
    expect(withRead(more, sent, read)).toBe(more)
  })
})

describe('what is kept on the device', () => {
  test('comes back as it was left', () => {
    const pasted = { text: 'Hola', files: [], read, answers: said({ verdicts: { a: 'in' } }) }
    expect(readPasted(structuredClone(pasted))).toEqual(pasted)
  })

  test('keeps at least its words when the rest is of another shape', () => {
    expect(readPasted({ text: 'Hola', files: 7, read: { texts: 1 } })).toEqual({
      text: 'Hola',
      files: [],
      answers: noAnswers,
    })
    expect(readPasted({ files: [] })).toBeUndefined()
    expect(readPasted(undefined)).toBeUndefined()
  })
})
