import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { chooseLocale, findLocale, type Locale } from '#domain/locale.ts'
import { Refusal, type RefusalCode } from '#domain/refusals.ts'
import type { Log } from './operation/log.ts'

const statusOf: Partial<Record<RefusalCode, ContentfulStatusCode>> = {
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  page_not_found: 404,
  rate_limited: 429,
  unexpected: 500,
}

/** The one place where a refusal becomes an HTTP answer; anything else is a bug and says nothing of itself. */
export function answerError(log: Log) {
  return (error: Error, c: Context) => {
    if (error instanceof Refusal) return answerRefusal(error, c)
    log.error({ err: error, id: c.get('requestId') }, 'a request failed')
    return answerRefusal(new Refusal('unexpected'), c)
  }
}

function answerRefusal(refusal: Refusal, c: Context) {
  const { code, fields, extra } = refusal
  const error = refusal.sentence(callersLocale(c))
  return c.json({ error, code, ...(fields && { fields }), ...extra }, statusOf[code] ?? 400)
}

function callersLocale(c: Context): Locale | undefined {
  const header = c.req.header('accept-language')
  const chosen = chooseLocale({ accepted: header })
  return findLocale(chosen) && header?.toLowerCase().includes(chosen) ? chosen : undefined
}
