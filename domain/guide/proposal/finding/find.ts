import type { Fact, Suggestion } from '#domain/guide/proposal/found.ts'
import type { Unit } from '#domain/guide/proposal/reading/units.ts'

/** A fact and the units it came from. */
export type Find = {
  fact: Fact
  units: readonly Unit[]
  sureness: Suggestion['sureness']
  /** Nothing else is looked for in its units. */
  isAll?: boolean
}
