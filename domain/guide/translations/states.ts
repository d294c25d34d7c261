import { findText } from '#domain/values/text.ts'
import { hashOf } from './hash-of.ts'
import type { TranslatedTexts } from './translations.ts'
import { hasLetters, type Spoken, type Words, wordsOf } from './words.ts'

/** How the translation of a text stands: not there, of an earlier original, by a machine and unread, or good. */
export type TranslationState = 'missing' | 'older' | 'machine' | 'good'

/** The texts a host is asked to translate: those that say something, in the order of the tabs. */
export function wordsToTranslate(guide: Spoken): Words[] {
  return wordsOf(guide).filter(({ original }) => findText(original) && hasLetters(original))
}

export function stateOf({ path, original }: Words, texts: TranslatedTexts = {}): TranslationState {
  const translation = Object.hasOwn(texts, path) ? texts[path] : undefined
  if (!translation) return 'missing'
  if (translation.of !== hashOf(original)) return 'older'
  return translation.machine ? 'machine' : 'good'
}

/** Whether a machine may draft a text anew: what a host has written stays, also where its original changed. */
export function mayDraft(words: Words, texts: TranslatedTexts = {}): boolean {
  const state = stateOf(words, texts)
  return state === 'missing' || (state === 'older' && texts[words.path]?.machine === true)
}

export type Figures = Record<TranslationState, number>

/** How many of a guide's texts stand how in one language. */
export function figuresOf(words: readonly Words[], texts: TranslatedTexts = {}): Figures {
  const figures: Figures = { missing: 0, older: 0, machine: 0, good: 0 }
  for (const each of words) figures[stateOf(each, texts)] += 1
  return figures
}

/** The texts of one language with one of them said anew, or with none where nothing is said. */
export function sayIn(
  texts: TranslatedTexts = {},
  { path, original }: Pick<Words, 'path' | 'original'>,
  text: string,
): TranslatedTexts {
  const { [path]: _, ...others } = texts
  return findText(text) === undefined
    ? others
    : { ...texts, [path]: { text, of: hashOf(original) } }
}

/** What stands there as it is, read by the host and of the original as it is now. */
export function acceptIn(texts: TranslatedTexts = {}, words: readonly Words[]): TranslatedTexts {
  const accepted = words.flatMap(({ path, original }) => {
    const text = texts[path]?.text
    return text === undefined ? [] : [[path, { text, of: hashOf(original) }] as const]
  })
  return { ...texts, ...Object.fromEntries(accepted) }
}
