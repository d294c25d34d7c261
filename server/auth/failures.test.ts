import { sql } from 'drizzle-orm'
import { expect, vi } from 'vitest'
import type { Db } from '#server/db/database.ts'
import { openLog } from '#server/operation/log.ts'
import { goodPassword, openAccounts } from '#tests/accounts-test.ts'
import { test } from '#tests/api-test.ts'
import { openPasskeyDevice } from '#tests/stand-ins/passkey-device.ts'

const address = 'planted.address@example.com'
const home = 'http://zaguan.test'

const tables = [
  '"user"',
  'account',
  'session',
  'two_factor',
  'passkey',
  'verification',
  'rate_limit',
  'host_accounts',
  'email_changes',
]

/** What a trigger does instead of the write; each tells more than a log may hold. */
const mishaps = {
  'a constraint that fails': `raise exception sqlstate '23514' using
    message = 'new row violates check constraint', detail = 'Failing row contains ' || coalesce(new, old)::text`,
  'an error that repeats the row': `raise exception '%', coalesce(new, old)::text`,
  'a value of a wrong type': `perform (coalesce(new, old)::text)::uuid`,
  'a lost connection': 'perform pg_terminate_backend(pg_backend_pid())',
}

/** Everything that was written down, by us or past us. */
function listenToEverything() {
  const lines: string[] = []
  const keep = (...words: unknown[]) => void lines.push(...words.map(inFull))
  for (const name of ['log', 'info', 'warn', 'error', 'debug'] as const) {
    vi.spyOn(console, name).mockImplementation(keep)
  }
  for (const stream of [process.stdout, process.stderr]) {
    vi.spyOn(stream, 'write').mockImplementation((chunk) => lines.push(String(chunk)) > 0)
  }
  const log = openLog({ level: 'debug', readable: false, destination: { write: keep } })
  return { log, lines }
}

function inFull(word: unknown): string {
  if (!(word instanceof Error)) return typeof word === 'string' ? word : JSON.stringify(word)
  const { message, stack, cause } = word
  return [message, stack, JSON.stringify(word), cause === undefined ? '' : inFull(cause)].join('\n')
}

function callsOf(accounts: ReturnType<typeof openAccounts>, cookie: string) {
  const { post, get } = accounts
  const own = { cookie, origin: home }
  return {
    'sign up': () =>
      post('/auth/sign-up/email', {
        email: `planted.${Math.random()}@example.com`,
        password: goodPassword,
      }),
    'sign up again': () => post('/auth/sign-up/email', { email: address, password: goodPassword }),
    'sign in': () => post('/auth/sign-in/email', { email: address, password: goodPassword }),
    'ask for a link': () => post('/auth/sign-in/magic-link', { email: address }),
    'open a link': () => post('/auth/magic-link/verify', { token: 'planted' }),
    'ask for a code': () => post('/auth/email-otp/send-verification-otp', { email: address }),
    'enter a code': () => post('/auth/sign-in/email-otp', { email: address, otp: '123456' }),
    'ask for confirmation': () => post('/auth/send-verification-email', { email: address }),
    'ask for a reset': () => post('/auth/request-password-reset', { email: address }),
    reset: () => post('/auth/reset-password', { token: 'planted', newPassword: goodPassword }),
    'change the password': () =>
      post(
        '/auth/change-password',
        { currentPassword: goodPassword, newPassword: 'otra puerta azul' },
        own,
      ),
    'change the address': () =>
      post(
        '/auth/change-email',
        { newEmail: 'planted.new@example.com', password: goodPassword },
        own,
      ),
    'who am I': () => get('/session', { cookie }),
    'exchange a token': () => get('/auth/token', { cookie }),
    'list sessions': () => get('/auth/list-sessions', { cookie }),
    'end a session': () => post('/auth/revoke-session', { id: 'planted' }, own),
    'end the other sessions': () => post('/auth/revoke-other-sessions', {}, own),
    'start a second step': () => post('/auth/second-factor/start', { password: goodPassword }, own),
    'confirm a second step': () => post('/auth/second-factor/confirm', { code: '123456' }, own),
    'take a second step': () => post('/auth/second-factor/verify', { code: '123456' }, own),
    'renew recovery codes': () =>
      post('/auth/second-factor/recovery-codes', { password: goodPassword }, own),
    'end a second step': () => post('/auth/second-factor/end', { password: goodPassword }, own),
    'prove who asks': () => post('/auth/proof-code', { purpose: 'passkey' }, own),
    'begin to add a passkey': () =>
      post('/auth/passkeys/start', { name: 'planted.name', password: goodPassword }, own),
    'list passkeys': () => get('/auth/passkeys', { cookie }),
    'rename a passkey': () => post('/auth/passkeys/rename', { id: 'planted', name: 'x' }, own),
    'remove a passkey': () => post('/auth/passkeys/remove', { id: 'planted' }, own),
    'begin to sign in with a passkey': () => post('/auth/sign-in/passkey/start', {}),
    'sign out': () => post('/auth/sign-out', {}, own),
    'sign out everywhere': () => post('/auth/revoke-sessions', {}, own),
  }
}

