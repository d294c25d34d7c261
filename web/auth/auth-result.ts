/** Why the API said no: by code, in the reader's language. */
export type Refused = {
  code: string
  error: string
  status: number
  retryAfter?: number
  /** From a field's name to what is wrong there. */
  fields?: Readonly<Record<string, string>>
}

/** What an action of the auth form answers; the address is given back so that nobody types it twice. */
export type AuthResult = {
  at: number
  email: string
  refused?: Refused
  isSent?: boolean
  /** The first proof was right, and the second is still asked for. */
  needsCode?: boolean
}

type Answer = { ok: boolean; status: number; json(): Promise<unknown> }

/** Undefined when the API said yes. */
export async function findRefused(answer: Answer): Promise<Refused | undefined> {
  if (answer.ok) return undefined
  const content = await answer.json()
  return {
    code: String(readKey(content, 'code')),
    error: String(readKey(content, 'error')),
    status: answer.status,
    ...readWait(content),
    ...readFields(content),
  }
}

function readWait(content: unknown) {
  const seconds = readKey(content, 'retry_after')
  return typeof seconds === 'number' ? { retryAfter: seconds } : {}
}

function readFields(content: unknown) {
  const fields = readKey(content, 'fields')
  if (typeof fields !== 'object' || fields === null) return {}
  const said = Object.entries(fields).map(([name, sentence]) => [name, String(sentence)])
  return { fields: Object.fromEntries(said) }
}

function readKey(content: unknown, key: string): unknown {
  return typeof content === 'object' && content !== null ? Reflect.get(content, key) : undefined
}
