import { z } from '@hono/zod-openapi'
import type { Proposal } from '#domain/guide/reader/fact.ts'
import { codeKinds } from '#domain/guide/sections/arrival.ts'
import { placeCategories } from '#domain/guide/sections/local-guide.ts'
import { hostPhoneTypes } from '#domain/guide/sections/welcome.ts'

const words = z.string()

const span = z
  .object({ text: z.number().int(), start: z.number().int(), end: z.number().int() })
  .openapi('Span', { description: 'Words: in which of `texts`, from which letter to which' })

const fact = z
  .discriminatedUnion('kind', [
    of('name', { name: words }),
    of('time', { of: z.enum(['checkIn', 'checkOut']), time: words }),
    of('count', { of: z.enum(['bedrooms', 'bathrooms', 'maxGuests']), count: z.number() }),
    of('address', { address: words }),
    of('mapsLink', { link: words }),
    of('welcome', { words }),
    of('wifi', { network: words, password: words }),
    of('phone', {
      number: words,
      of: z.enum(['host', 'police', 'fire', 'medical', 'gate', 'other']),
      name: words,
      by: z.enum(hostPhoneTypes).optional(),
    }),
    of('email', { email: words }),
    of('code', { code: words, opens: z.enum(codeKinds), label: words, notes: words }),
    of('arrival', {
      of: z.enum(['byPlane', 'byBus', 'byCar', 'gate', 'steps', 'late', 'doesNotOpen']),
      words,
    }),
    of('parking', { words }),
    of('feature', { room: words, words }),
    of('device', { name: words, notes: words }),
    of('rule', { title: words, notes: words }),
    of('step', { title: words, notes: words }),
    of('place', {
      name: words,
      category: z.enum(placeCategories),
      description: words,
      mapsLink: words,
      minutes: z.object({ count: z.number(), by: z.enum(['foot', 'car']) }).optional(),
    }),
    of('firstAid', { words }),
    of('emergency', { title: words, notes: words }),
    of('block', { section: words, title: words, body: words }),
  ])
  .openapi('Fact')

/** As `domain/guide/reader/fact.ts` has it. */
export const proposalSchema = z
  .object({
    suggestions: z
      .array(
        z.object({
          id: z.string(),
          fact,
          or: fact.optional().openapi({ description: 'The next likely reading of the same words' }),
          from: z.array(span).readonly(),
          sureness: z.enum(['sure', 'doubtful', 'dangerous']),
        }),
      )
      .readonly(),
    leftOver: z.array(span).readonly(),
    idle: z.array(span).readonly().openapi({ description: 'What no guest needs' }),
  })
  .openapi('Proposal') satisfies z.ZodType<Proposal, unknown>

function of<Kind extends string, Shape extends z.ZodRawShape>(kind: Kind, shape: Shape) {
  return z.object({ kind: z.literal(kind), ...shape })
}
