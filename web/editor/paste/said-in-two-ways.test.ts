import { describe, expect, test } from 'vitest'
import { emptyGuidebookForm } from '#domain/guide/guidebook.ts'
import type { Fact, Suggestion } from '#domain/guide/reader/fact.ts'
import { type Answers, noAnswers, type Read } from './pasted.ts'
import { factSaid, type Item, otherWaysOf, reviewOf, spanKey, withPlaced } from './review.ts'
import { standingWords } from './say-fact.ts'

const form = emptyGuidebookForm()
const read = { texts: [{ name: '', text: '' }], unread: [], readInPart: [] }

function found(id: string, fact: Fact, sureness: Suggestion['sureness']): Suggestion {
  return { id, fact, sureness, from: [{ text: 0, start: 0, end: 4 }] }
}

function idsOf(items: readonly Item[]) {
  return items.map(({ id }) => id)
}

function said(answers: Partial<Answers>): Answers {
  return { ...noAnswers, ...answers }
}

const door = { kind: 'code', opens: 'door', label: '', notes: '' } as const

describe('what a text says in two ways', () => {
  const own = found('code0001', { ...door, code: '2588' }, 'dangerous')
  const old = found('code0002', { ...door, code: '5180' }, 'dangerous')
  const box = found('code0000', { ...door, opens: 'lockbox', code: '4821' }, 'dangerous')
  const three = found('time0001', { kind: 'time', of: 'checkIn', time: '15:00' }, 'doubtful')
  const four = found('time0002', { kind: 'time', of: 'checkIn', time: '16:00' }, 'doubtful')
  const twice = (suggestions: readonly Suggestion[]): Read => {
    return { ...read, proposal: { suggestions, leftOver: [], idle: [] } }
  }

  test('is asked about with both: one of two codes may be the old one', () => {
    const { asked } = reviewOf(form, twice([own, old, box]), noAnswers)
    expect(asked.map(({ id, rivals }) => [id, rivals])).toEqual([
      ['code0001', [old.fact]],
      ['code0002', [own.fact]],
      ['code0000', []],
    ])
    const named = (suggestion: Suggestion, label: string): Suggestion => {
      return { ...suggestion, fact: { ...suggestion.fact, label } as Fact }
    }
    const doors = reviewOf(form, twice([named(own, 'Front'), named(old, 'Back')]), noAnswers)
    expect(doors.asked.map(({ rivals }) => rivals)).toEqual([[], []])
    const alarm = (suggestion: Suggestion, label: string): Suggestion => {
      return { ...suggestion, fact: { ...door, opens: 'other', code: suggestion.id, label } }
    }
    const changed = alarm(old, 'Cambió la clave de la alarma')
    const safe = alarm(box, 'Caja fuerte')
    const others = reviewOf(form, twice([alarm(own, 'Alarma'), changed, safe]), noAnswers).asked
    expect(others.map(({ rivals }) => rivals.length)).toEqual([1, 1, 0])
    const alike = said({ facts: { code0001: old.fact } })
    expect(reviewOf(form, twice([own, old]), alike).asked.map(({ rivals }) => rivals)).toEqual([
      [],
      [],
    ])
    const out = said({ verdicts: { code0001: 'out' } })
    expect(reviewOf(form, twice([own, old]), out).asked).toMatchObject([{ rivals: [] }])
  })

  test('is in the way of nothing until its host has taken one of them', () => {
    const hours = twice([three, four])
    expect(idsOf(reviewOf(form, hours, noAnswers).asked)).toEqual(['time0001', 'time0002'])
    const taken = reviewOf(form, hours, said({ verdicts: { time0002: 'in' } }))
    expect([idsOf(taken.placed), idsOf(taken.inTheWay)]).toEqual([['time0002'], ['time0001']])
    expect(standingWords(form, three.fact)).toBe('')
  })

  test('an hour that is taken leaves out the others of its side, a code does not', () => {
    const out = found('time0003', { kind: 'time', of: 'checkOut', time: '11:00' }, 'doubtful')
    const { asked } = reviewOf(form, twice([three, four, out, own, old]), noAnswers)
    const leftBy = (...ids: string[]) =>
      idsOf(
        otherWaysOf(
          asked.filter(({ id }) => ids.includes(id)),
          asked,
        ),
      )
    expect(leftBy('time0002')).toEqual(['time0001'])
    expect(leftBy('time0001', 'time0002')).toEqual([])
    expect(leftBy('time0003', 'code0001')).toEqual([])
  })

  test('can be put in the place of what its host took before, not of what the guide said', () => {
    const both = said({ verdicts: { time0001: 'in', time0002: 'in' } })
    const taken = said({ verdicts: { time0002: 'in' } })
    const insteadIn = (guide: typeof form, answers: Answers) =>
      reviewOf(guide, twice([three, four]), answers).inTheWay.map(({ id, instead }) => [
        id,
        instead,
      ])
    expect(insteadIn(form, taken)).toEqual([['time0001', ['time0002']]])
    expect(insteadIn(form, both)).toEqual([['time0002', ['time0001']]])
    const named = withPlaced(
      form,
      twice([{ ...three, fact: { kind: 'name', name: 'Casa Vieja' } }]),
      said({ verdicts: { time0001: 'in' } }),
    )
    const other = found('name0001', { kind: 'name', name: 'Casa Nueva' }, 'sure')
    expect(
      reviewOf(named, twice([three, four, other]), taken).inTheWay.map(({ instead }) => instead),
    ).toContainEqual(['time0002'])
    const said15 = withPlaced(form, twice([{ ...three, sureness: 'sure' }]), noAnswers)
    expect(insteadIn(said15, taken)).toEqual([['time0002', undefined]])
  })

  test('of a network that the guide has is in the way with both passwords, and its host may take the new one', () => {
    const network = (id: string, password: string) =>
      found(id, { kind: 'wifi', network: 'CasaAzul', password }, 'doubtful')
    const [old, one, two] = ['viejo2023', 'nuevo2026', 'otro2027'].map((password, at) =>
      network(`wifi000${at}`, password),
    )
    const guide = withPlaced(form, twice([{ ...old!, sureness: 'sure' }]), noAnswers)
    const both = twice([one!, two!])
    const waiting = ({ inTheWay }: ReturnType<typeof reviewOf>) =>
      inTheWay.map(({ id, instead }) => [id, instead])
    expect(waiting(reviewOf(guide, both, noAnswers))).toEqual([
      ['wifi0001', []],
      ['wifi0002', []],
    ])
    expect(standingWords(guide, one!.fact)).toBe('CasaAzul · viejo2023')
    const taken = said({ verdicts: { wifi0001: 'in' } })
    const review = reviewOf(guide, both, taken)
    expect([idsOf(review.placed), waiting(review)]).toEqual([
      ['wifi0001'],
      [['wifi0002', ['wifi0001']]],
    ])
    const { welcome, wifiTech } = withPlaced(guide, both, taken)
    const passwords = [welcome, wifiTech].map(({ wifiNetworks }) =>
      wifiNetworks.map(({ password }) => password),
    )
    expect(passwords).toEqual([['nuevo2026'], ['nuevo2026']])
    const unasked = twice([{ ...one!, sureness: 'sure' }])
    expect(idsOf(reviewOf(guide, unasked, noAnswers).inTheWay)).toEqual(['wifi0001'])
  })

  test('is looked at without placing all that is in its place again for each of them', () => {
    const readsWith = (count: number) => {
      let reads = 0
      const fact = {
        kind: 'name',
        get name() {
          reads += 1
          return 'Casa Azul'
        },
      } as const
      const ways = Array.from({ length: count }, (_, at) =>
        found(`way${10_000 + at}`, { kind: 'time', of: 'checkIn', time: `1${at}:00` }, 'doubtful'),
      )
      const review = reviewOf(form, twice([found('name0000', fact, 'sure'), ...ways]), noAnswers)
      expect([review.placed.length, review.asked.length]).toEqual([1, count])
      return reads
    }
    expect(readsWith(9)).toBe(readsWith(2))
  })

  test('is joined where a text may have several sentences', () => {
    const hello = found('note0001', { kind: 'welcome', words: 'Bienvenidos.' }, 'sure')
    const thanks = found('note0002', { kind: 'welcome', words: 'Gracias por venir.' }, 'doubtful')
    const { asked, inTheWay } = reviewOf(form, twice([hello, thanks]), noAnswers)
    expect([idsOf(asked), idsOf(inTheWay)]).toEqual([['note0002'], []])
  })

  test('a code that is called a step by its host is kept behind a lock, too', () => {
    const line = 'Close the shed, the padlock is 0615'
    const words: Read = { ...twice([]), texts: [{ name: '', text: line }] }
    const shed = found(
      'code0009',
      { ...door, opens: 'other', code: '0615', notes: line },
      'dangerous',
    )
    const from = [{ text: 0, start: 0, end: line.length }]
    const one = { ...words, proposal: { suggestions: [{ ...shed, from }], leftOver: [], idle: [] } }
    const step: Fact = { kind: 'step', title: line, notes: '' }
    const answers = said({ facts: { code0009: step }, verdicts: { code0009: 'in' } })
    expect(withPlaced(form, one, answers).checkout.steps).toMatchObject([
      { title: 'Close the shed, the padlock is …', notes: line, stayOnly: true },
    ])
  })

  test('a number that left-over words call is no code, nor is the one of a street', () => {
    const placedAs = (line: string, fact: Fact) => {
      const span = { text: 0, start: 0, end: line.length }
      const one = { ...twice([]), texts: [{ name: '', text: line }] }
      const only = { ...one, proposal: { suggestions: [], leftOver: [span], idle: [] } }
      const key = spanKey(span)
      return withPlaced(form, only, said({ facts: { [key]: fact }, verdicts: { [key]: 'in' } }))
    }
    const call = placedAs('Llamen al 911', { kind: 'emergency', title: 'Llamen al 911', notes: '' })
    expect(call.emergency.emergencyItems.map(({ title, stayOnly }) => [title, stayOnly])).toEqual([
      ['Llamen al 911', undefined],
    ])
    const name = 'Fonda, Calle 60 #412'
    const place = { kind: 'place', name, category: 'Other', description: '', mapsLink: '' } as const
    const { places } = placedAs(name, place).localGuide
    expect(places.map((each) => [each.name, each.stayOnly])).toEqual([[name, undefined]])
  })

  test('a code in left-over words is kept behind a lock', () => {
    const left = 'La alarma: 4471#'
    const waits = { ...read, texts: [{ name: '', text: left }] }
    const span = { text: 0, start: 0, end: left.length }
    const only = { ...waits, proposal: { suggestions: [], leftOver: [span], idle: [] } }
    const rule: Fact = { kind: 'rule', title: left, notes: '' }
    const answers = said({ facts: { [spanKey(span)]: rule }, verdicts: { [spanKey(span)]: 'in' } })
    expect(withPlaced(form, only, answers).houseRules.rules).toMatchObject([
      { title: 'La alarma: …', notes: left, stayOnly: true },
    ])
  })
})

test('words called a network by mistake are still there to be called something else', () => {
  const rule: Fact = { kind: 'rule', title: 'No fumar', notes: '' }
  const asked = { id: 'rule0000', words: 'No fumar', fact: rule }
  const wifi = factSaid(asked, { kind: 'wifi' }, noAnswers)
  expect(
    factSaid({ ...asked, fact: wifi! }, { kind: 'rule' }, said({ facts: { rule0000: wifi! } })),
  ).toEqual({
    kind: 'rule',
    title: 'No fumar',
    notes: '',
  })
})
