import type { Fact } from '#domain/guide/proposal/found.ts'
import { propose } from '#domain/guide/proposal/propose.ts'
import { fold } from '#domain/guide/proposal/reading/tokens.ts'
import type { Expected, SampleText } from './text.ts'

/** What was found in some texts, against what is in them. */
export type Score = {
  /** Facts that were found and are in the text. */
  right: number
  found: number
  expected: number
}

export type Marked = {
  byKind: ReadonlyMap<string, Score>
  all: Score
  /** What is in the texts and was not found, and what was found and is not in them. */
  missed: readonly { text: string; expected: Expected }[]
  wrong: readonly { text: string; fact: Fact }[]
}

export const precisionOf = ({ right, found }: Score) => (found === 0 ? 1 : right / found)
export const recallOf = ({ right, expected }: Score) => (expected === 0 ? 1 : right / expected)

/** Each found fact answers one expected one at most. */
export function scoreOf(samples: readonly SampleText[]): Marked {
  const byKind = new Map<string, Score>()
  const missed: { text: string; expected: Expected }[] = []
  const wrong: { text: string; fact: Fact }[] = []
  const count = (kind: string, more: Partial<Score>) => {
    const { right = 0, found = 0, expected = 0 } = byKind.get(kind) ?? {}
    byKind.set(kind, {
      right: right + (more.right ?? 0),
      found: found + (more.found ?? 0),
      expected: expected + (more.expected ?? 0),
    })
  }
  for (const { name, text, expected } of samples) {
    let made = 0
    const { suggestions } = propose([text], { makeId: () => String(made++) })
    const facts = suggestions.map(({ fact }) => fact).filter(({ kind }) => kind !== 'block')
    const open = new Set(facts)
    for (const wanted of expected) {
      const fact = [...open].find((each) => isSame(each, wanted))
      if (fact) open.delete(fact)
      else missed.push({ text: name, expected: wanted })
      count(wanted.kind, { expected: 1, right: fact ? 1 : 0 })
    }
    for (const { kind } of facts) count(kind, { found: 1 })
    wrong.push(...[...open].map((fact) => ({ text: name, fact })))
  }
  const kinds = [...byKind.values()]
  const sum = (key: keyof Score) => kinds.reduce((all, each) => all + each[key], 0)
  const all = { right: sum('right'), found: sum('found'), expected: sum('expected') }
  return { byKind, all, missed, wrong }
}

function isSame(fact: Fact, expected: Expected): boolean {
  if (expected.kind === 'wifi') {
    return (
      fact.kind === 'wifi' &&
      fact.network === expected.network &&
      fact.password === expected.password
    )
  }
  if (fact.kind !== expected.kind) return false
  if ('of' in expected && 'of' in fact && fact.of !== expected.of) return false
  if (expected.kind === 'code' && fact.kind === 'code') {
    return fact.opens === expected.opens && plain(fact.code).includes(plain(expected.says))
  }
  if (expected.kind === 'phone' && fact.kind === 'phone') {
    return isSameNumber(fact.number, expected.says)
  }
  if (expected.kind === 'count' && fact.kind === 'count') return fact.count === expected.says
  if (expected.kind === 'place' && fact.kind === 'place' && fact.category !== expected.category) {
    return false
  }
  if (expected.kind === 'feature' && fact.kind === 'feature' && !isSameRoom(fact.room, expected)) {
    return false
  }
  return plain(textOf(fact)).includes(plain(String(expected.says)))
}

function isSameRoom(room: string, { room: expected }: { room: string }): boolean {
  return plain(room).includes(plain(expected)) || plain(expected).includes(plain(room))
}

function isSameNumber(one: string, other: string): boolean {
  const [first, second] = [one.replace(/\D/g, ''), other.replace(/\D/g, '')]
  return first.slice(-10) === second.slice(-10)
}

function textOf(fact: Fact): string {
  return Object.entries(fact)
    .flatMap(([key, value]) => (typeof value === 'string' && key !== 'kind' ? [value] : []))
    .join(' ')
}

/** Words alone, without case, accents and punctuation. */
function plain(text: string): string {
  return fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