async function breakWrites(db: Db, table: string, deed: string) {
  await db.execute(
    sql.raw(`create or replace function mishap() returns trigger language plpgsql as $$
      begin ${deed}; return coalesce(new, old); end $$`),
  )
  await db.execute(
    sql.raw(`create trigger mishap before insert or update or delete on ${table}
      for each row execute function mishap()`),
  )
}

test.for(Object.entries(mishaps))(
  'after %s nothing of an account stands in any log, whichever call met it',
  { tags: 'long' },
  async ([, deed], { freshDatabase, onTestFinished }) => {
    const { db } = await freshDatabase()
    const { log, lines } = listenToEverything()
    onTestFinished(() => void vi.restoreAllMocks())
    const accounts = openAccounts(db, { log, warn: (line) => log.warn(line) })
    const { cookie } = await accounts.signUp(address)
    const stored = await db.execute<{ password: string }>(sql`select password from account`)
    const hash = stored.rows[0]?.password ?? ''
    expect(hash.length).toBeGreaterThan(50)
    const statuses: Record<string, number> = {}
    for (const table of tables) {
      await breakWrites(db, table, deed)
      for (const [name, call] of Object.entries(callsOf(accounts, cookie))) {
        await db.execute(sql`truncate rate_limit`)
        const { status } = await call()
        statuses[`${table} ${name}`] = status
      }
      await db.execute(sql.raw(`drop trigger mishap on ${table}`))
    }
    vi.restoreAllMocks()
    const written = lines.join('\n')
    expect(written).toContain('a request failed')
    for (const met of ['account sign up', 'rate_limit sign in']) {
      expect(statuses[met], met).toBeGreaterThanOrEqual(500)
    }
    for (const secret of ['planted.', hash, hash.slice(0, 32), goodPassword]) {
      expect(written.includes(secret), `the log holds ${secret}`).toBe(false)
    }
    expect(written).not.toMatch(/[0-9a-f]{32}:[0-9a-f]{64}/)
  },
)

test('a database that fails while a passkey is added or used is our error, not the passkey’s', async ({
  freshDatabase,
  onTestFinished,
}) => {
  const { db } = await freshDatabase()
  const { log, lines } = listenToEverything()
  onTestFinished(() => void vi.restoreAllMocks())
  const accounts = openAccounts(db, { log, warn: (line) => log.warn(line) })
  const { cookie } = await accounts.signUp(address)
  const device = openPasskeyDevice()
  const add = async () => {
    const wish = { name: 'Mi llave', password: goodPassword }
    const begun = await accounts.post('/auth/passkeys/start', wish, { cookie, origin: home })
    const body = { response: device.make(begun.body.options) }
    const headers = { cookie: `${cookie}; ${begun.cookie}`, origin: home }
    return accounts.post('/auth/passkeys/add', body, headers)
  }
  const use = async () => {
    const begun = await accounts.post('/auth/sign-in/passkey/start', {})
    const body = { response: device.use(begun.body.options) }
    const headers = { cookie: begun.cookie, origin: home }
    return accounts.post('/auth/sign-in/passkey', body, headers)
  }
  const deed = mishaps['an error that repeats the row']
  await breakWrites(db, 'passkey', deed)
  expect((await add()).status).toBe(500)
  await db.execute(sql.raw('drop trigger mishap on passkey'))
  expect((await add()).status).toBe(200)
  await breakWrites(db, 'session', deed)
  expect((await use()).status).toBe(500)
  vi.restoreAllMocks()
  const written = lines.join('\n')
  expect(written).toContain('a request failed')
  expect(written).not.toContain('planted.')
})
