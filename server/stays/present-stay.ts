import { z } from '@hono/zod-openapi'
import { momentsOf } from '#domain/stays/stay-moments.ts'
import { isInsideOrArriving, stayAt, stayPhases } from '#domain/stays/stay-now.ts'
import { guideLanguages } from '#domain/values/guide-language.ts'
import type { GuideOfStay, StayRow } from './queries.ts'

const moment = z.string().openapi({ format: 'date-time' })
const day = z.string().openapi({ example: '2026-11-22' })

export const staySchema = z
  .object({
    id: z.string().openapi({ format: 'uuid' }),
    property_id: z.string().openapi({ format: 'uuid' }),
    from: day,
    until: day,
    language: z.enum(guideLanguages),
    note: z.string().openapi({ description: 'The host’s own; no guest ever reads it' }),
    leaves_at: z.string().nullable().openapi({ description: 'hh:mm, where it is not the guide’s' }),
    link: z.string().openapi({ description: 'For these guests alone' }),
    phase: z.enum([...stayPhases, 'ended']),
    is_open: z.boolean().openapi({ description: 'Whether the link shows what is locked' }),
    opens_at: moment,
    check_in: moment,
    check_out: moment,
    closes_at: moment,
    is_soon: z.boolean().openapi({ description: 'Inside, or arriving within three days' }),
    was_opened: z.boolean().openapi({ description: 'Opened before its time by the host' }),
  })
  .openapi('Stay')

type Context = { now: Date; linkOf: (stay: StayRow, guide: GuideOfStay) => string }

export function presentStay(
  stay: StayRow,
  guide: GuideOfStay,
  { now, linkOf }: Context,
): z.infer<typeof staySchema> {
  const moments = momentsOf(stay, guide)
  const shown = stayAt(stay, { moments, timeZone: guide.timeZone, now: now.getTime() })
  return {
    id: stay.id,
    property_id: stay.propertyId,
    from: stay.from,
    until: stay.until,
    language: stay.language,
    note: stay.note,
    leaves_at: stay.leavesAt?.slice(0, 5) ?? null,
    link: linkOf(stay, guide),
    phase: shown === 'ended' ? 'ended' : shown.phase,
    is_open: shown !== 'ended' && shown.isOpen,
    opens_at: isoOf(moments.opensAt),
    check_in: isoOf(moments.checkIn),
    check_out: isoOf(moments.checkOut),
    closes_at: isoOf(moments.closesAt),
    is_soon: isInsideOrArriving(stay, { moments, now: now.getTime() }),
    was_opened: stay.openedAt !== null,
  }
}

function isoOf(at: number) {
  return new Date(at).toISOString()
}
