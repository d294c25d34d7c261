import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { isBlank } from '#domain/values/text.ts'
import { workingSentences, workingWords } from './idle.ts'
import type { Passage } from './passages.ts'
import {
  countWords,
  phrasesIn,
  plainWords,
  readPhrases,
  saysOneOf,
  withoutPhrases,
} from './phrases.ts'
import { onlyNamed, type Rule } from './rule.ts'

export type Evidence = {
  path: string
  isEnough: boolean
  /** It is about nothing else. */
  isAbout: boolean
}

/** From here on it is more than a name: what, where or how. */
const usuallyEnough = 4

/** A plain no answers as well. */
const noWords = readPhrases(
  'no, not, sin, nunca, ni, nada, without, never, pas, sans, nao, sem, kein*, nicht, ohne',
)
const enoughWithOne = 2

/** Reads passages for one question: what in them answers it, and whether it says enough; undefined where nothing does. */
export function readerOf(rule: Rule, language: GuideLanguage) {
  const says = phrasesIn(rule.says, language)
  const not = readPhrases(rule.not ?? '')
  const called = readPhrases(rule.called ?? '')
  const inFields = rule.inFields === undefined ? undefined : readPhrases(rule.inFields)
  const settling = [...noWords, ...readPhrases(rule.settles ?? '')]
  const needs = rule.needs === undefined ? undefined : readPhrases(rule.needs)
  const { fields = [], where, namedIn = [], idle = [], enough = usuallyEnough } = rule

  // Asked first without the phrases that mislead: most texts are about something else.
  const isMeant = (plain: string) =>
    saysOneOf(plain, says) && saysOneOf(withoutPhrases(plain, not), says)

  const isEnough = (plain: string, { entry }: Passage) => {
    if (enough === onlyNamed) return false
    if (needs) return saysOneOf(plain, needs)
    const words = countWords(plain)
    return (
      words >= enough || isShown(entry) || (words >= enoughWithOne && saysOneOf(plain, settling))
    )
  }

  const isCalled = (name: string) =>
    called.some((each) => (each.endsWith(' ') ? name === each : name.startsWith(each))) &&
    withoutPhrases(name, not) === name

  const isAbout = (plain: string) =>
    inFields === undefined || isMeant(plain) || saysOneOf(withoutPhrases(plain, not), inFields)

  /** A place is what its category says: a bar called La Farmacia sells no medicine. */
  const isOfAnotherKind = ({ at, entry = {} }: Passage) =>
    at === 'localGuide.places' &&
    rule.categories?.every((category) => category !== entry.category) === true

  const isOfItsKind = ({ at, entry = {} }: Passage, name: string) =>
    at === 'localGuide.places' &&
    rule.category !== undefined &&
    entry.category === rule.category &&
    withoutPhrases(name, not) === name

  return (passage: Passage): Evidence | undefined => {
    const isInPlace = where.some((at) => passage.at === at || passage.at.startsWith(`${at}.`))
    const mayBeField = fields.includes(passage.at)
    const mayBeNamed = isInPlace || namedIn.includes(passage.at)
    if (isOfAnotherKind(passage) || !(mayBeNamed || mayBeField)) return undefined
    const { texts } = passage
    const whole = texts.map(({ plain }) => plain).join('')
    if (whole === '') return undefined
    const isField = mayBeField && isAbout(whole)
    const name = texts.find(({ isName }) => isName)
    const isNamed =
      name !== undefined &&
      (isMeant(name.plain) || isCalled(name.plain) || isOfItsKind(passage, name.plain))
    if (isField || isNamed) {
      const told = texts.map(({ text, plain }) => plain && workingWords(text, idle)).join('')
      const isWhole = isEnough(told, passage)
      // A name without more is completed where the rest would stand.
      const blank = isWhole ? undefined : texts.find(({ isName, plain }) => !isName && plain === '')
      const path = (blank ?? name ?? texts[0])?.path ?? passage.path
      return { path, isEnough: isWhole, isAbout: true }
    }
    if (!isInPlace) return undefined
    const said = texts.flatMap(({ path, text, plain }) => {
      if (!isMeant(plain)) return []
      const sentences = workingSentences(text, idle).map(plainWords).filter(isMeant)
      const isWhole = sentences.some((each) => isEnough(each, passage))
      return [{ path, isEnough: isWhole, isAbout: false }]
    })
    return said.find(({ isEnough }) => isEnough) ?? said[0]
  }
}

/** A map, a way or a video says more than words. */
function isShown(entry: Passage['entry'] = {}): boolean {
  const { mapsLink, minutes, videoUrl } = entry
  const isLinked = [mapsLink, videoUrl].some((link) => typeof link === 'string' && !isBlank(link))
  return isLinked || typeof minutes === 'number'
}
