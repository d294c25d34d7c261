import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { asSystem } from '#server/db/row-security/callers.ts'
import { mailOutbox, operatorActs, properties } from '#server/db/tables/schema.ts'
import { enqueueMail } from '#server/mail/outbox.ts'
import { makeGuide } from '#tests/guides/factories.ts'
import { adminOn } from '#tests/operator.ts'
import { test } from '#tests/server-test.ts'
import { escaped, plain } from './terminal.ts'

const why = ['--reason', 'lo pidió']
const orders = '\u001b]0;x\u0007 \u009b31m \u202e'
const obeyed = /(?!\n)[\p{Cc}\p{Cf}]/u

describe('what the operator’s command says', () => {
  test('gives a terminal no orders, whatever stands in it, and JSON keeps its meaning', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.string({ unit: 'binary' }), (value, words) => {
        const json = escaped(JSON.stringify({ value, words }))
        expect(json).not.toMatch(obeyed)
        expect(JSON.parse(json)).toEqual(JSON.parse(JSON.stringify({ value, words })))
        expect(plain(words)).not.toMatch(obeyed)
      }),
    )
  })

  test('repeats what was typed without its orders, to people and to programs', async ({
    server,
  }) => {
    const guide = await makeGuide(server.db, { name: `Casa ${orders}`, isPublished: true })
    const admin = adminOn(server.db, {
      log: [`{"id":"K7M3-9CWT","msg":"\u202e\u009b31m"}`],
    })
    for (const args of [
      ['guide', 'suspend', orders, ...why],
      ['host', orders],
      ['guide', 'suspend', guide.shortCode, '--reason', `No ${orders}`],
      ['guide', 'suspend', guide.shortCode, '--count', orders],
      ['host', guide.shortCode],
      ['acts'],
      ['error', 'K7M3-9CWT'],
    ]) {
      for (const more of [[], ['--json']]) {
        const { words, complaint } = await admin(...args, ...more)
        expect(words + complaint).not.toBe('')
        expect(words + complaint).not.toMatch(obeyed)
      }
    }
  })

  test('with --json is one JSON value on standard output, also for help and for what is not understood', async ({
    server,
  }) => {
    const admin = adminOn(server.db)
    for (const [args, code, key] of [
      [['--json'], 2, 'error'],
      [['guide', '--json'], 2, 'error'],
      [['--json', 'hots'], 2, 'error'],
      [['host', 'x', '--loud', '--json'], 2, 'error'],
      [['host', 'nobody', '--json'], 3, 'error'],
      [['--help', '--json'], 0, 'help'],
      [['credits', 'grant', '--help', '--json'], 0, 'help'],
      [['help', 'mail', '--json'], 0, 'help'],
      [['acts', '--json'], 0, 'acts'],
    ] as const) {
      const said = await admin(...args)
      expect([args, said.code]).toEqual([args, code])
      expect(said.data()).toHaveProperty(key)
    }
  })

  test('is a sentence without its values when the database refuses, and nothing was done', async ({
    server,
  }) => {
    const { host, guide } = await server.makeHostWithGuide({ isPublished: true })
    const enqueue = async (tx: Parameters<typeof enqueueMail>[0]) => {
      const url = 'http://zaguan.test/confirm?token=secreto'
      const mail = { template: 'confirm_email', payload: { url }, hostId: 'nobody' } as const
      await tx.transaction((inner) => enqueueMail(inner, { to: host.email, locale: 'es', ...mail }))
    }
    const admin = adminOn(server.db, { mail: { enqueue } })
    const said = await admin('guide', 'suspend', guide.shortCode, ...why)
    expect(said.code).toBe(1)
    expect(said.complaint).toContain('This failed, and “acts” shows whether it was done')
    expect(said.complaint).not.toMatch(/secreto|lo pidió|params|\n|@/)
    const asJson = await admin('guide', 'suspend', guide.shortCode, ...why, '--json')
    expect(asJson.data()).toMatchObject({ code: 'refused' })
    const left = await asSystem(server.db, async (tx) => ({
      acts: await tx.select().from(operatorActs),
      guides: await tx
        .select({ at: properties.suspendedAt })
        .from(properties)
        .where(eq(properties.hostId, host.id)),
    }))
    expect(left).toEqual({ acts: [], guides: [{ at: null }] })
  })
})

describe('what is typed', () => {
  test('is a code however it was sent: in a link, with spaces, in capitals', async ({ server }) => {
    const guide = await makeGuide(server.db, { isPublished: true })
    const admin = adminOn(server.db)
    const [first, second] = [guide.shortCode.slice(0, 4), guide.shortCode.slice(4)]
    for (const typed of [
      `https://guias.example.com/g/${guide.shortCode}?lang=en#wifi`,
      `http://zaguan.test/g/${guide.shortCode}/s/abcdefghijklmnopqrstuv`,
      ` ${first} ${second} `.toUpperCase(),
    ]) {
      expect((await admin('guide', 'suspend', typed, ...why)).code).toBe(0)
      expect((await admin('guide', 'lift', typed, ...why)).code).toBe(0)
      expect((await admin('host', typed)).code).toBe(0)
    }
  })

  test('is no reason when it is another option, or cannot be seen; nor is it a name', async ({
    server,
  }) => {
    const guide = await makeGuide(server.db, { isPublished: true })
    const admin = adminOn(server.db)
    const suspend = ['guide', 'suspend', guide.shortCode]
    for (const args of [
      [...suspend, '--reason', '--force'],
      [...suspend, '--reason', '\u200b\u2060'],
      [...suspend, '--reason', 'x'.repeat(501)],
      [...suspend, ...why, '--as', ''],
      [...suspend, ...why, '--as', 'x'.repeat(81)],
    ]) {
      expect((await admin(...args)).code).toBe(2)
    }
    expect((await admin('acts', '--json')).data()).toEqual({ acts: [] })
  })

  test('finds nobody by nothing, and says when it finds more than it shows', async ({ server }) => {
    for (let made = 0; made < 21; made += 1) await server.makeHost()
    const admin = adminOn(server.db)
    expect((await admin('find', '  ')).code).toBe(1)
    const { data } = await admin('find', '@', '--json')
    expect([data().hosts.length, data().more]).toEqual([20, true])
    expect((await admin('find', '@')).words).toMatch(/… and more: type more of it\.$/)
  })
})

test('a mail whose link has run out is not sent again: it would open nothing', async ({
  server,
}) => {
  const host = await server.makeHost()
  const mail = { to: 'otra@example.com', locale: 'es', hostId: host.id } as const
  const payload = { url: 'http://zaguan.test/reset?token=x' }
  await asSystem(server.db, (tx) =>
    enqueueMail(tx, { ...mail, template: 'reset_password', payload }),
  )
  const admin = adminOn(server.db)
  const [{ id, to }] = (await admin('mail', 'list', host.email, '--json')).data().mails
  expect(to).toBe(mail.to)
  const made = new Date(Date.now() - 3_500_000)
  await asSystem(server.db, (tx) => tx.update(mailOutbox).set({ createdAt: made }))
  expect((await admin('mail', 'resend', id, ...why)).code).toBe(0)
  const [sentAnew] = (await admin('mail', 'list', host.email, '--json')).data().mails
  expect(new Date(sentAnew.createdAt)).toEqual(made)
  const anHourLater = { now: () => new Date(Date.now() + 3_600_000) }
  const refused = await adminOn(server.db, anHourLater)('mail', 'resend', id, ...why)
  expect([refused.code, refused.complaint]).toEqual([1, expect.stringContaining('has run out')])
})
