import type { GuidebookForm } from '#domain/guide/guide-form.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { askedAt } from './asked-at.ts'
import { type Finding, findingsIn } from './findings.ts'
import { type HiddenTexts, hiddenTextsOf, waitingPath } from './hidden-texts.ts'
import { known } from './known.ts'
import { type Passage, passagesOf } from './passages.ts'
import { type Question, questions } from './questions.ts'
import { readerOf } from './read-passage.ts'
import { rules } from './rules.ts'
import { isSeen } from './seen.ts'

/** `waiting`: it is answered, and guests are not shown the answer until the host confirms it. */
export type QuestionState = 'missing' | 'waiting' | 'thin' | 'answered' | 'not_applicable'

export type QuestionHealth = {
  question: Question
  state: QuestionState
  /** What answers it, or where it would be answered: a field or a list of the form. */
  path: string
}

export type Health = {
  questions: readonly QuestionHealth[]
  /** How many of those that apply to this home are answered. */
  answered: number
  of: number
  findings: readonly Finding[]
}

/** How a guide stands with what guests ask most, and what is wrong beside that. */
export function healthOf(form: GuidebookForm): Health {
  const passages = passagesOf(form)
  const hidden = hiddenTextsOf(form)
  const shown = hidden && passagesOf(hidden.shown)
  const states = questions.map((question) => {
    const written = standOf(question, form, passages)
    const read = hidden && shown && standOf(question, hidden.shown, shown)
    return { question, ...(read ? waitingIn(hidden, written, read) : written) }
  })
  const applying = states.filter(({ state }) => state !== 'not_applicable')
  return {
    questions: states,
    answered: applying.filter(({ state }) => state === 'answered').length,
    of: applying.length,
    findings: findingsIn(form, passages),
  }
}

type Stand = Omit<QuestionHealth, 'question'>

function standOf(question: Question, form: GuidebookForm, passages: readonly Passage[]): Stand {
  const evidence = evidenceFor(question, form, passages)
  const seen = evidence.filter(({ path }) => isSeen(form, path))
  const best = seen.find(({ isEnough }) => isEnough) ?? seen[0]
  const path = best?.path ?? askedAt(question, form, evidence[0]?.path)
  if (form.welcome.notApplicable?.includes(question)) return { state: 'not_applicable', path }
  if (!best) return { state: 'missing', path }
  return { state: best.isEnough ? 'answered' : 'thin', path }
}

/** How what is written stands, beside what of it guests read. */
function waitingIn(hidden: HiddenTexts, written: Stand, read: Stand): Stand {
  if (written.state !== 'answered') return written
  if (read.state === 'answered') return read
  return { state: 'waiting', path: waitingPath(hidden, written.path) }
}

function evidenceFor(question: Question, form: GuidebookForm, passages: readonly Passage[]) {
  const read = readerIn(form.language, question)
  const facts = known[question]?.(form) ?? []
  const said = passages.map(read).filter((each) => each !== undefined)
  // What is about nothing else comes before what names it in passing.
  return [...facts, ...said].toSorted((one, other) => Number(other.isAbout) - Number(one.isAbout))
}

const readers = new Map<string, ReturnType<typeof readerOf>>()

/** Its phrases are put in order once, not at every letter somebody types. */
function readerIn(language: GuideLanguage, question: Question) {
  const key = `${language} ${question}`
  const reader = readers.get(key) ?? readerOf(rules[question], language)
  readers.set(key, reader)
  return reader
}
