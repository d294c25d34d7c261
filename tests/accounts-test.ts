import { OpenAPIHono } from '@hono/zod-openapi'
import { answerError } from '#server/answer-error.ts'
import { openAuthCalls } from '#server/auth/auth-calls.ts'
import { openAuth } from '#server/auth/open-auth.ts'
import { openPasswordHashes } from '#server/auth/passwords/passwords.ts'
import { createAuthRoutes } from '#server/auth/routes.ts'
import type { SignInEvent } from '#server/auth/sessions/sessions.ts'
import type { Db } from '#server/db/database.ts'
import type { HostMail } from '#server/db/mails.ts'
import { forgetOldRows } from '#server/job-list.ts'
import { type Log, openLog } from '#server/operation/log.ts'
import { test as base } from './api-test.ts'

const appUrl = 'http://zaguan.test'

const silentLog = openLog({ level: 'silent', readable: false })

/** The calls of accounts on a database of their own, with a clock and a mailbox in hand. */
export const test = base.extend('accounts', async ({ freshDatabase }) => {
  const { db } = await freshDatabase()
  return openAccounts(db)
})

/** What a password costs to guess is asked where it is hashed; elsewhere it would be a third of the time. */
const quickHashes = openPasswordHashes({ cost: { memory: 8, passes: 1, parallelism: 1 } })

export type Accounts = ReturnType<typeof openAccounts>

type Installation = Partial<
  Pick<Parameters<typeof openAuth>[0], 'secret' | 'pauseMs' | 'passwordHashes' | 'warn'>
> & {
  isProduction?: boolean
  log?: Log
}

/** One process's calls of accounts on a database that others may share. */
export function openAccounts(
  db: Db,
  { isProduction = false, log = silentLog, ...installation }: Installation = {},
) {
  const clock = { ms: Date.now() }
  const mails: HostMail[] = []
  const warnings: string[] = []
  const events: SignInEvent[] = []
  const auth = openAuth({
    db,
    config: { isProduction, courtesyCredits: 3, productName: 'Zaguán' },
    secret: 'a secret of some forty random characters',
    appUrl: () => appUrl,
    now: () => new Date(clock.ms),
    sendMail: async (mail) => void mails.push(mail),
    warn: (line) => warnings.push(line),
    pauseMs: 0,
    passwordHashes: quickHashes,
    record: (event) => events.push(event),
    ...installation,
  })
  let address = '203.0.113.7'
  const routes = new OpenAPIHono()
  routes.onError(answerError(log))
  const calls = openAuthCalls({ auth, visitorOf: () => address })
  routes.route('/api', createAuthRoutes(auth, calls))

  const call = async (method: 'GET' | 'POST', path: string, wishes: Wishes = {}) => {
    const { body, headers = {} } = wishes
    const response = await routes.request(`${appUrl}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'accept-language': 'en', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    return {
      status: response.status,
      body: text.startsWith('{') ? JSON.parse(text) : text,
      headers: response.headers,
      cookie: cookieOf(response.headers),
    }
  }
  const post = (path: string, body: object, headers?: Record<string, string>) =>
    call('POST', path, { body, ...(headers && { headers }) })

  return {
    auth,
    db,
    forgetOldRows: () => forgetOldRows({ db, now: () => new Date(clock.ms) }),
    clock,
    mails,
    events,
    post,
    get: (path: string, headers?: Record<string, string>) =>
      call('GET', path, headers ? { headers } : {}),
    /** A browser on one of our pages, with this cookie. */
    as: (cookie: string) => ({
      post: (path: string, body: object) => post(path, body, { cookie, origin: appUrl }),
    }),
    comeFrom: (visitor: string) => {
      address = visitor
    },
    lastMail: () => mails.at(-1)!,
    /** The token of the link in the newest mail. */
    lastToken: () => new URL(urlOf(mails.at(-1)!)).searchParams.get('token')!,
    lastCode: () => codeOf(mails.at(-1)!),
    async signUp(email: string, password = goodPassword) {
      await post('/auth/sign-up/email', { email, password })
      const token = new URL(urlOf(mails.at(-1)!)).searchParams.get('token')!
      return post('/auth/verify-email', { token, password })
    },
    signIn: (email: string, password = goodPassword) =>
      post('/auth/sign-in/email', { email, password }),
  }
}

export const goodPassword = 'la puerta azul'

type Wishes = { body?: object; headers?: Record<string, string> }

function urlOf({ payload }: HostMail) {
  return payload.url
}

function codeOf(mail: HostMail) {
  return 'code' in mail.payload ? mail.payload.code : ''
}

/** The Cookie header of a browser that got these. */
function cookieOf(headers: Headers) {
  return headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
}
