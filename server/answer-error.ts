import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { fieldSentencesOf } from '#domain/guide/field-sentences.ts'
import { errorCodeSentence } from '#domain/messages/messages.ts'
import { Refusal, sentenceOf, statusOf } from '#domain/messages/refusals.ts'
import { chooseLocale } from '#domain/values/locale.ts'
import { isConnectionLost } from './db/connections/lost-connection.ts'
import { callersLocale } from './http/answers.ts'
import type { Log } from './operation/log.ts'

/** The one place where an error becomes an HTTP answer; what is no refusal is a bug and says nothing of itself. */
export function answerError(log: Log) {
  return (error: Error, c: Context) => answerRefusal(readError(log, error, c), c)
}

/** The same for whoever asked for a page: outside the API a browser that goes somewhere reads the sentence alone. */
export function answerVisitor(log: Log) {
  const answer = answerError(log)
  return (error: Error, c: Context) => {
    const isApi = c.req.path === '/api' || c.req.path.startsWith('/api/')
    const isVisit = !isApi && (c.req.header('accept') ?? '').includes('text/html')
    if (!isVisit) return answer(error, c)
    const refusal = readError(log, error, c)
    const { code, saying, values } = refusal
    const locale = chooseLocale({ accepted: c.req.header('accept-language') })
    writeHeaders(refusal, c)
    const said = [sentenceOf(saying, locale, values)]
    const requestId = c.get('requestId')
    if (requestId && isFailure(refusal)) said.push(errorCodeSentence(requestId, locale))
    return c.text(said.join('\n'), statusOf(code), { 'Cache-Control': 'no-store' })
  }
}

function readError(log: Log, error: Error, c: Context) {
  const refusal = refusalOf(error, c)
  if (isFailure(refusal)) log.error({ err: error, id: c.get('requestId') }, 'a request failed')
  return refusal
}

/** What says when to come back is a measure, and no failure. */
function isFailure({ code, values }: Refusal) {
  return statusOf(code) >= 500 && values?.seconds === undefined
}

/** A database that restarts is back within seconds, or not for a while. */
const comeBackSeconds = 5

function answerRefusal(refusal: Refusal, c: Context) {
  const { code, extra, saying, values, fields = {}, fieldValues = {} } = refusal
  const locale = callersLocale(c)
  writeHeaders(refusal, c)
  const isInFields = Object.keys(fields).length > 0
  return c.json(
    {
      error: sentenceOf(saying, locale, values),
      code,
      ...(isInFields && { fields: fieldSentencesOf({ fields, fieldValues }, locale) }),
      ...extra,
    },
    statusOf(code),
  )
}

function writeHeaders({ code, values }: Refusal, c: Context) {
  const seconds = values?.seconds ?? (code === 'unavailable' ? comeBackSeconds : undefined)
  if (seconds !== undefined) c.header('Retry-After', String(seconds))
  // What is left of a body that is too large is not read: nothing else can come over its connection.
  if (statusOf(code) === 413) c.header('Connection', 'close')
}

/** The same of a page that was made without what is away. */
export function sayWhenToComeBack({ status, headers }: Response) {
  if (status !== 503 || headers.has('Retry-After')) return
  headers.set('Retry-After', String(comeBackSeconds))
}

function refusalOf(error: Error, c: Context) {
  if (error instanceof Refusal) return error
  // What the framework itself refuses: a body it cannot read.
  if (error instanceof HTTPException && error.status < 500) {
    if (error.status === 413) return new Refusal('too_large')
    if (error.status === 415) return new Refusal('unsupported_media_type')
    const isJson = c.req.header('content-type')?.includes('json')
    return new Refusal(isJson ? 'invalid_json' : 'invalid_request')
  }
  const saying = c.get('failure')
  return new Refusal(isConnectionLost(error) ? 'unavailable' : 'unexpected', saying && { saying })
}
