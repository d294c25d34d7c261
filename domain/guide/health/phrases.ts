import { type GuideLanguage, guideLanguages } from '#domain/values/guide-language.ts'

/** Phrases by language, with commas between, without accents; a `*` at the end stands for any ending of the word. */
export type Phrases = Readonly<Record<GuideLanguage, string>>

/** A text as phrases are looked for in it: small letters, no accents, one space around each word. */
export function plainWords(text: string): string {
  const words = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .match(/[\p{L}\p{N}]+/gu)
  return words ? ` ${words.join(' ')} ` : ''
}

export function countWords(plain: string): number {
  return plain === '' ? 0 : plain.split(' ').length - 2
}

/** Its sentences; a question or a line that ends in a colon goes with what answers it. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = []
  let isOpen = false
  for (const part of text.split(/(?<=[.!?;:\n])/u)) {
    if (isOpen) sentences.push(`${sentences.pop()}${part}`)
    else sentences.push(part)
    isOpen = /[?:]$/.test(part.trim()) || (isOpen && part.trim() === '')
  }
  return sentences
}

/** What a guide in that language is searched for: its own phrases, and the Spanish and English ones many hosts mix in. */
export function phrasesIn(phrases: Phrases, language: GuideLanguage): readonly string[] {
  const spoken = guideLanguages.filter((each) => ['es', 'en', language].includes(each))
  return spoken.flatMap((each) => readPhrases(phrases[each]))
}

export function readPhrases(list: string): string[] {
  return list
    .split(',')
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '')
    .map((phrase) => (phrase.endsWith('*') ? ` ${phrase.slice(0, -1)}` : ` ${phrase} `))
}

export function saysOneOf(plain: string, phrases: readonly string[]): boolean {
  const beginnings = beginningsOf(phrases)
  for (let at = 0; at >= 0; at = plain.indexOf(' ', at + 1)) {
    const begun = beginnings.get(plain.slice(at, at + 3))
    if (begun?.some((phrase) => plain.startsWith(phrase, at))) return true
  }
  return false
}

export function withoutPhrases(plain: string, phrases: readonly string[]): string {
  if (!saysOneOf(plain, phrases)) return plain
  return phrases.reduce((left, phrase) => left.replaceAll(phrase, ' . '), plain)
}

const indexes = new WeakMap<readonly string[], ReadonlyMap<string, readonly string[]>>()

/** Phrases by their first letters: a text is read once, however many they are. */
function beginningsOf(phrases: readonly string[]) {
  const beginnings = indexes.get(phrases) ?? Map.groupBy(phrases, (phrase) => phrase.slice(0, 3))
  indexes.set(phrases, beginnings)
  return beginnings
}
