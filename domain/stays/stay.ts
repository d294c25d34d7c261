import type { FieldCode } from '#domain/messages/field-messages.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { guideLanguageSchema } from '#domain/values/guide-language-schema.ts'
import { cleanText } from '#domain/values/text.ts'
import { z } from '#domain/values/zod.ts'
import { isDay, nightsBetween } from '#domain/values/zoned-time.ts'

const mostNights = 365

/** Most stays a guide keeps that have not ended. */
export const mostStays = 400

const day = z
  .string({ error: 'required' satisfies FieldCode })
  .refine(isDay, { error: 'day' satisfies FieldCode })

const clockTime = z
  .string({ error: 'wrong_type' satisfies FieldCode })
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'time' satisfies FieldCode })

/** What a host says of a stay; of the guests nothing is asked. */
export const stayFormSchema = z
  .object({
    from: day,
    until: day,
    /** Unsaid it is the guide's, and what it was when the stay changes. */
    language: guideLanguageSchema.optional(),
    note: z
      .string({ error: 'wrong_type' satisfies FieldCode })
      .overwrite(cleanText)
      .max(300, { error: 'too_long' satisfies FieldCode })
      .default(''),
    /** When these guests leave, where that is not the guide's hour. */
    leavesAt: clockTime.nullable().default(null),
  })
  .superRefine(({ from, until }, ctx) => {
    const nights = nightsBetween(from, until)
    const code: FieldCode | undefined =
      nights < 1 ? 'until_before_from' : nights > mostNights ? 'too_many_nights' : undefined
    if (code) ctx.addIssue({ code: 'custom', path: ['until'], message: code })
  })

export type StayForm = z.output<typeof stayFormSchema>

/** What of a stay is one thing to say. */
const changedTogether = [['from', 'until', 'leavesAt'], ['language'], ['note']] as const

/** What a form says otherwise than the one it was opened with: beside it the stay may have changed. */
export function changesOfForm(form: StayForm, opened: StayForm): Partial<StayForm> {
  const names = changedTogether.filter((all) => all.some((name) => form[name] !== opened[name]))
  return Object.fromEntries(names.flat().map((name) => [name, form[name]]))
}

export type Stay = StayForm & {
  id: string
  language: GuideLanguage
  /** The host let the codes be seen before their time. */
  openedAt: Date | null
  /** The host ended it before its time. */
  endedAt: Date | null
}

/** The same without what its host noted: that is no concern of its link. */
export type StayOfLink = Omit<Stay, 'note'>

type Days = { id: string; from: string; until: string }

/** Those of some stays that share a night with another; who leaves on the day others come is in nobody's way. */
export function overlapping(stays: readonly Days[]): ReadonlySet<string> {
  const met = new Set<string>()
  for (const stay of stays) {
    const other = stays.find(
      ({ id, from, until }) => id !== stay.id && from < stay.until && stay.from < until,
    )
    if (other) met.add(stay.id)
  }
  return met
}
