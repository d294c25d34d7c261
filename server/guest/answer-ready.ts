import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Context } from 'hono'
import { findGuideLanguage, guestLanguageOf } from '#domain/values/guide-language.ts'
import { chooseEncoding } from './drawing/content-encodings.ts'
import type { FinishedPage } from './drawing/finished-page.ts'
import type { Asked } from './kept/guide-pages.ts'
import { remembered } from './kept/remembered.ts'

const guideAddress = /^\/g\/([a-z0-9]{4,32})(?:\?lang=(es|en|fr|pt|de))?$/i

/** The guide a plain visit asks for; undefined for any other address or method. */
export function findAsked({ method, url = '', headers }: IncomingMessage): Asked | undefined {
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
