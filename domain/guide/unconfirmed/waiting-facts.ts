import { factsOf } from '#domain/guide/facts.ts'
import { emergency } from '#domain/guide/sections/emergency.ts'
import { hashOf } from '#domain/guide/translations/hash-of.ts'
import { allWordsOf, type Spoken, type Words } from '#domain/guide/translations/words.ts'
import { digitsOf } from '#domain/values/phone-number.ts'
import { isBlank } from '#domain/values/text.ts'
import { hiddenBefore, isMarkedHidden, isUnconfirmed, type Unconfirmed } from './unconfirmed.ts'

/** What stands together and is true or not together: the texts of an entry, or one text that stands by itself. */
export type WaitingFact = ReturnType<typeof waitingFacts>[number]

/** What of a guide nobody has confirmed or touched yet, in the order of the tabs. */
export function waitingFacts(guide: Spoken, unconfirmed: Unconfirmed | null | undefined) {
  if (!unconfirmed || Object.keys(unconfirmed).length === 0) return []
  const facts = Map.groupBy(allWordsOf(guide), factAddressOf)
  return [...facts].flatMap(([address, words]) => {
    const noted = words.filter(({ path }) => Object.hasOwn(unconfirmed, path))
    const isTouched = ({ path, original }: Words) => !isUnconfirmed(unconfirmed, path, original)
    const texts = noted.filter(({ original }) => !isBlank(original))
    const [first] = texts
    if (!first || noted.some(isTouched)) return []
    const { section } = first
    /** Guests are not shown it until it is confirmed. */
    const canHurt = words.some((each) => isHidden(each, unconfirmed[each.path]))
    return { address, section, texts, canHurt }
  })
}

/** Of what waits, that which guests are not shown. */
export function hiddenFacts(guide: Spoken, unconfirmed: Unconfirmed | null | undefined) {
  return waitingFacts(guide, unconfirmed).filter(({ canHurt }) => canHurt)
}

/** Those texts are confirmed: what still waits besides. */
export function withConfirmed(unconfirmed: Unconfirmed, addresses: Iterable<string>): Unconfirmed {
  const confirmed = new Set(addresses)
  return Object.fromEntries(Object.entries(unconfirmed).filter(([path]) => !confirmed.has(path)))
}

/** A title and its notes are one fact; a detail of a room is one of its own. */
export function factAddressOf({ path, at }: Words): string {
  return at.at(-2) === '*' ? path.slice(0, path.lastIndexOf('.')) : path
}

function isHidden({ path, original, facts }: Words, mark: string | undefined): boolean {
  // A guide is called what it is called, and an hour is an hour.
  if (facts.isColumn) return false
  if (path === servicesPath && digitsOf(original) === services) return false
  return facts.canHurt === true || isMarkedHidden(mark) || hiddenBefore.has(hashOf(original))
}

const servicesPath = 'emergency.emergencyServices'

/** The number that is right everywhere in the country is never hidden. */
const { guestsRead: services } = factsOf(emergency.shape.emergencyServices)
