import type { Context, Hono, MiddlewareHandler } from 'hono'
import { createMiddleware } from 'hono/factory'
import { HTTPException } from 'hono/http-exception'
import { TrieRouter } from 'hono/router/trie-router'
import { Refusal, type RefusalCode } from '#domain/messages/refusals.ts'

/** The largest body of a call that names no other size. */
export const smallMaxBytes = 64 * 1024

/** The largest guide a call accepts: some 150,000 words. */
export const jsonMaxBytes = 1024 * 1024

/** What a call says of its body. A zip is too large to be held: whoever reads it counts. */
type BodyLimit = { maxBytes: number; tooLarge?: RefusalCode; takesZip?: boolean }

const saidBy = new WeakMap<object, BodyLimit>()

/** Stands before a call that takes more than a small form: its address is asked before everything else. */
export function takesBody(limit: BodyLimit): MiddlewareHandler {
  const pass: MiddlewareHandler = (_, next) => next()
  saidBy.set(pass, limit)
  return pass
}

/** What each address takes, whatever the method: of two that fit, what stands first says so, as it does for the calls. */
export function bodyLimitsOf({ routes }: Pick<Hono, 'routes'>) {
  const larger = new TrieRouter<BodyLimit>()
  for (const { path, handler } of routes) {
    const limit = saidBy.get(handler)
    if (limit) larger.add('ALL', `/api${path}`, limit)
  }
  return (path: string) => larger.match('ALL', path)[0][0]?.[0] ?? { maxBytes: smallMaxBytes }
}

/** Before everything else: no body is read beyond what its address takes, whether or not it says how long it is. */
export function limitBodies(api: Pick<Hono, 'routes'>) {
  const limitAt = bodyLimitsOf(api)
  return createMiddleware(async (c, next) => {
    const { raw } = c.req
    if (!raw.body) return next()
    const { maxBytes, tooLarge = 'too_large', takesZip } = limitAt(c.req.path)
    const values = { max: maxBytes / 1024 ** 2 }
    const saidBytes = Number(c.req.header('content-length') ?? 0)
    if (saidBytes > maxBytes) throw new Refusal(tooLarge, { values })
    if (takesZip) return next()
    // With both headers it is sent in chunks, and the length is not believed.
    const isInChunks = c.req.header('transfer-encoding')
    if (!isJson(c) && c.req.header('content-length') && !isInChunks) return next()
    const body = await readBodyWithin(raw.body, maxBytes)
    if (!body) throw new Refusal(tooLarge)
    if (isJson(c) && isTooDeep(body)) throw new Refusal('invalid_json')
    c.req.raw = new Request(raw, { body })
    return next()
  })
}

function isJson(c: Context) {
  return c.req.header('content-type')?.toLowerCase().includes('json') ?? false
}

/** The whole body, or undefined as soon as it is longer. */
async function readBodyWithin(stream: ReadableStream<Uint8Array>, maxBytes: number) {
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = stream.getReader()
  for (;;) {
    const { done, value } = await reader.read().catch(brokenOff)
    if (done) return Buffer.concat(chunks)
    size += value.length
    if (size > maxBytes) return undefined
    chunks.push(value)
  }
}

/** Whoever was sending has gone, or sent what is no body. */
function brokenOff(): never {
  throw new HTTPException(400)
}

/** Far deeper than anything of ours; each level costs a parser more than a hundred times its byte. */
const mostLevels = 64

const quote = 0x22
const backslash = 0x5c
const opening = [0x5b, 0x7b]
const closing = [0x5d, 0x7d]

/** Whether a JSON text opens too many brackets inside each other; told without parsing it. */
export function isTooDeep(json: Uint8Array) {
  let level = 0
  let isInText = false
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at] ?? 0
    if (isInText && byte === backslash) at += 1
    else if (byte === quote) isInText = !isInText
    else if (isInText) continue
    else if (opening.includes(byte)) {
      level += 1
      if (level > mostLevels) return true
    } else if (closing.includes(byte)) level -= 1
  }
  return false
}
