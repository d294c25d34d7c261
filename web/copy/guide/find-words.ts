import { factsOf, findField } from '#domain/guide/facts.ts'
import { wholeFormSchema } from '#domain/guide/guide-form.ts'
import type { Locale } from '#domain/values/locale.ts'
import { isRecord } from '#domain/values/read-json.ts'
import { placeOfZone } from '#web/copy/formats/place-of-zone.ts'
import { fieldsCopy, listsCopy } from './fields.ts'
import { guideWords } from './guide-words.ts'
import type { FieldWords, ListWords } from './words-of.ts'

// A path is one of the form, such as `houseManual.rooms.3.label`; `*` stands for any entry as well.

export function fieldWordsAt(path: string, locale: Locale): FieldWords {
  const parts = path.split('.')
  return { ...findWords(parts, locale), label: nameAt(parts, locale) }
}

export function listWordsAt(path: string, locale: Locale): ListWords {
  const { title = path, hint, entry = path, add = path } = findWords(path.split('.'), locale) ?? {}
  return { title, hint, entry, add }
}

type Place = { path: readonly string[]; number: readonly number[] }

/** A path with its entries counted as a host counts them. */
export function placeOf(path: string): Place {
  const parts = path.split('.')
  const numbers = parts.filter(isNumber)
  return {
    path: parts.map((part) => (isNumber(part) ? '*' : part)),
    number: numbers.map((part) => Number(part) + 1),
  }
}

/** What a host calls the field at a path: its entry's name and number, then its own. */
export function labelAt({ path, number }: Place, locale: Locale): string {
  const { numbered } = listsCopy[locale]
  const numbers = [...number]
  return path
    .flatMap((part, depth) => {
      const upTo = path.slice(0, depth + 1)
      if (part === '*') return numbered(nameAt(upTo, locale), numbers.shift() ?? 0)
      return depth === path.length - 1 ? nameAt(upTo, locale) : []
    })
    .join(' · ')
}

/** What a field or an entry is called for itself; one without a name is called by its path. */
export function nameAt(path: readonly string[], locale: Locale): string {
  const isOfList = isEntry(path.at(-1))
  const words = findWords(isOfList ? path.slice(0, -1) : path, locale)
  const name = isOfList ? words?.entry : (words?.label ?? words?.title)
  if (name !== undefined) return name
  const field = findField(wholeFormSchema, path)
  const { isInner, locks } = field ? factsOf(field) : {}
  if (locks !== undefined) return fieldsCopy[locale].stayOnly
  return isInner ? fieldsCopy[locale].inner : path.join('.')
}

/** How a choice reads on the screen; undefined for what is typed. */
export function choiceAt(path: readonly string[], value: string, locale: Locale) {
  if (path.join('.') === 'timeZone') return placeOfZone(value, locale)
  return findWords(path, locale)?.choices?.[value]
}

type AnyWords = Partial<FieldWords & ListWords & { choices: Readonly<Record<string, string>> }>

function findWords(path: readonly string[], locale: Locale): AnyWords | undefined {
  const found = path.reduce<unknown>(
    (words, part) => (isRecord(words) ? words[isEntry(part) ? 'each' : part] : undefined),
    guideWords[locale],
  )
  // Wherever a path of the form leads, `WordsOf` has put words; a path of anything else leads to nothing.
  return isRecord(found) ? (found as AnyWords) : undefined
}

function isEntry(part = '') {
  return part === '*' || isNumber(part)
}

function isNumber(part: string) {
  return /^\d+$/.test(part)
}
