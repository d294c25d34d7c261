import { saysNothing } from '#domain/guide/blanks.ts'
import { partsOf } from '#domain/guide/facts.ts'
import { findEntryAt, type GuidebookForm } from '#domain/guide/guide-form.ts'
import { wordsFor } from '#domain/guide/search/asked-words.ts'
import { searchIn } from '#domain/guide/search/find-hits.ts'
import { isSeen, switchOf } from '#domain/guide/seen.ts'
import { mainKeyOf } from '#domain/guide/stored/read-stored.ts'
import { allWordsOf, fieldPathOf } from '#domain/guide/translations/words.ts'
import { hiddenFacts } from '#domain/guide/unconfirmed/waiting-facts.ts'
import { readList, valueAt } from '#domain/values/read-json.ts'
import { isBlank } from '#domain/values/text.ts'
import { type Entry, entriesOf } from './entries.ts'
import { findingsIn } from './findings.ts'
import { type Question, questions, whereAsked } from './questions.ts'

/** `waiting`: what answers it is not shown to guests until the host confirms it. */
export type QuestionState = 'missing' | 'waiting' | 'answered' | 'not_applicable'

export type QuestionHealth = {
  question: Question
  state: QuestionState
  /** What answers it, or where it would be answered: a field or a list of the form. */
  path: string
  /** The entry that answers it: what it is called, and how the host says that it is no answer. */
  found?: { title: string; notAnswer: string }
}

/** How a guide stands with what guests ask most, how many of those that apply it answers, and what is wrong beside that. */
export function healthOf(form: GuidebookForm) {
  const words = allWordsOf(form)
  const seen = words.filter((each) => isSeen(form, fieldPathOf(each)))
  const waiting = hiddenFacts(form, form.unconfirmed).flatMap(({ texts }) => texts)
  const hidden = new Set(waiting.map(({ path }) => path))
  const shown = seen.filter(({ path }) => !hidden.has(path))
  const entries = entriesOf(form, seen)
  const inSeen = answersIn(entries, form)
  const inShown = hidden.size > 0 ? answersIn(entriesOf(form, shown), form) : inSeen
  const inAll = seen.length < words.length ? answersIn(entriesOf(form, words), form) : inSeen
  const standOf = (question: Question): Omit<QuestionHealth, 'question'> => {
    if (form.welcome.notApplicable?.includes(question)) {
      return { state: 'not_applicable', path: askedAt(question, form) }
    }
    const answered = inShown(question)
    const answer = answered ?? inSeen(question)
    if (!answer) {
      const off = switchOf(form, inAll(question)?.path ?? '')
      return { state: 'missing', path: off ?? askedAt(question, form) }
    }
    const { entry, path } = answer
    const found = { title: entry.title, notAnswer: notAnswerOf(question, entry) }
    if (answered) return { state: 'answered', path, found }
    const text = entry.words.find((each) => hidden.has(each.path))
    return { state: 'waiting', path: text ? fieldPathOf(text) : path, found }
  }
  const states = questions.map((question): QuestionHealth => ({ question, ...standOf(question) }))
  const applying = states.filter(({ state }) => state !== 'not_applicable')
  return {
    questions: states,
    answered: applying.filter(({ state }) => state === 'answered').length,
    of: applying.length,
    findings: findingsIn(form, { words: seen, entries }),
  }
}

/** Where a host answers a question: the switch that hides the place, a blank field, or a list that lacks an entry. */
function askedAt(question: Question, form: GuidebookForm): string {
  const path = whereAsked[question]
  const kitchen = path === 'houseManual.rooms' ? kitchenOf(form) : undefined
  return switchOf(form, path) ?? kitchen ?? blankIn(form, path)
}

/** What is asked of the kitchen is written in the room that every new guide has for it. */
function kitchenOf({ houseManual: { rooms } }: GuidebookForm): string | undefined {
  const at = rooms.findIndex(({ key }) => key === 'kitchen')
  const blank = rooms[at]?.features.findIndex(isBlank) ?? -1
  return at < 0 ? undefined : `houseManual.rooms.${at}.features${blank < 0 ? '' : `.${blank}`}`
}

/** The first field of an entry that waits to be typed in; the list itself where none does. */
function blankIn(form: GuidebookForm, path: string): string {
  const entry = findEntryAt(path)
  if (!entry) return path
  const at = readList(valueAt(form, path)).findIndex((each) => saysNothing(entry, each))
  return at < 0 ? path : `${path}.${at}.${mainKeyOf(partsOf(entry))}`
}

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
function notAnswerOf(question: Question, { id }: Entry): string {
  return `${question} ${id}`
}

/** Finds what answers a question in these entries: a field that is filled in; else the nearest that a guest's search finds. */
function answersIn(entries: readonly Entry[], { language, welcome }: GuidebookForm) {
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
