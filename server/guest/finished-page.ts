import { createHash } from 'node:crypto'
import { type Bytes, type Encoding, packQuickly, packTightly, unpack } from './content-encodings.ts'

type Headers = Record<string, string>

/** What a page takes besides its bodies: headers, names, the cache's own record. */
const otherBytes = 2048

export type FinishedPage = ReturnType<typeof finishPage>

/** A document ready to send: packed once for each encoding that is asked for, never again. */
export function finishPage(html: string, given: Headers) {
  let kept: { encoding: 'identity' | 'br'; bytes: Bytes }
  kept = { encoding: 'identity', bytes: Buffer.from(html) }
  const packed = new Map<Encoding, Bytes>()
  const tag = createHash('sha256').update(kept.bytes).digest('base64url').slice(0, 22)
  const headers = { ...given, ETag: `W/"${tag}"` }
  const headersByEncoding: Record<Encoding, Headers> = {
    br: { ...headers, 'Content-Encoding': 'br' },
    gzip: { ...headers, 'Content-Encoding': 'gzip' },
    identity: headers,
  }

  function bodyIn(encoding: Encoding) {
    if (encoding === kept.encoding) return kept.bytes
    const made = packed.get(encoding) ?? packQuickly(whole(), encoding)
    packed.set(encoding, made)
    return made
  }

  function whole() {
    return kept.encoding === 'br' ? unpack(kept.bytes) : kept.bytes
  }

  return {
    bodyIn,
    headersIn: (encoding: Encoding) => headersByEncoding[encoding],
    isKnownTo: (wanted: string | undefined) => wanted?.includes(tag) ?? false,
    /** Keeps the smallest form alone: the others can be made from it again. */
    async tighten() {
      const bytes = await packTightly(whole())
      kept = { encoding: 'br', bytes }
      packed.clear()
    },
    bytes() {
      return [...packed.values()].reduce(
        (sum, body) => sum + body.length,
        kept.bytes.length + otherBytes,
      )
    },
  }
}
