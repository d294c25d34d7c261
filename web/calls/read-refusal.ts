import { data } from 'react-router'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import type { Essential } from '#domain/guide/unconfirmed/essentials.ts'
import { isRecord } from '#domain/values/read-json.ts'

type AskedFact = Omit<Essential, 'kind' | 'isLocked' | 'said' | 'parts'> & {
  kind: string
  /** Read only with the link of a stay. */
  locked?: boolean
  /** Of the hours, where those stand that nobody has said: the editor had opened with them. */
  filled?: string[]
}

/** What guests will act on, and nobody has said yet is right. */
export type AskedFacts = {
  facts: AskedFact[]
  /** How many others guests are not shown. */
  hidden: number
  hiddenAt?: string
}

export type Said = Omit<AskedFacts, 'hiddenAt'> & {
  hidden_at: string
  error: string
  code: string
  fields: Record<string, string>
  retry_after: number
  url: string
  can_delete_to_regain: boolean
  property: { version: number }
  form: GuidebookForm
  errorCode: string
}

export function askedIn(said: Partial<Said>): AskedFacts | undefined {
  const { code, facts, hidden = 0, hidden_at: hiddenAt } = said
  return code === 'facts_to_confirm' && facts ? { facts, hidden, hiddenAt } : undefined
}

/** What the API says when it says no; empty when the answer is in no shape of ours. */
export async function readRefusal(
  answer: Pick<Response, 'headers' | 'json'>,
): Promise<Partial<Said>> {
  const body = await answer.json().catch(() => undefined)
  if (!isRefusal(body)) return {}
  const errorCode = isFailure(body.code) && answer.headers.get('x-request-id')
  return errorCode ? { ...body, errorCode } : body
}

/** A failure of ours stands in the log, under the name of the request. */
export function isFailure(code: string | undefined) {
  return code === 'unexpected' || code === 'unavailable'
}

/** Of a link from a mail: after any other refusal it is as good as before. */
export function isDeadLink(code: string | undefined) {
  return code?.startsWith('link_')
}

/** The page of a link fails when the server could not tell whether it is dead. */
export async function assertDeadLink(answer: Pick<Response, 'headers' | 'json' | 'status'>) {
  const { code } = await readRefusal(answer)
  if (!isDeadLink(code)) throw data(null, { status: answer.status })
}

/** Every refusal of the API's has a sentence and a code; what else may stand beside them is its own to say. */
function isRefusal(body: unknown): body is Pick<Said, 'error' | 'code'> & Partial<Said> {
  return isRecord(body) && typeof body.error === 'string' && typeof body.code === 'string'
}
