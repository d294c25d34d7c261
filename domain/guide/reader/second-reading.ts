import { finesOf, idleKinds, type Kind, kinds, placedAs } from './kinds.ts'
import type { Told } from './model.ts'

/** A piece that the reader is not certain of: where it stands, and what around it. */
export type Doubt = { text: number; start: number; above: string; before: string; words: string }

/** What somebody else says of it, who may know better; whatever that is, the words stay those of the text. */
export type SecondReading = (doubt: Doubt, told: Told) => Told

/** From which chance on nobody else is asked. */
export const certainFrom = 0.95
/** Of what somebody else says, as much is wrong. */
const wrongOfOthers = 0.2

/** Every kind with its fine kind in one word: `rule`, `place/cafe`. */
export const labels: readonly string[] = kinds.flatMap((kind) =>
  finesOf[kind].length === 0 ? kind : finesOf[kind].map((fine) => `${kind}/${fine}`),
)

/** Where both say the same it is wrong only if both are; where they differ it is asked about, and never put aside. */
export function heardAs(label: string, told: Told): Told {
  const [word = '', part = ''] = label.split('/')
  const named = kinds.find((each) => each === word)
  if (!named) return told
  const { kind, fine } = placedAs({ kind: named, fine: part })
  const isIdle = (each: Kind) => idleKinds.has(each)
  if (isIdle(kind)) return isIdle(told.kind) ? told : { ...told, chance: 0 }
  if (told.kind === kind && told.fine === fine) {
    return { ...told, chance: 1 - (1 - told.chance) * wrongOfOthers }
  }
  const { other: _, ...own } = told
  return { kind, fine, chance: 0, other: own }
}
