import { data, redirect } from 'react-router'
import { readRecord } from '#domain/values/read-json.ts'
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

/** The form a page was sent; one that cannot be read is the sender's mistake. */
export function formOf(request: Request) {
  return request.formData().catch(() => {
    throw data(null, { status: 400 })
  })
}

/** What stands in a form under these names; absent and file fields count as empty. */
export async function readForm<Name extends string>(request: Request, ...names: Name[]) {
  const form = await formOf(request)
  const read = (name: Name) => {
    const value = form.get(name)
    return [name, typeof value === 'string' ? value : ''] as const
  }
  // Object.fromEntries forgets the keys it was given.
  return Object.fromEntries(names.map(read)) as Record<Name, string>
}

type Answer = { ok: boolean; status: number } & Parameters<typeof readRefusal>[0]

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

/** Whether a sign-in that went well still asks for the second step. */
export async function needsSecondStep(answer: Pick<Answer, 'ok' | 'json'>) {
  return answer.ok && 'second_factor' in readRecord(await answer.json())
}

/** Where one goes after a first proof that was right. */
export async function goOn(answer: Pick<Answer, 'ok' | 'json'>) {
  return redirect((await needsSecondStep(answer)) ? '/second-step' : '/')
}
