import type { z } from 'zod'
import {
  choice,
  count,
  entry,
  exactText,
  group,
  list,
  lockOf,
  seenEntry,
  text,
} from '#domain/guide/fields.ts'

export const codeKinds = ['door', 'lockbox', 'gate', 'other'] as const

/** What opens a door, a lockbox or a gate. */
const accessCode = entry({
  kind: choice(codeKinds, { otherwise: 'door' }),
  label: text({ max: 120, isName: true, canHurt: true }),
  code: exactText({ max: 120, isSecret: true, canHurt: true }),
  notes: text({ max: 1000, canHurt: true }),
})

/** How long before check-in a stay's codes open, unless the host says otherwise. */
export const usualHoursBefore = 24

const arrivalFields = {
  byPlane: text({ max: 1500 }),
  byBus: text({ max: 1500 }),
  byCar: text({ max: 1500 }),
  /** What the guard at the gate wants to hear and to see. */
  gate: text({ max: 1500, canHurt: true }),
  gateStayOnly: lockOf('gate', { opensAtOnce: true }),
  /** Where a guest's names and plates are sent. */
  gatePhone: exactText({ max: 60, canHurt: true }),
  parking: text({ max: 1000, canHurt: true }),
  steps: list({ max: 30 }, seenEntry({ notes: text({ max: 2000 }) })),
  codes: list({ max: 20, mayBeEmpty: true }, accessCode),
  /** How long before check-in the codes of a stay open; empty is the usual. */
  hoursBefore: count({ min: 0, max: 336, step: 1, guestsRead: usualHoursBefore }),
  late: text({ max: 1500 }),
  lateStayOnly: lockOf('late'),
  doesNotOpen: text({ max: 1500 }),
  doesNotOpenStayOnly: lockOf('doesNotOpen'),
  /** Who the guard is told the guests come to see. */
  hostName: exactText({ max: 120 }),
}

/** Getting here and getting in. Address and map stand with the local guide, where they are typed. */
export const arrival = group(arrivalFields, { isOfHome: true })

export type Arrival = z.output<typeof arrival>
