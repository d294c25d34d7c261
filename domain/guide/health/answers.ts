import type { GuidebookForm } from '#domain/guide/guide-form.ts'
import { wordsFor } from '#domain/guide/search/asked-words.ts'
import { searchIn } from '#domain/guide/search/find-hits.ts'
import { fieldPathOf } from '#domain/guide/translations/words.ts'
import type { Entry } from './entries.ts'
import { type Question, whereAsked } from './questions.ts'

/** Fields that answer by being filled in, whatever they say; of an entry that may be one thing or another, which it is. */
const filled: Readonly<Partial<Record<Question, readonly string[]>>> = {
  wifi: ['welcome.wifiNetworks.*.password', 'wifiTech.wifiNetworks.*.password'],
  door: [
    'welcome.arrival.codes.*.code door',
    'welcome.arrival.codes.*.code lockbox',
    'welcome.arrival.steps.*.notes',
  ],
  gate: ['welcome.arrival.gate', 'welcome.arrival.codes.*.code gate'],
  parking: ['houseManual.parking', 'welcome.arrival.parking'],
  shop: ['localGuide.places.*.name Shop'],
  emergency: ['emergencyServices', 'policeContact', 'fireContact', 'medicalContact'].map(
    (key) => `emergency.${key}`,
  ),
  contact: ['welcome.hostPhone', 'welcome.hostEmail'],
}

/** That an entry is no answer to a question, as it is kept. */
export function notAnswerOf(question: Question, { id }: Entry): string {
  return `${question} ${id}`
}

/** Finds what answers a question in these entries: a field that is filled in; else the nearest that a guest's search finds. */
export function answersIn(entries: readonly Entry[], { language, welcome }: GuidebookForm) {
  const search = searchIn(entries)
  return (question: Question) => {
    const place = whereAsked[question]
    const mayAnswer = (entry: Entry) =>
      !welcome.notAnswers?.includes(notAnswerOf(question, entry)) && !isElsewhere(entry, place)
    for (const entry of entries.filter(mayAnswer)) {
      const field = filledIn(entry, question)
      if (field) return { entry, path: fieldPathOf(field) }
    }
    const hits = wordsFor(question, language).flatMap(search).filter(mayAnswer)
    const [entry] = hits.sort((one, other) => one.rank - other.rank)
    const text = entry?.words[0]
    return entry && text && { entry, path: fieldPathOf(text) }
  }
}

function filledIn({ words, kind }: Entry, question: Question) {
  // A network is its name and its password.
  if (question === 'wifi' && words.length < 2) return undefined
  const ofKind = kind === undefined ? '' : ` ${kind}`
  return words.find(({ at }) => filled[question]?.includes(at.join('.') + ofKind))
}

/** A place nearby is no rule of the house, and a step on leaving tells of leaving alone. */
function isElsewhere({ words: [first] }: Entry, place: string) {
  if (first?.section === 'checkout') return !place.startsWith('checkout.')
  return first?.section === 'local_guide' && place.startsWith('houseRules.')
}
