import { eq, like, sql } from 'drizzle-orm'
import { expect } from 'vitest'
import { shortCodeFrom, shortCodeRandomBytes } from '#domain/values/short-code.ts'
import { openIncident } from '#server/billing/sync/incidents.ts'
import type { Db } from '#server/db/database.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import {
  emailChanges,
  mailOutbox,
  operatorActs,
  properties,
  session,
  supportMessages,
  tasks,
  user,
  verification,
} from '#server/db/tables/schema.ts'
import { forgetOldRows } from '#server/job-list.ts'
import { enqueueMail } from '#server/mail/outbox.ts'
import { claimTasks } from '#server/work/queue.ts'
import { makeGuide } from '#tests/guides/factories.ts'
import { adminOn } from '#tests/operator.ts'
import { rowsIn } from '#tests/queries.ts'
import { test } from '#tests/server-test.ts'

const because = ['--reason', 'lo pidió por teléfono']

/** What waits to be opened by what a host was mailed. */
function mailedTo(db: Db, { id, email }: { id: string; email: string }) {
  return asSystem(db, async (tx) => ({
    links: await tx.$count(verification, like(verification.value, `%${email}%`)),
    changes: await tx.$count(emailChanges, eq(emailChanges.hostId, id)),
  }))
}

const actsIn = (db: Db) => rowsIn(db, operatorActs)

test('a code is rotated: the old one leads nowhere, the new one opens the guide, and both are announced', async ({
  server,
}) => {
  const guide = await makeGuide(server.db, { isPublished: true })
  const told: string[] = []
  const guideChanges = {
    announce: async (_: unknown, code: string) => void told.push(code),
    tell: () => {},
  }
  const admin = adminOn(server.db, { guideChanges })
  const { code, data } = await admin('guide', 'rotate-code', guide.shortCode, ...because, '--json')
  expect(code).toBe(0)
  const { before, after } = data()
  expect([before, told]).toEqual([guide.shortCode, [before, after]])
  expect((await server.call('GET', `/guidebooks/public/${before}`)).status).toBe(404)
  expect((await server.call('GET', `/guidebooks/public/${after}`)).status).toBe(200)
  expect(await actsIn(server.db)).toMatchObject([
    { act: 'code.rotate', propertyId: guide.id, detail: { before, after } },
  ])
})

test('a code that another guide has, or takes at the same moment, is passed over for the next one', async ({
  freshDatabase,
}) => {
  const { db } = await freshDatabase()
  const [guide, other] = [await makeGuide(db), await makeGuide(db)]
  let drawn = 0
  const random = (size: number) => {
    drawn += 1
    return new Uint8Array(size).fill(drawn)
  }
  const [first, second] = [1, 2].map((byte) =>
    shortCodeFrom(new Uint8Array(shortCodeRandomBytes).fill(byte)),
  )
  const taken = Promise.withResolvers<void>()
  const rotated = Promise.withResolvers<void>()
  const taking = asSystem(db, async (tx) => {
    await tx.update(properties).set({ shortCode: first! }).where(eq(properties.id, other.id))
    taken.resolve()
    await rotated.promise
  })
  await taken.promise
  const rotating = adminOn(db, { random })(
    ...['guide', 'rotate-code', guide.shortCode, ...because, '--json'],
  )
  await expect.poll(() => isSomebodyWaiting(db)).toBe(true)
  rotated.resolve()
  await taking
  const { code, data } = await rotating
  expect([code, data().after]).toEqual([0, second])
})

async function isSomebodyWaiting(db: Db) {
  const { rows } = await db.execute(sql`
    select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`)
  return rows.length > 0
}

