import { blankOf } from '#domain/guide/blanks.ts'
import { idKeyOf, type MakeId } from '#domain/guide/entry-ids.ts'
import type { Limits } from '#domain/guide/facts.ts'
import { entryAt, factsAt, type GuidebookForm } from '#domain/guide/guide-form.ts'
import { noHostContact } from '#domain/guide/sections/welcome.ts'

// What one press does in the form: to a list, to a count, to the switch of the contact.

/** A blank entry of the list at a path of the form, with an id where entries have one. */
export function blankEntryOf(path: string, makeId: MakeId): unknown {
  const entry = entryAt(path)
  const blank = blankOf(entry)
  const idKey = idKeyOf(entry)
  return idKey ? { ...(blank as object), [idKey]: makeId() } : blank
}

/** Places and the host's own blocks can always be removed; every other list keeps its last entry. */
export function canRemoveEntry(path: string, entryCount: number): boolean {
  return entryCount > (factsAt(path).mayBeEmpty ? 0 : 1)
}

/** Where an empty field begins: nobody adds a home's first bedroom to get none. */
const firstPressed = 1

/** The value after one press of plus or minus; from an empty field the first press gives 1. */
export function stepCount(limits: Required<Limits>, value: number | null, direction: 1 | -1) {
  const { min, max, step } = limits
  if (value === null) return Math.max(min, firstPressed)
  const steps = direction === 1 ? Math.floor(value / step) + 1 : Math.ceil(value / step) - 1
  return Math.min(max, Math.max(min, steps * step))
}

type WelcomeTab = GuidebookForm['welcome']

/** Switches contact on or off; off clears what guests would reach the host by, all but the e-mail. */
export function withContactInfo(welcome: WelcomeTab, isEnabled: boolean): WelcomeTab {
  if (isEnabled) return { ...welcome, contactInfoEnabled: true }
  const { hostEmail } = welcome
  return { ...welcome, ...noHostContact, hostEmail, contactInfoEnabled: false }
}
