import type { Unit } from '#domain/guide/proposal/reading/units.ts'
import { kindsOfHome } from '#domain/guide/proposal/words/homes.ts'
import { hasPhrase, lengthAt, phrases } from '#domain/guide/proposal/words/phrases.ts'

const mostAdjectives = 3
const mostOfTitle = 16

const leading = phrases(
  'es un, es una, este es un, esta es una, este es nuestro, esta es nuestra, its a, it is a, this is a, this is our, el, la, un, una, este, esta, nuestro, nuestra, mi, tu, su, the, a, an, this, our, my, your',
)
const notAdjectives = phrases(
  'para, por, en, a, al, de, del, y, o, si, no, hay, frente, junto, cerca, comer, cenar, desayunar, for, in, at, on, to, of, and, or, if, by, near, from, go, walk, there, is, are, es, son, esta, estan, has, have, tiene, tienen',
)
const advising = phrases(
  'recomend*, recomiend*, recommend*, try, prueben, prueba, probar, favorit*, favourit*, visit*, vayan, go to, ve a, must',
)

/** "Bright flat in Roma Norte", "La casa es de los cuarenta": the home itself is told of, not a place near it. */
export function tellsOfHome({ tokens, words, start, label }: Unit): boolean {
  if (label !== '' || hasPhrase(tokens, advising)) return false
  const first = lengthAt(tokens, leading, 0)
  for (let at = first; at <= first + mostAdjectives; at += 1) {
    const length = lengthAt(tokens, kindsOfHome, at)
    if (length > 0) return !isName(tokens, at, at + length)
    if (lengthAt(tokens, notAdjectives, at) > 0) return false
  }
  return false

  function isName(all: Unit['tokens'], from: number, to: number) {
    const isBig = (at: number) => {
      const token = all[at]
      return token !== undefined && /^\p{Lu}/u.test(words.slice(token.start - start))
    }
    return isBig(from) && (from > 0 || isBig(to))
  }
}

/** The line above all others, without a full stop: what the home is called, and how it is praised. */
export function isTitle(unit: Unit, units: readonly Unit[]): boolean {
  return (
    unit.line === 0 &&
    !unit.isItem &&
    !unit.isRow &&
    unit.labelTopic === undefined &&
    unit.tokens.length <= mostOfTitle &&
    !/[.!?]$/.test(unit.words.trim()) &&
    (units.at(-1)?.line ?? 0) > 0
  )
}