test('every session of a host ends, and what was mailed before opens nothing', async ({
  server,
}) => {
  const [host, other] = [await server.makeHost(), await server.makeHost()]
  for (const { call } of [host, other]) expect((await call('GET', '/account')).status).toBe(200)
  await server.call('POST', '/auth/sign-in/magic-link', { body: { email: host.email } })
  await asSystem(server.db, (tx) =>
    tx.insert(emailChanges).values({
      hostId: host.id,
      newEmail: 'thief@example.com',
      isApproved: true,
      tokenDigest: 'of the link that confirms',
      revokeDigest: 'of the link that takes back',
      expiresAt: new Date(Date.now() + 60_000),
    }),
  )
  expect(await mailedTo(server.db, host)).toEqual({ links: 1, changes: 1 })
  const { code, data } = await adminOn(server.db)('sessions', 'end', host.id, ...because, '--json')
  expect([code, data().ended]).toEqual([0, 1])
  const left = await rowsIn(server.db, session, eq(session.userId, host.id))
  expect(left).toEqual([])
  expect((await other.call('PATCH', '/account', { body: { locale: 'en' } })).status).toBe(200)
  expect(await mailedTo(server.db, host)).toEqual({ links: 0, changes: 0 })
  expect(await actsIn(server.db)).toMatchObject([{ act: 'sessions.end', hostId: host.id }])
})

test('acts of a host are found however its id or address is typed; nobody is nobody', async ({
  server,
}) => {
  const host = await server.makeHost()
  const admin = adminOn(server.db)
  await admin('sessions', 'end', host.id, ...because)
  for (const typed of [` ${host.id} `, host.email.toUpperCase()]) {
    const { code, data } = await admin('acts', '--host', typed, '--json')
    expect([code, data().acts.length]).toEqual([0, 1])
  }
  expect(await admin('acts', '--host', 'nobody@example.com')).toMatchObject({ code: 3 })
})

test('an account is erased only when its address is repeated; what was done outlives it', async ({
  server,
}) => {
  const host = await server.makeHost()
  await makeGuide(server.db, { hostId: host.id, isPublished: true })
  const admin = adminOn(server.db, { dataDir: server.dataDir })
  const wrong = ['--confirm', 'other@example.com', ...because]
  expect((await admin('account', 'erase', host.email, ...wrong)).code).toBe(1)
  expect(await actsIn(server.db)).toEqual([])

  const right = ['--confirm', host.email, ...because]
  expect(await admin('account', 'erase', host.email, ...right)).toMatchObject({ code: 0 })
  const left = await asSystem(server.db, async (tx) => ({
    hosts: await tx.select().from(user).where(eq(user.id, host.id)),
    guides: await tx.select().from(properties).where(eq(properties.hostId, host.id)),
  }))
  expect(left).toEqual({ hosts: [], guides: [] })
  const { data, words } = await admin('acts', '--host', host.id, '--json')
  expect(data().acts).toMatchObject([{ act: 'account.erase', hostId: host.id }])
  expect(words).not.toContain(host.email)
})

test('a mail that was given up leaves again; one that left is not kept to be sent twice', async ({
  server,
}) => {
  const host = await server.makeHost()
  const mail = { to: host.email, locale: 'es', hostId: host.id } as const
  const url = 'http://zaguan.test/forgot-password?secret'
  await asSystem(server.db, (tx) =>
    enqueueMail(tx, { ...mail, template: 'password_changed', payload: { url } }),
  )
  const long = new Date(Date.now() - 5 * 86_400_000)
  await asSystem(server.db, (tx) =>
    tx.update(mailOutbox).set({ attempts: 9, lastError: '550', createdAt: long }),
  )
  await asSystem(server.db, (tx) => tx.update(tasks).set({ attempts: 9, failedAt: long }))
  const admin = adminOn(server.db)
  const list = await admin('mail', 'list', host.email, '--json')
  expect(list.words).not.toContain('secret')
  const wish = { kinds: ['mail' as const], most: 9, claimMs: 60_000 }
  const claim = () => claimTasks(server.db, { ...wish, now: new Date() })
  expect(await claim()).toEqual([])
  const [{ id }] = list.data().mails
  expect((await admin('mail', 'resend', id, ...because)).code).toBe(0)
  const [row] = await rowsIn(server.db, mailOutbox)
  expect(row).toMatchObject({ attempts: 0, sentAt: null, lastError: null, payload: { url } })
  expect(row!.createdAt).toEqual(long)
  expect(await claim()).toMatchObject([{ subject: id, attempts: 1 }])
  await asSystem(server.db, (tx) => tx.update(mailOutbox).set({ sentAt: new Date() }))
  expect((await admin('mail', 'resend', id, ...because)).code).toBe(1)
  expect(await actsIn(server.db)).toMatchObject([{ act: 'mail.resend', hostId: host.id }])
})

