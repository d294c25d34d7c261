import { describe, expect, onTestFinished } from 'vitest'
import type { Mail } from '#server/db/mails.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { mailOutbox, tasks, user } from '#server/db/tables/schema.ts'
import { test } from '#tests/api-test.ts'
import { makeHost } from '#tests/guides/factories.ts'
import { rowsIn } from '#tests/queries.ts'
import { startMailServer } from '#tests/stand-ins/mail-server.ts'
import { enqueueMail, listMails, openMail } from './outbox.ts'

const link: Mail = {
  template: 'magic_link',
  to: 'ana@example.com',
  locale: 'es',
  payload: { url: 'https://zaguan.test/magic-link?token=secreto' },
}

describe('the outbox', () => {
  test('sends text and HTML through a real mail server, in the reader’s language', async ({
    freshDatabase,
  }) => {
    const { mail, received } = await openWithServer(await freshDatabase())
    await mail.send(link)
    await mail.workOff()
    const [message] = received
    expect(message).toMatchObject({ from: 'hola@zaguan.test', to: ['ana@example.com'] })
    expect(message!.raw).toMatch(/^From: =\?UTF-8\?Q\?Zagu=C3=A1n\?= <hola@zaguan\.test>/m)
    expect(message!.raw).toContain('Auto-Submitted: auto-generated')
    expect(message!.raw).toContain('Content-Type: text/plain; charset=utf-8')
    expect(message!.raw).toContain('Content-Type: text/html; charset=utf-8')
    expect(message!.raw.replace(/=\r\n/g, '')).toContain('magic-link?token=3Dsecreto')
  })

  test('keeps no key once a mail has left', async ({ freshDatabase }) => {
    const database = await freshDatabase()
    const { mail } = await openWithServer(database)
    await mail.send(link)
    await mail.workOff()
    const [row] = await listMails(database.db, 1)
    expect(row).toMatchObject({ payload: {}, attempts: 1, lastError: null })
    expect(row!.sentAt).toBeInstanceOf(Date)
  })

  test('sends nothing of a transaction that was rolled back', async ({ freshDatabase }) => {
    const { db, ...database } = await freshDatabase()
    const { mail, received } = await openWithServer({ ...database, db })
    const failing = asSystem(db, async (tx) => {
      await enqueueMail(tx, link)
      throw new Error('the write failed')
    })
    await expect(failing).rejects.toThrow('the write failed')
    await mail.workOff()
    expect(received).toEqual([])
  })

  test('takes a mail with a key it has seen once', async ({ freshDatabase }) => {
    const { db, ...database } = await freshDatabase()
    const { mail, received } = await openWithServer({ ...database, db })
    for (const _ of [1, 2]) await mail.send({ ...link, dedupeKey: 'the same event' })
    await mail.workOff()
    expect(received).toHaveLength(1)
  })

  test('worked off by several processes at once sends each mail once', async ({
    freshDatabase,
  }) => {
    const database = await freshDatabase()
    const { mail, received, smtpUrl } = await openWithServer(database)
    const others = [1, 2].map(() => openOn(database, smtpUrl))
    await asSystem(database.db, async (tx) => {
      for (let at = 0; at < 30; at++) await enqueueMail(tx, { ...link, to: `${at}@example.com` })
    })
    await Promise.all([mail, ...others].map((each) => each.workOff()))
    await Promise.all(others.map((each) => each.close()))
    const recipients = received.flatMap(({ to }) => to)
    expect(recipients).toHaveLength(30)
    expect(new Set(recipients).size).toBe(30)
  })

  test('stops asking when a mailbox does not exist', async ({ freshDatabase }) => {
    const database = await freshDatabase()
    const { mail, warnings } = await openWithServer(database, 'ana@example.com')
    await mail.send(link)
    await mail.workOff()
    const [row] = await listMails(database.db, 1)
    expect(row).toMatchObject({ attempts: 1, payload: {} })
    expect(row!.lastError).toContain('no such mailbox')
    expect(warnings.join()).toContain('no such mailbox')
  })

  test.for([
    { code: 554, words: '5.7.1 <ana@example.com>: Relay access denied' },
    { code: 552, words: '5.2.2 <ana@example.com>: Over quota' },
  ])(
    'keeps a mail while its server says $words, and sends it after that',
    async (said, { freshDatabase }) => {
      const refusal: { code: number; words: string | undefined } = { ...said }
      const server = await startMailServer({ refusal })
      const clock = { ms: Date.now() }
      const mail = openOn(await freshDatabase(), server.url, [], () => new Date(clock.ms))
      onTestFinished(async () => {
        await mail.close()
        await server.stop()
      })
      await mail.send(link)
      await mail.workOff()
      expect(server.received).toEqual([])
      refusal.words = undefined
      clock.ms += 60_000
      await mail.workOff()
      expect(server.received).toMatchObject([{ to: ['ana@example.com'] }])
    },
  )

  test('leaves no address behind of a host who has gone', async ({ freshDatabase }) => {
    const { db } = await freshDatabase()
    const host = await makeHost(db)
    const server = await startMailServer({
      refusal: { code: 450, words: '4.2.0 <ana@example.com>: Greylisted' },
    })
    const clock = { ms: Date.now() }
    const mail = openOn({ db }, server.url, [], () => new Date(clock.ms))
    onTestFinished(async () => {
      await mail.close()
      await server.stop()
    })
    await mail.send({ ...link, hostId: host.id })
    await mail.workOff()
    expect(JSON.stringify(await rowsIn(db, tasks))).not.toContain('ana@')
    clock.ms += 49 * 3_600_000
    await mail.workOff()
    await asSystem(db, (tx) => tx.delete(user))
    const left = await rowsIn(db, tasks)
    expect(left).toHaveLength(1)
    expect(JSON.stringify(left)).not.toContain('ana@')
  })

  test('loses a host’s mails with the host', async ({ freshDatabase }) => {
    const { db } = await freshDatabase()
    const host = await makeHost(db)
    await asSystem(db, (tx) => enqueueMail(tx, { ...link, hostId: host.id }))
    await asSystem(db, (tx) => tx.delete(user))
    expect(await rowsIn(db, mailOutbox)).toEqual([])
  })
})

type TestDatabase = Parameters<typeof openOn>[0]

async function openWithServer(database: TestDatabase, unknownRecipient?: string) {
  const server = await startMailServer(unknownRecipient ? { unknownRecipient } : {})
  const warnings: string[] = []
  const mail = openOn(database, server.url, warnings)
  onTestFinished(async () => {
    await mail.close()
    await server.stop()
  })
  return { mail, received: server.received, smtpUrl: server.url, warnings }
}

function openOn(
  { db }: { db: Parameters<typeof openMail>[0]['db'] },
  smtpUrl: string,
  warnings: string[] = [],
  now = () => new Date(),
) {
  return openMail({
    db,
    now,
    config: { smtpUrl, mailFrom: 'Zaguán <hola@zaguan.test>', productName: 'Zaguán' },
    warn: (line) => warnings.push(line),
  })
}
