import type { Context } from 'hono'
import type { BetterAuth } from './better-auth.ts'
import { addressHeader } from './client.ts'
import { refusalOf } from './refusal-of.ts'

export type Call = { method?: 'GET' | 'POST'; path: string; body?: Record<string, unknown> }

const passedOn = ['cookie', 'authorization', 'origin', 'accept-language', 'user-agent']

/**
 * Hands a checked call to the library. What it refuses is thrown, the cookies it sets go to the caller, and
 * what remains is the token of a session it opened, if it did.
 */
export async function forward(
  c: Context,
  { better, address }: { better: BetterAuth; address: string },
  { method = 'POST', path, body = {} }: Call,
) {
  const headers = new Headers({ 'content-type': 'application/json', [addressHeader]: address })
  for (const name of passedOn) {
    const value = c.req.header(name)
    if (value) headers.set(name, value)
  }
  const { baseURL } = await better.$context
  const sent = method === 'POST' ? { body: JSON.stringify(body) } : {}
  const answer = await better.handler(
    new Request(`${baseURL}${path}`, { method, headers, ...sent }),
  )
  await assertAccepted(answer)
  for (const cookie of answer.headers.getSetCookie()) {
    c.header('Set-Cookie', cookie, { append: true })
  }
  return { token: answer.headers.get('set-auth-token') }
}

async function assertAccepted(answer: Response) {
  const code = redirectedProblem(answer) ?? (await problemOf(answer))
  if (code === undefined) return
  const status = Math.max(answer.status, 400)
  throw refusalOf(status, code) ?? new Error(`accounts answered ${status} ${code}`)
}

async function problemOf(answer: Response) {
  if (answer.status < 400) return undefined
  const text = await answer.text()
  const content: { code?: unknown } = text.startsWith('{') ? JSON.parse(text) : {}
  return typeof content.code === 'string' ? content.code : ''
}

/** Links that fail are answered by a redirect that names the problem. */
function redirectedProblem({ status, headers }: Response) {
  const location = headers.get('location')
  if (status !== 302 || !location) return undefined
  return new URL(location, 'http://localhost').searchParams.get('error') ?? undefined
}
