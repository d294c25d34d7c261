import { tabsSchema } from '#domain/guide/guide-form.ts'
import { withoutLocked } from '#domain/guide/locks/close-locked.ts'
import { readTabs } from '#domain/guide/stored/read-tabs.ts'
import type { GuidebookContent } from '#domain/guide/stored/stored-guide.ts'
import { withoutSwitchedOff } from '#domain/guide/stored/with-only.ts'
import { leavesIn } from '#domain/guide/walks.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { findText, normalized } from '#domain/values/text.ts'
import { mayDraft, wordsToTranslate } from './states.ts'
import { spokenIn, type Words } from './words.ts'

/**
 * Of a guide what a translator of others may read: texts that everybody may read, that are no way to reach somebody, and that
 * repeat no code, password or name of a network; and of these the ones that have no translation, or a machine's of an earlier original.
 */
export function wordsToSend(content: GuidebookContent, language: GuideLanguage): Words[] {
  const open = new Map(
    wordsToTranslate(spokenIn(withoutSwitchedOff(withoutLocked(content)))).map(
      ({ path, original }) => [path, original],
    ),
  )
  // What opens a door or a network, and what a network is called.
  const secrets = leavesIn(tabsSchema, readTabs(content))
    .filter(({ facts }) => facts.isSecret || facts.isOneThing)
    .flatMap(({ value }) => findText(value) ?? [])
    .map(folded)
  const texts = content.translations?.[language]
  return wordsToTranslate(spokenIn(content)).filter((words) => {
    const { path, original, facts, isLocked } = words
    if (isLocked || facts.saysWhomToCall || open.get(path) !== original) return false
    const plain = folded(original)
    if (secrets.some((secret) => plain.includes(secret))) return false
    return mayDraft(words, texts)
  })
}

/** As somebody may have written it elsewhere: in other letters, with other spaces. */
function folded(text: string) {
  return normalized(text, 'NFKD').replace(/\p{M}/gu, '').replace(/\s+/gu, ' ').toLowerCase()
}

const anyMask = /⟦\s*([A-Z]+)\s*⟧/g

/** A text without its numbers and addresses, and the way back. */
export type Masked = { text: string; values: readonly string[] }

/** Undefined for a text that looks masked already: it could not be told apart afterwards. */
export function maskDigits(text: string): Masked | undefined {
  if (/[⟦⟧]/.test(text)) return undefined
  const values: string[] = []
  const mask = (value: string) => {
    values.push(value)
    return `⟦${nameOf(values.length - 1)}⟧`
  }
  // Addresses, and every run of digits: the same in every language, and no business of a translator.
  const masked = text.replace(/\S+/g, (word) =>
    /@|:\/\//.test(word) ? mask(word) : word.replace(/\p{Nd}+/gu, mask),
  )
  return { text: masked, values }
}

/** The translated text with everything back in its place; undefined when not every mask came back, once each. */
export function unmaskDigits(translated: string, { values }: Masked): string | undefined {
  const seen = new Set<string>()
  let isWhole = true
  const text = translated.replace(anyMask, (_, name: string) => {
    const value = values[numberOf(name)]
    if (value === undefined || seen.has(name)) isWhole = false
    seen.add(name)
    return value ?? ''
  })
  return isWhole && seen.size === values.length && !/[⟦⟧]/.test(text) ? text : undefined
}

/** Letters alone: a digit in the name would be what is hidden. */
function nameOf(number: number): string {
  const last = String.fromCharCode(65 + (number % 26))
  return number < 26 ? last : nameOf(Math.floor(number / 26) - 1) + last
}

function numberOf(name: string): number {
  return [...name].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
