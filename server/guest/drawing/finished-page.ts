import { createHash } from 'node:crypto'
import { type Bytes, type Encoding, packQuickly, packTightly, unpack } from './content-encodings.ts'

type Headers = Record<string, string>

/** What a page takes besides its bodies: headers, names, the cache's own record. */
const otherBytes = 2048

/** What is said besides, where the answer may stand in a shared cache and where it may not. */
export type Sharing = { whenShared?: Headers; otherwise?: Headers }

export type FinishedPage = ReturnType<typeof finishPage>

/** A document ready to send: packed once for each encoding that is asked for, never again. */
export function finishPage(html: string, given: Headers, sharing: Sharing = {}) {
  const bodies = new Map<Encoding, Bytes>([['identity', Buffer.from(html)]])
  const tag = createHash('sha256').update(html).digest('base64url').slice(0, 22)
  const { whenShared = {}, otherwise = {} } = sharing
  const headers = { ...given, ETag: `W/"${tag}"` }
  const own = byEncoding({ ...headers, ...otherwise })
  const shared = byEncoding({ ...headers, ...whenShared })
  let onGrowth = () => {}

  function bodyIn(encoding: Encoding) {
    const known = bodies.get(encoding)
    if (known) return known
    const made = packQuickly(whole(), encoding)
    bodies.set(encoding, made)
    // What nobody asks for as it is need not be kept as it is.
    if (encoding === 'br') bodies.delete('identity')
    onGrowth()
    return made
  }

  function whole() {
    const packed = bodies.get('br')
    return bodies.get('identity') ?? (packed ? unpack(packed) : Buffer.alloc(0))
  }

  return {
    bodyIn,
    headersIn: (encoding: Encoding, isShared = false) => (isShared ? shared : own)[encoding],
    isKnownTo: (wanted: string | undefined) => wanted?.includes(tag) ?? false,
    /** Keeps the smallest form alone: the others can be made from it again. */
    async tighten() {
      const bytes = await packTightly(whole())
      bodies.clear()
      bodies.set('br', bytes)
    },
    bytes: () => [...bodies.values()].reduce((sum, body) => sum + body.length, otherBytes),
    whenItGrows(listener: () => void) {
      onGrowth = listener
    },
  }
}

function byEncoding(headers: Headers): Record<Encoding, Headers> {
  return {
    br: { ...headers, 'Content-Encoding': 'br' },
    gzip: { ...headers, 'Content-Encoding': 'gzip' },
    identity: headers,
  }
}
