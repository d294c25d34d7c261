import type { HiddenFact } from '#web/dashboard/desk.ts'

type Answer = { headers: Headers; json: () => Promise<unknown> }

type Refused = {
  error: string
  code: string
  fields?: Record<string, string>
  url?: string
  can_delete_to_regain?: boolean
  property?: { version: number }
  form?: unknown
  facts?: HiddenFact[]
  errorCode?: string
}

/** What the API says when it says no; empty when the answer is in no shape of ours. */
export async function readRefusal(answer: Answer): Promise<Partial<Refused>> {
  const body = await answer.json().catch(() => undefined)
  if (!isRefusal(body)) return {}
  const errorCode = isFailure(body) && answer.headers.get('x-request-id')
  return errorCode ? { ...body, errorCode } : body
}

/** A failure of ours stands in the log, under the name of the request. */
function isFailure({ code }: { code?: string | undefined }) {
  return code === 'unexpected' || code === 'unavailable'
}

/** Every refusal of the API's has a sentence and a code; what else may stand beside them is its own to say. */
function isRefusal(body: unknown): body is Refused {
  if (typeof body !== 'object' || body === null) return false
  const { error, code }: { error?: unknown; code?: unknown } = body
  return typeof error === 'string' && typeof code === 'string'
}
