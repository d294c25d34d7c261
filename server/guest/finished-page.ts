import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import {
  brotliCompress,
  brotliCompressSync,
  brotliDecompressSync,
  constants,
  gzipSync,
} from 'node:zlib'
import type { Context } from 'hono'
import { parseAccept } from 'hono/utils/accept'
import {
  findGuideLanguage,
  type GuideLanguage,
  guestLanguageOf,
} from '#domain/values/guide-language.ts'

export type Visit = { code: string; locale: GuideLanguage }

const guideAddress = /^\/g\/([a-z0-9]{4,32})(?:\?lang=(es|en|fr|pt|de))?$/i

/** The guide a plain visit asks for; undefined for any other address or method. */
export function findVisit({ method, url = '', headers }: IncomingMessage): Visit | undefined {
  const address = method === 'GET' && guideAddress.exec(url)
  if (!address) return undefined
  const [, code = '', language] = address
  const locale = findGuideLanguage(language) ?? localeOf(headers['accept-language'])
  return { code: code.toLowerCase(), locale }
}

const localeOf = remembered(guestLanguageOf)

/** The language that a link names, or the one its reader's browser asks for. */
export function guestLocale({ req }: Pick<Context, 'req'>) {
  return findGuideLanguage(req.query('lang')) ?? localeOf(req.header('accept-language'))
}

const encodingOf = remembered(chooseEncoding)

type Answer = {
  status?: number
  /** It may stand in a shared cache. */
  isShared?: boolean
}

/** The page in the form its reader takes; nothing at all when the reader has it already. */
export function sendPage(
  { req }: Pick<Context, 'req'>,
  document: FinishedPage,
  { status = 200, isShared = false }: Answer = {},
) {
  if (status === 200 && document.isKnownTo(req.header('if-none-match')))
    return new Response(null, { status: 304, headers: document.headersIn('identity', isShared) })
  const encoding = encodingOf(req.header('accept-encoding'))
  const headers = document.headersIn(encoding, isShared)
  return new Response(document.bodyIn(encoding), { status, headers })
}

/** The same, straight to the connection: nothing is built for the one answer that is given most. */
export function writePage(
  document: FinishedPage,
  { headers }: IncomingMessage,
  outgoing: Pick<ServerResponse, 'writeHead' | 'end'>,
  isShared = false,
) {
  if (document.isKnownTo(headers['if-none-match'])) {
    outgoing.writeHead(304, document.headersIn('identity', isShared))
    outgoing.end()
    return
  }
  const encoding = encodingOf(headers['accept-encoding']?.toString())
  const body = document.bodyIn(encoding)
  const head = document.headersIn(encoding, isShared)
  outgoing.writeHead(200, { ...head, 'Content-Length': body.length })
  outgoing.end(body)
}

/** Works out each text once: browsers send the same few headers again and again. */
export function remembered<Answer>(workOut: (text: string) => Answer, most = 500) {
  const known = new Map<string, Answer>()
  return (text = ''): Answer => {
    const answer = known.get(text)
    if (answer !== undefined) return answer
    const made = workOut(text)
    if (known.size < most) known.set(text, made)
    return made
  }
}

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

/** Bytes of our own, as an answer takes them. */
type Bytes = Buffer<ArrayBuffer>

export type Encoding = 'br' | 'gzip' | 'identity'

const quickBrotli = 4
const quickGzip = 6

/** The best encoding a browser says it reads; a weight of zero is a refusal. */
export function chooseEncoding(accepted: string): Encoding {
  const wishes = parseAccept(accepted).filter(({ q }) => q > 0)
  const encodings = ['br', 'gzip'] as const
  return encodings.find((name) => wishes.some(({ type }) => type === name)) ?? 'identity'
}

/** Good enough for the one who waits. */
export function packQuickly(bytes: Bytes, encoding: Encoding): Bytes {
  if (encoding === 'br') return brotliCompressSync(bytes, brotliOptions(bytes, quickBrotli))
  if (encoding === 'gzip') return gzipSync(bytes, { level: quickGzip })
  return bytes
}

/** As small as it gets, off the main thread, for everybody after that. */
export function packTightly(bytes: Bytes): Promise<Bytes> {
  return promisify(brotliCompress)(bytes, brotliOptions(bytes, constants.BROTLI_MAX_QUALITY))
}

export function unpack(bytes: Bytes): Bytes {
  return brotliDecompressSync(bytes)
}

function brotliOptions(bytes: Buffer, quality: number) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  }
}
