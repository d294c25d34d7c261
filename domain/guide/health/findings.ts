import { entryOf, open, partsOf, type Schema } from '#domain/guide/facts.ts'
import { entryPhoto } from '#domain/guide/fields.ts'
import { type GuidebookForm, wholeFormSchema } from '#domain/guide/guide-form.ts'
import { isMexicanZone } from '#domain/guide/time-zone.ts'
import { standingOf, wordsToTranslate } from '#domain/guide/translations/standing.ts'
import { languagesIn } from '#domain/guide/translations/translations.ts'
import { fieldPathOf } from '#domain/guide/translations/words.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { isMapsLink } from '#domain/values/links/maps-link.ts'
import { findPhoneNumber } from '#domain/values/phone-number.ts'
import { readList, readRecord, readText } from '#domain/values/read-json.ts'
import { isBlank } from '#domain/values/text.ts'
import type { Passage } from './passages.ts'
import { countWords } from './phrases.ts'
import { isSeen } from './seen.ts'

/** Something wrong with a guide beside what it does not answer, and the path of its field. */
export type Finding =
  | { kind: 'phone_country' | 'maps_link' | 'photo_words'; path: string }
  | { kind: 'long_text'; path: string; words: number }
  | { kind: 'untranslated'; path: string; language: GuideLanguage; isOlder: boolean }

/** Beyond this nobody reads an entry to its end. */
export const mostWords = 150

/** What guests do not see is not looked at. */
export function findingsIn(form: GuidebookForm, passages: readonly Passage[]): Finding[] {
  const found = [
    ...phonesWithoutCountry(form),
    ...fieldsOf(wholeFormSchema, form).flatMap(wrongLinkOrPhoto),
    ...longTexts(passages),
  ]
  return [...found.filter(({ path }) => isSeen(form, path)), ...untranslated(form)]
}

const phoneFields = [
  ['welcome', 'hostPhone'],
  ['welcome', 'emergencyContact'],
  ['emergency', 'policeContact'],
  ['emergency', 'fireContact'],
  ['emergency', 'medicalContact'],
] as const

/** A guest from abroad cannot dial it. Ten digits are Mexican, which only a home in Mexico means. */
function phonesWithoutCountry(form: GuidebookForm): Finding[] {
  const told = phoneFields.map(([tab, key]) => ({
    path: `${tab}.${key}`,
    text: readText(readRecord(form[tab])[key]),
  }))
  const gate = { path: 'welcome.arrival.gatePhone', text: form.welcome.arrival.gatePhone }
  return [...told, gate].flatMap(({ path, text }) =>
    isWithoutCountry(text, form.timeZone) ? [{ kind: 'phone_country' as const, path }] : [],
  )
}

/** Short numbers, such as 911, are of the country itself. */
const longestOfCountry = 6

const digitsAtHome = 10

function isWithoutCountry(text: string, timeZone: string): boolean {
  const number = findPhoneNumber(text)
  if (!number || number.dial.length <= longestOfCountry) return false
  if (number.whatsapp === undefined) return true
  const plain = text.normalize('NFKC')
  const isWritten = plain.includes('+') || plain.replace(/\D/g, '').length > digitsAtHome
  return !isWritten && !isMexicanZone(timeZone)
}

type Field = { path: string; schema: Schema; value: unknown }

function wrongLinkOrPhoto({ path, schema, value }: Field): Finding[] {
  const { facts } = open(schema)
  if (facts.isShown === isMapsLink) {
    const link = readText(value).trim()
    return isBlank(link) || isMapsLink(link) ? [] : [{ kind: 'maps_link', path }]
  }
  if (schema !== entryPhoto) return []
  const { photoUrl, caption } = readRecord(value)
  const isWordless = !isBlank(readText(photoUrl)) && isBlank(readText(caption))
  return isWordless ? [{ kind: 'photo_words', path: `${path}.caption` }] : []
}

/** Every field with what stands in it, and every entry that is a photo. */
function fieldsOf(schema: Schema, value: unknown, path = ''): Field[] {
  const entry = entryOf(schema)
  const below = (key: string | number) => (path ? `${path}.${key}` : String(key))
  if (entry) return readList(value).flatMap((each, at) => fieldsOf(entry, each, below(at)))
  const parts = Object.entries(partsOf(schema))
  if (parts.length === 0 || schema === entryPhoto) return [{ path, schema, value }]
  const values = readRecord(value)
  return parts.flatMap(([key, part]) => fieldsOf(part, values[key], below(key)))
}

function longTexts(passages: readonly Passage[]): Finding[] {
  return passages.flatMap(({ texts }) => {
    const counted = texts.map(({ path, plain }) => ({ path, words: countWords(plain) }))
    const words = counted.reduce((sum, each) => sum + each.words, 0)
    const longest = counted.toSorted((one, other) => other.words - one.words)[0]
    if (!longest || words <= mostWords) return []
    return [{ kind: 'long_text' as const, path: longest.path, words }]
  })
}

/** Of every other language that a guide is offered in: what it lacks, and what is older than its original. */
function untranslated(form: GuidebookForm): Finding[] {
  const languages = languagesIn(form.translations).filter((each) => each !== form.language)
  if (languages.length === 0) return []
  const words = wordsToTranslate(form)
  return languages.flatMap((language) =>
    words.flatMap((each): Finding[] => {
      const standing = standingOf(each, form.translations?.[language])
      if (standing !== 'missing' && standing !== 'older') return []
      return [
        { kind: 'untranslated', path: fieldPathOf(each), language, isOlder: standing === 'older' },
      ]
    }),
  )
}
