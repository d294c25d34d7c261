import { idleKinds, type Kind, labels, nameOf, placedAs } from '#domain/guide/reader/kind/kinds.ts'
import type { Told } from '#domain/guide/reader/kind/model.ts'

/** A piece that the reader is not certain of: where it stands, and what around it. */
export type Doubt = { text: number; start: number; above: string; before: string; words: string }

/** What somebody else says of it, who may know better; whatever that is, the words stay those of the text. */
export type SecondReading = (doubt: Doubt, told: Told) => Told

/** From which chance on nobody else is asked. */
export const certainFrom = 0.95
/** Of what somebody else says, as much is wrong. */
const wrongOfOthers = 0.2

/** Where both say the same it is wrong only if both are; where they differ it is asked about, and never put aside. */
export function heardAs(label: string, told: Told): Told {
  const named = labels.find((each) => nameOf(each) === label)
  if (!named) return told
  const { kind, fine } = placedAs(named)
  const isIdle = (each: Kind) => idleKinds.has(each)
  if (isIdle(kind)) return isIdle(told.kind) ? told : { ...told, chance: 0 }
  if (told.kind === kind && told.fine === fine) {
    return { ...told, chance: 1 - (1 - told.chance) * wrongOfOthers }
  }
  const { other: _, ...own } = told
  return { kind, fine, chance: 0, other: own }
}
