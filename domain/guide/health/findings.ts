import type { GuidebookForm } from '#domain/guide/guide-form.ts'
import { isMexicanZone } from '#domain/guide/time-zone.ts'
import { stateOf, wordsToTranslate } from '#domain/guide/translations/states.ts'
import { languagesIn } from '#domain/guide/translations/translations.ts'
import { fieldPathOf, type Words } from '#domain/guide/translations/words.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { isMapsLink } from '#domain/values/links/maps-link.ts'
import { digitsOf, findPhoneNumber } from '#domain/values/phone-number.ts'
import { isBlank, normalized } from '#domain/values/text.ts'
import { type Entry, isSearched } from './entries.ts'

/** Something wrong with a guide beside what it does not answer, and the path of its field. */
export type Finding =
  | { kind: 'phone_country' | 'maps_link' | 'photo_words'; path: string }
  | { kind: 'long_text'; path: string; words: number }
  | { kind: 'untranslated'; path: string; language: GuideLanguage; isOlder: boolean }

/** Beyond this nobody reads an entry to its end. */
const mostWords = 150

const word = /[\p{L}\p{N}]+/gu

/** What is wrong with these texts, blank ones among them, with their entries, and with what is said in other languages. */
export function findingsIn(
  form: GuidebookForm,
  { words, entries }: { words: readonly Words[]; entries: readonly Entry[] },
): Finding[] {
  const fields = words.flatMap((each): Finding[] => {
    const kind = wrongIn(each, form)
    return kind ? [{ kind, path: fieldPathOf(each) }] : []
  })
  return [...fields, ...entries.flatMap(longTextIn), ...untranslated(form)]
}

const phoneFields = [
  'welcome.hostPhone',
  'welcome.emergencyContact',
  'welcome.arrival.gatePhone',
  'emergency.policeContact',
  'emergency.fireContact',
  'emergency.medicalContact',
]

function wrongIn({ at, original, facts }: Words, { timeZone }: GuidebookForm) {
  const place = at.join('.')
  if (isBlank(original)) return place.endsWith('.photos.*.caption') ? 'photo_words' : undefined
  if (facts.isShown === isMapsLink) return isMapsLink(original.trim()) ? undefined : 'maps_link'
  const isPhone = phoneFields.includes(place)
  return isPhone && isWithoutCountry(original, timeZone) ? 'phone_country' : undefined
}

/** Short numbers, such as 911, are of the country itself. */
const longestOfCountry = 6

const digitsAtHome = 10

/** A guest from abroad cannot dial it. Ten digits are Mexican, which only a home in Mexico means. */
function isWithoutCountry(text: string, timeZone: string): boolean {
  const number = findPhoneNumber(text)
  if (!number || number.dial.length <= longestOfCountry) return false
  if (number.whatsapp === undefined) return true
  const plain = normalized(text, 'NFKC')
  const isWritten = plain.includes('+') || digitsOf(plain).length > digitsAtHome
  return !isWritten && !isMexicanZone(timeZone)
}

function longTextIn({ words }: Entry): Finding[] {
  const counted = words
    .filter((each) => isSearched(each) && !each.at.includes('photos'))
    .map((each) => ({ path: fieldPathOf(each), words: each.original.match(word)?.length ?? 0 }))
  const sum = counted.reduce((before, each) => before + each.words, 0)
  const [longest] = counted.toSorted((one, other) => other.words - one.words)
  return longest && sum > mostWords ? [{ kind: 'long_text', path: longest.path, words: sum }] : []
}

/** Of every other language that a guide is offered in: what it lacks, and what is older than its original. */
function untranslated(form: GuidebookForm): Finding[] {
  const languages = languagesIn(form.translations).filter((each) => each !== form.language)
  if (languages.length === 0) return []
  const words = wordsToTranslate(form)
  return languages.flatMap((language) =>
    words.flatMap((each): Finding[] => {
      const state = stateOf(each, form.translations?.[language])
      if (state !== 'missing' && state !== 'older') return []
      const isOlder = state === 'older'
      return [{ kind: 'untranslated', path: fieldPathOf(each), language, isOlder }]
    }),
  )
}
