import type { Context } from 'hono'
import { type BetterAuth, sessionCookie } from './better-auth.ts'
import { addressHeader } from './client.ts'
import { refusalOf } from './refusal-of.ts'

export type Call = {
  method?: 'GET' | 'POST'
  path: string
  body?: Record<string, unknown>
  /** Whatever session the caller has is left aside. */
  asNobody?: boolean
}

export type Opened = { token: string | null; second_factor?: true }

const passedOn = ['cookie', 'authorization', 'origin', 'accept-language', 'user-agent']

/**
 * Hands a checked call to the library. What it refuses is thrown, the cookies it sets go to the caller, and
 * what remains is what it said, and the token of a session it opened, if it did.
 */
export async function askLibrary(
  c: Context,
  { better, address }: { better: BetterAuth; address: string },
  { method = 'POST', path, body = {}, asNobody = false }: Call,
) {
  const headers = new Headers({ 'content-type': 'application/json', [addressHeader]: address })
  for (const name of passedOn) {
    const value = c.req.header(name)
    if (value) headers.set(name, value)
  }
  const asked = asNobody ? asNobodys(headers) : headers
  const { baseURL } = await better.$context
  const sent = method === 'POST' ? { body: JSON.stringify(body) } : {}
  const answer = await better.handler(
    new Request(`${baseURL}${path}`, { method, headers: asked, ...sent }),
  )
  await assertAccepted(answer)
  for (const cookie of answer.headers.getSetCookie())
    c.header('Set-Cookie', cookie, { append: true })
  const content = await readBody(answer)
  return { body: content, opened: openedBy(answer, content) }
}

function openedBy({ headers }: Response, content: Record<string, unknown>): Opened {
  return content.twoFactorRedirect
    ? { token: null, second_factor: true }
    : { token: headers.get('set-auth-token') }
}

/** The headers without a session cookie; what other cookies say stays. */
export function withoutSession(headers: Headers) {
  const cookies = (headers.get('cookie') ?? '').split(/;\s*/)
  const kept = new Headers(headers)
  kept.set('cookie', cookies.filter((pair) => !pair.includes(sessionCookie)).join('; '))
  return kept
}

function asNobodys(headers: Headers) {
  const kept = withoutSession(headers)
  kept.delete('authorization')
  return kept
}

async function readBody(answer: Response): Promise<Record<string, unknown>> {
  const text = await answer.text()
  return text.startsWith('{') ? JSON.parse(text) : {}
}

async function assertAccepted(answer: Response) {
  const code = redirectedProblem(answer) ?? (await problemOf(answer))
  if (code === undefined) return
  const status = Math.max(answer.status, 400)
  throw refusalOf(status, code) ?? new Error(`accounts answered ${status} ${code}`)
}

async function problemOf(answer: Response) {
  if (answer.status < 400) return undefined
  const content = await readBody(answer)
  return typeof content.code === 'string' ? content.code : ''
}

/** Links that fail are answered by a redirect that names the problem. */
function redirectedProblem({ status, headers }: Response) {
  const location = headers.get('location')
  if (status !== 302 || !location) return undefined
  return new URL(location, 'http://localhost').searchParams.get('error') ?? undefined
}
