import { data } from 'react-router'
import { readRefusal } from '#web/calls/ask.ts'

/** Why the API said no: by code, in the reader's language. */
export type Refused = {
  code: string
  error: string
  status: number
  retryAfter?: number | undefined
  /** From a field's name to what is wrong there. */
  fields?: Readonly<Record<string, string>> | undefined
}

/** What an action of the auth form answers; the address is given back so that nobody types it twice. */
export type AuthResult = {
  at: number
  email: string
  refused?: Refused | undefined
  isSent?: boolean
  /** The first proof was right, and the second is still asked for. */
  needsCode?: boolean
}

type Answer = { ok: boolean } & Parameters<typeof readRefusal>[0] & { status: number }

/** Undefined when the API said yes. */
export async function findRefused(answer: Answer): Promise<Refused | undefined> {
  if (answer.ok) return undefined
  const { code = 'http_error', error = '', ...said } = await readRefusal(answer)
  const { retry_after: retryAfter, fields } = said
  return { code, error, status: answer.status, retryAfter, fields }
}

/** What an action tells its page: why not, with the API's own status, or that all went well. */
export function answerForm<Told extends object>(refused: Refused | undefined, told: Told) {
  return data({ ...told, at: Date.now(), refused }, refused?.status ?? 200)
}
