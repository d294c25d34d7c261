import type { Fact } from '#domain/guide/reader/fact.ts'
import type { Knowing } from '#domain/guide/reader/kind/model.ts'
import { fold } from '#domain/values/text.ts'
import { isMeasure, type Measures, withoutPhones } from './values.ts'

/** Beds are counted like rooms: what stands behind a number has to be likely by itself. */
const surelyCounted = 0.9
/** "20 minutes east of downtown": less likely, it is no question either. */
const likelyCounted = 0.6

const counted: Readonly<Record<string, (Fact & { kind: 'count' })['of']>> = {
  guests: 'maxGuests',
  bedrooms: 'bedrooms',
  bathrooms: 'bathrooms',
}

export function countsOf(words: string, { fineIn, numbers }: Knowing) {
  return countsIn(words, numbers).flatMap(({ count, readings, isWhole }) => {
    const [best] = readings
      .map((reading) => fineIn('count', reading))
      .toSorted((one, other) => other.chance - one.chance)
    const of = best && best.chance >= likelyCounted && counted[best.fine]
    if (!of) return []
    const { chance } = best
    const fact = { kind: 'count' as const, of, count }
    return [{ fact, chance, isWhole: isWhole && chance >= surelyCounted }]
  })
}

/** How many figures count something: neither a measure nor half of a number to call. */
export function figuresIn(words: string, units: Measures['units']): number {
  const found = [...withoutPhones(words).matchAll(/(?<![\p{L}\d.,])\d{1,3}(?:[.,]5)?(?![\d.,])/gu)]
  return found.filter(({ 0: figure, index }) => !isMeasure(words, index + figure.length, units))
    .length
}

const saysWhat = /\p{L}{3}/u
const mostOfCounted = 2

/**
 * Numbers in figures or in letters, each with what it may count: the words before it, behind it, up to a mark or another
 * number, or else all of them.
 */
export function countsIn(words: string, numbers: Measures['numbers']) {
  const tokens = Array.from(
    withoutPhones(words).matchAll(/(?<!\d)\d{1,3}(?:[.,]5)?(?!\d)|½|[\p{L}]+/gu),
    ({ 0: word, index }) => ({
      index,
      end: index + word.length,
      number: numberOf(word, numbers),
    }),
  )
  const found = tokens.filter(({ number }) => number)
  // "Bedrooms 3 bathrooms 2": where nothing follows the last, each is told before it.
  const { end: last = 0 } = found.findLast(({ number }) => number !== 0.5) ?? {}
  const isBackwards = !tokens.some(
    ({ index, end, number }) => index >= last && number === undefined && end - index >= 3,
  )
  return found.flatMap(({ index, end, number = 0 }, at) => {
    if (number === 0.5) return []
    const next = found[at + 1]
    const isHalf = next?.number === 0.5
    const until = (isHalf ? found[at + 2] : next)?.index
    const own = words.slice(index, isHalf ? next.end : end)
    const [clause = ''] = words.slice(index + own.length, until).split(/[,.;:()]/)
    const near = clause.trim().split(/\s+/, mostOfCounted).join(' ')
    const between = words.slice(found[at - 1]?.end ?? 0, index).split(/[,.;()]/)
    const before = between.at(-1)?.trim() ?? ''
    // What stands between two numbers without a mark is counted by the first, unless nothing follows the second.
    const isShared = at > 0 && between.length === 1 && saysWhat.test(own + near) && !isBackwards
    const readings = [
      ...(saysWhat.test(before) && !isShared ? [`${before} ${own}`] : []),
      ...(saysWhat.test(own + near) && !(isBackwards && saysWhat.test(before))
        ? [`${own} ${near}`.trim()]
        : []),
    ]
    // "Un baño": in letters one may be an article.
    const isArticle = number === 1 && !words.startsWith('1', index)
    if (readings.length === 0) readings.push(words)
    return [{ count: number + (isHalf ? 0.5 : 0), readings, isWhole: !isHalf && !isArticle }]
  })
}

function numberOf(word: string, numbers: Readonly<Record<string, number>>): number | undefined {
  if (word === '½') return 0.5
  if (/^\d/.test(word)) return Number(word.replace(',', '.'))
  return numbers[fold(word)]
}