test('an address that was never confirmed gets a new link, and the link confirms it', async ({
  server,
}) => {
  const host = await server.makeHost()
  await asSystem(server.db, (tx) =>
    tx.update(user).set({ emailVerified: false }).where(eq(user.id, host.id)),
  )
  const admin = adminOn(server.db, { dataDir: server.dataDir })
  expect((await admin('mail', 'confirmation', host.email, ...because)).code).toBe(0)
  const [mail] = await rowsIn(server.db, mailOutbox)
  const url = new URL(String(mail?.payload.url))
  const confirmed = await server.call('POST', '/auth/verify-email', {
    body: { token: url.searchParams.get('token'), password: 'correcto caballo pila grapa' },
  })
  expect(confirmed.status).toBe(200)
  expect((await admin('mail', 'confirmation', host.email, ...because)).code).toBe(1)
})

test('an incident of money is seen and resolved once, with the reason', async ({ server }) => {
  const host = await server.makeHost()
  const incident = { kind: 'dispute', subject: 'ch_1', hostId: host.id } as const
  await asSystem(server.db, (tx) => openIncident(tx, new Date('2026-06-01'), incident))
  const admin = adminOn(server.db)
  const [{ id }] = (await admin('incidents', 'list', '--json')).data().incidents
  expect((await admin('incidents', 'resolve', id, ...because)).code).toBe(0)
  expect((await admin('incidents', 'list')).words).toBe('None.')
  expect((await admin('incidents', 'list', '--all', '--json')).data().incidents).toMatchObject([
    { id, kind: 'dispute' },
  ])
  expect((await admin('incidents', 'resolve', id, ...because)).code).toBe(3)
  expect(await actsIn(server.db)).toMatchObject([{ act: 'incident.resolve', hostId: host.id }])
  const open = { kind: 'dispute', subject: 'ch_2', hostId: host.id } as const
  await asSystem(server.db, (tx) => openIncident(tx, new Date('2026-06-02'), open))
  const { openIncidents } = (await admin('host', host.email, '--json')).data()
  expect(openIncidents).toMatchObject([{ kind: 'dispute' }])
  expect(openIncidents[0].id).not.toBe(id)
})

test('what a guest reported waits until somebody has dealt with it, and is forgotten in time', async ({
  server,
}) => {
  const body = { email: 'ana@example.com', message: 'Pide\u001b[2J dinero', guideCode: 'k7m3p9xw' }
  await server.call('POST', '/support/messages', { body })
  await server.call('POST', '/support/messages', { body: { ...body, website: 'https://x.test' } })
  const later = { email: 'eva@example.com', message: 'La alberca está vacía' }
  await server.call('POST', '/support/messages', { body: later })
  const admin = adminOn(server.db)
  const list = await admin('reports', 'list')
  expect(list.words).not.toContain('\u001b')
  expect(list.words).toMatch(
    /^id .*guideCode k7m3p9xw.*\n {2}Pide \[2J dinero\n\nid .*\n {2}La alberca está vacía\s*$/,
  )
  const { reports } = (await admin('reports', 'list', '--json')).data()
  expect(reports).toMatchObject([
    { from: body.email, guideCode: 'k7m3p9xw', doneAt: null },
    { from: later.email, doneAt: null },
  ])
  expect((await admin('reports', 'done', reports[0].id, ...because)).code).toBe(0)
  expect((await admin('reports', 'list', '--json')).data().reports).toEqual(reports.slice(1))
  const { db } = server
  const left = async (days: number) => {
    const doneAt = new Date(Date.now() - days * 86_400_000)
    await asSystem(db, (tx) =>
      tx.update(supportMessages).set({ doneAt }).where(eq(supportMessages.id, reports[0].id)),
    )
    await forgetOldRows({ db, now: () => new Date() })
    return (await rowsIn(db, supportMessages)).length
  }
  expect([await left(89), await left(91)]).toEqual([2, 1])
})
