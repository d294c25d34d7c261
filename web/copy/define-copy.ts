import { fillIn, type MessageValues } from '#domain/messages/messages.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import type { Locale } from '#domain/values/locale.ts'

export type Copy<Words> = Readonly<Record<Locale, Words>>

/**
 * A screen's sentences, each said in both languages on one line: Spanish, then English. Where `{…}` stands in a sentence
 * goes a value, and the sentence is a function of its values: in the order of the Spanish one, or by name. `guía|guías` is
 * chosen by whether it counts one, as in a refusal.
 */
export function defineCopy<const Words extends object>(words: Words): Copy<OneOf<Words>>
export function defineCopy(words: object): Copy<unknown> {
  return { es: sideOf(words, 0), en: sideOf(words, 1) }
}

function sideOf(words: unknown, side: 0 | 1): unknown {
  if (Array.isArray(words)) {
    return isPair(words) ? sayIn(words, side) : words.map((each) => sideOf(each, side))
  }
  if (typeof words !== 'object' || words === null) return words
  // Words of another dictionary.
  if (isCopy(words)) return side === 0 ? words.es : words.en
  return Object.fromEntries(Object.entries(words).map(([key, each]) => [key, sideOf(each, side)]))
}

function isCopy(words: object): words is Copy<object> {
  const sides = Object.entries(words)
  return (
    sides.length === 2 &&
    sides.every(([key, side]) => ['es', 'en'].includes(key) && typeof side !== 'string')
  )
}

function isPair(words: unknown[]) {
  return words.length === 2 && words.every((each) => ['string', 'function'].includes(typeof each))
}

function sayIn(pair: readonly unknown[], side: 0 | 1) {
  const sentence = pair[side]
  const places = placesIn(pair[0])
  if (typeof sentence !== 'string' || places.length === 0) return sentence
  return (...given: Value[] | [MessageValues]) => {
    const [first] = given
    const named = places.map((place, at) => [place, given[at]])
    return fillIn(sentence, typeof first === 'object' ? first : Object.fromEntries(named))
  }
}

function placesIn(spanish: unknown) {
  const found = typeof spanish === 'string' ? spanish.matchAll(/\{(\w+)\}/g) : []
  return [...new Set(Array.from(found, ([, place]) => place))]
}

/** What is said otherwise of none, or of one, than of any other number, and not in a word or two. */
export function counted({ none, one, many }: { none?: Pair; one?: Pair; many: Pair }) {
  const countIn = (side: 0 | 1) => (count: number) => {
    const said = sayIn([none, one][count] ?? many, side)
    return typeof said === 'function' ? said(count) : said
  }
  return [countIn(0), countIn(1)] as const
}

type Pair = readonly [spanish: string, english: string]

type Value = string | number

/** What guests read of ours, in every language of a guide; one that says less than Spanish does not type-check. */
export function defineGuestCopy<const Words extends object>(
  copy: { es: Words } & Readonly<Record<Exclude<GuideLanguage, 'es'>, NoInfer<Sentences<Words>>>>,
): Readonly<Record<GuideLanguage, Sentences<Words>>>
export function defineGuestCopy(copy: Readonly<Record<GuideLanguage, unknown>>) {
  return copy
}

/** The same keys, any sentence: what one language says is not what the other must say. */
type Sentences<Words> = Words extends string
  ? string
  : Words extends (...given: infer Given) => infer Answer
    ? (...given: Given) => Answer extends string ? string : Answer
    : Words extends readonly (infer Item)[]
      ? readonly Sentences<Item>[]
      : { readonly [Key in keyof Words]: Sentences<Words[Key]> }

type Sentence = string | ((...given: never[]) => unknown)

/** What one language says of such pairs: a sentence that is said in one language only does not type-check. */
type OneOf<Words> = Words extends readonly [
  infer Spanish extends Sentence,
  infer English extends Sentence,
]
  ? Spoken<Spanish> | Spoken<English>
  : Words extends readonly (infer Item)[]
    ? readonly OneOf<Item>[]
    : Words extends Sentence
      ? never
      : [keyof Words, Words] extends [Locale, Copy<infer Own>]
        ? Own
        : { readonly [Key in keyof Words]: OneOf<Words[Key]> }

type Spoken<Said> =
  PlacesIn<Said> extends infer Places extends string[]
    ? Places extends []
      ? Sentences<Said>
      : (...given: EachOf<Places> | [Readonly<Record<Places[number], Value>>]) => string
    : never

type EachOf<Places extends string[]> = { [At in keyof Places]: Value }

type PlacesIn<
  Said,
  Known extends string[] = [],
> = Said extends `${string}{${infer Place}}${infer Rest}`
  ? PlacesIn<Rest, Place extends Known[number] ? Known : [...Known, Place]>
  : Known
