import type { GuideLanguage } from '#domain/values/guide-language.ts'
import type { Locale } from '#domain/values/locale.ts'

export type Copy<Words> = Readonly<Record<Locale, Words>>

/** A screen's sentences in both languages; English with other keys than Spanish does not type-check. */
export function defineCopy<const Words extends object>(copy: {
  es: Words
  en: NoInfer<Sentences<Words>>
}): Copy<Sentences<Words>>
export function defineCopy(copy: Copy<unknown>): Copy<unknown> {
  return copy
}

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
