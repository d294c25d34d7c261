import { Readable } from 'node:stream'
import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { ZodError, ZodType } from 'zod'
import { refusedPartsOf } from '#domain/guide/guidebook.ts'
import type { RefusalStatus } from '#domain/messages/messages.ts'
import { Refusal } from '#domain/messages/refusals.ts'
import { chooseLocale, type Locale } from '#domain/values/locale.ts'

/** A point in time, as every answer says it. */
export const moment = z
  .string()
  .openapi({ format: 'date-time', example: '2026-05-04T18:30:00.000Z' })

export const errorSchema = z
  .object({
    error: z.string().openapi({ description: 'What to show a person' }),
    code: z.string().openapi({ description: 'Stable: compare this one, never the sentence' }),
    fields: z
      .record(z.string(), z.string())
      .optional()
      .openapi({ description: 'From the path of a field to what is wrong there' }),
  })
  .openapi('Error', {
    example: { error: 'No active session found', code: 'unauthorized' },
  })

export const messageSchema = z.object({ message: z.string() }).openapi('Message')

export const idParam = z.object({ id: z.guid() })

/** Without a description, the summary of the call describes it. */
export function json<Schema extends ZodType>(schema: Schema, description = '') {
  return { description, content: { 'application/json': { schema } } }
}

type OurName<Name> = Name extends `${infer Head}_${infer Rest}`
  ? `${Head}${Capitalize<OurName<Rest>>}`
  : Name

/** What an answer says, called as our code calls it; a moment may still be one. */
type NamedAnswer<Answer> = {
  [Name in keyof Answer as OurName<Name>]:
    | Answer[Name]
    | (string extends Answer[Name] ? Date : never)
}

/** An answer of what is known: all that its schema names, under those names, and nothing else. */
export function presentAs<Schema extends z.ZodObject>(
  { shape }: Schema,
  known: NamedAnswer<z.infer<Schema>>,
): z.infer<Schema> {
  const values: Readonly<Record<string, unknown>> = known
  const said = Object.keys(shape).map((name) => {
    const value = values[name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())]
    return [name, value instanceof Date ? value.toISOString() : value]
  })
  // Its type is the one that the schema's names have in `known`.
  return Object.fromEntries(said) as z.infer<Schema>
}

export const zipContent = {
  'application/zip': { schema: z.string().openapi({ format: 'binary' }) },
}

export function isZip(answer: { content?: object } | undefined) {
  return answer?.content !== undefined && 'application/zip' in answer.content
}

export const onlyZips = createMiddleware(async (c, next) => {
  const type = c.req.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/zip') throw new Refusal('unsupported_media_type')
  await next()
})

/** A file that is made while it is sent: who asks only for its head would have it made and never read. */
export const onlyGet = createMiddleware(async (c, next) => {
  if (c.req.method === 'GET') return next()
  c.header('Allow', 'GET')
  throw new Refusal('method_not_allowed')
})

/** A zip that is made while it is sent. */
export function answerZip(c: Context, zip: Readable, disposition: string) {
  c.header('Content-Type', 'application/zip')
  c.header('Content-Disposition', disposition)
  c.header('Cache-Control', 'private, no-store')
  // True because Node and the browser's types describe the same stream.
  return c.body(Readable.toWeb(zip) as ReadableStream<Uint8Array>)
}

/** How calls refuse: the one shape of errors under each of these statuses. */
const refusedWith: Record<RefusalStatus, string> = {
  400: 'Something in the request is not right; `fields` says where',
  401: 'Nobody is signed in, or what was given proves nothing',
  402: 'It is not paid',
  403: 'It is not for this caller to do, or there is no room for it',
  404: 'There is no such thing, or it is somebody else’s',
  405: 'This address does not take that kind of request',
  409: 'It was changed meanwhile, or stands in a way that does not allow it',
  413: 'The body is too large',
  415: 'The body is of a kind that is not taken here',
  429: 'Too often in a row; `Retry-After` says when to come back',
  500: 'A failure on our side: nothing was changed',
  503: 'Something that is needed does not answer for now: nothing was changed',
}

/** By their names in the document, which says each once. */
export function refusalAnswers() {
  const schema = { $ref: '#/components/schemas/Error' }
  return Object.fromEntries(
    Object.entries(refusedWith).map(([status, description]) => [
      `Refused${status}`,
      { description, content: { 'application/json': { schema } } },
    ]),
  )
}

export function refusedAs(status: RefusalStatus) {
  return { $ref: `#/components/responses/Refused${status}` }
}

/** What a client knows of them. */
export type Refusals = {
  '4XX': ReturnType<typeof json<typeof errorSchema>>
  '5XX': ReturnType<typeof json<typeof errorSchema>>
}

type Checked = { target: string } & ({ success: true } | { success: false; error: ZodError })

/** What a request that does not fit its schema is told: an address that can name nothing names nothing. */
export function refuseInvalid(result: Checked) {
  if (result.success) return
  if (result.target === 'param') throw new Refusal('not_found')
  const { fields: all, fieldValues } = refusedPartsOf(result.error)
  const { '': whole, ...fields } = all
  throw new Refusal('invalid_request', { fields, fieldValues })
}

/** The caller's language when it asks for one of ours; otherwise each sentence keeps its own. */
export function callersLocale(c: Context): Locale | undefined {
  const accepted = c.req.header('accept-language')
  const spanish = chooseLocale({ accepted, fallback: 'es' })
  const english = chooseLocale({ accepted, fallback: 'en' })
  return spanish === english ? spanish : undefined
}

type Ways = Record<string, string[]>[]

/** How a document says that a call wants an access token as bearer, or the cookie of a browser. */
export const hostSecurity: Ways = [{ accessToken: [] }, { sessionCookie: [] }]

/** The same for what is about the session itself: its own token, or the cookie. */
export const sessionSecurity: Ways = [{ sessionToken: [] }, { sessionCookie: [] }]
