import { Readable } from 'node:stream'
import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import type { ZodType } from 'zod'

const errorSchema = z
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

export function jsonBody<Schema extends ZodType>(schema: Schema) {
  return { required: true, content: { 'application/json': { schema } } }
}

export const zipContent = {
  'application/zip': { schema: z.string().openapi({ format: 'binary' }) },
}

/** A zip that is made while it is sent. */
export function answerZip(c: Context, zip: Readable, disposition: string) {
  c.header('Content-Type', 'application/zip')
  c.header('Content-Disposition', disposition)
  c.header('Cache-Control', 'private, no-store')
  return c.body(asWebStream(zip))
}

/** True because Node and the browser's types describe the same stream. */
function asWebStream(stream: Readable) {
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>
}

/** What every call may answer besides its own: the one shape of errors. */
export const refusals = {
  '4XX': json(errorSchema, 'A refusal: what is wrong with the request, and what to do'),
  '5XX': json(errorSchema, 'A failure on our side: nothing was changed'),
}

type Ways = Record<string, string[]>[]

/** How a document says that a call wants an access token as bearer, or the cookie of a browser. */
export const hostSecurity: Ways = [{ accessToken: [] }, { sessionCookie: [] }]

/** The same for what is about the session itself: its own token, or the cookie. */
export const sessionSecurity: Ways = [{ sessionToken: [] }, { sessionCookie: [] }]
