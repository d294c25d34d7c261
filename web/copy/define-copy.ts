import type { GuideLanguage } from '#domain/values/guide-language.ts'
import type { Locale } from '#domain/values/locale.ts'

export type Copy<Words> = Readonly<Record<Locale, Words>>

/**
 * A screen's sentences, each said in both languages on one line: Spanish, then English. Where `{…}` stands in a sentence
 * goes its one value, and the sentence is a function of it.
 */
export function defineCopy<const Words extends object>(words: Words): Copy<OneOf<Words>>
export function defineCopy(words: object): Copy<unknown> {
  return { es: sideOf(words, 0), en: sideOf(words, 1) }
}

function sideOf(words: unknown, side: 0 | 1): unknown {
  if (Array.isArray(words)) {
    return isPair(words) ? spoken(words[side]) : words.map((each) => sideOf(each, side))
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

function spoken(sentence: unknown) {
  if (typeof sentence !== 'string' || !sentence.includes('{')) return sentence
  return (value: Value) => fill(sentence, value)
}

function fill(sentence: string, value: Value) {
  return sentence.replace(/\{\w+\}/g, () => String(value))
}

/** What counts something: how it is said of one, and how of any other number. */
export function counted(one: Pair, many: Pair) {
  const sayIn = (side: 0 | 1) => (count: number) => fill((count === 1 ? one : many)[side], count)
  return [sayIn(0), sayIn(1)] as const
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

type Spoken<Said> = Said extends `${string}{${string}}${string}`
  ? (value: Value) => string
  : Sentences<Said>
