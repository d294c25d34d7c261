import { expect } from 'vitest'
import { asSystem } from '#server/db/row-security/callers.ts'
import { session } from '#server/db/tables/schema.ts'
import { makeGuide } from '#tests/guides/factories.ts'
import { adminOn } from '#tests/operator.ts'
import { type TestServer, test } from '#tests/server-test.ts'

const secret = 'lobo-7719'

async function hostWithGuide(server: TestServer) {
  const host = await server.makeHost({ courtesyCredits: 3, paidCredits: 2 })
  const door = { kind: 'door', label: 'Puerta', code: secret, notes: '', stayOnly: true } as const
  const form = { welcome: { arrival: { codes: [door] } } }
  const guide = await makeGuide(server.db, { hostId: host.id, isPublished: true, form })
  const expiresAt = new Date('2099-01-01')
  const row = { id: host.id, token: `token-${host.id}`, userId: host.id, expiresAt }
  await asSystem(server.db, (tx) => tx.insert(session).values(row))
  return { ...host, guide }
}

test('a host is found by a piece of the address, by the whole of it and by the code of a guide', async ({
  server,
}) => {
  const host = await hostWithGuide(server)
  const admin = adminOn(server.db)
  for (const word of [host.email.slice(0, 20), host.email.toUpperCase(), host.guide.shortCode]) {
    const { code, data } = await admin('find', word, '--json')
    expect([code, data().hosts]).toMatchObject([0, [{ id: host.id, email: host.email }]])
  }
  const nobody = await admin('find', '%', '--json')
  expect(nobody.data().hosts).toEqual([])
})

test('the state of a host says what it has, and nothing that opens a door', async ({ server }) => {
  const host = await hostWithGuide(server)
  const admin = adminOn(server.db)
  const { code, words, data } = await admin('host', host.guide.shortCode, '--json')
  expect(code).toBe(0)
  expect(data()).toMatchObject({
    host: { id: host.id, email: host.email },
    credits: { guideCredits: 5, courtesyCredits: 3, publishedGuidesCount: 1 },
    guides: [{ code: host.guide.shortCode, isPublished: true, suspendedAt: null, stays: 0 }],
    subscriptions: [],
    openSessions: 1,
  })
  const plain = (await admin('host', host.email)).words
  for (const told of [words, plain]) {
    expect(told).not.toContain(secret)
    expect(told).not.toContain(`token-${host.id}`)
  }
  expect(plain).toContain('sessions open: 1')
})

test('looking leaves nothing behind; who is not there is said with an exit code of its own', async ({
  server,
}) => {
  const admin = adminOn(server.db)
  const missing = await admin('host', 'nobody@example.com')
  expect([missing.code, missing.words]).toEqual([3, ''])
  expect(missing.complaint).toBe('No host has the address, the id or a guide “nobody@example.com”.')
  const asJson = await admin('host', 'nobody@example.com', '--json')
  expect(asJson.data()).toMatchObject({ code: 'not_found' })
  expect((await admin('acts', '--json')).data()).toEqual({ acts: [] })
})

test('what is not understood ends with 2 and touches nothing; help needs no database', async ({
  server,
}) => {
  const admin = adminOn(server.db)
  for (const args of [
    ['hots', 'x'],
    ['host', 'x', '--loud'],
    ['guide', 'suspend', 'k7m3p9xw'],
    ['guide', 'suspend', 'k7m3p9xw', '--reason', '  '],
    ['credits', 'grant', 'x', '--count', 'two', '--until', '2030-01-01', '--reason', 'x'],
    ['credits', 'grant', 'x', '--count', '2', '--until', '2030-02-31', '--reason', 'x'],
    ['incidents', 'resolve', "' or 1=1", '--reason', 'x'],
  ]) {
    const { code, complaint } = await admin(...args)
    expect([args, code]).toEqual([args, 2])
    expect(complaint).not.toBe('')
  }
  const help = await admin('--help')
  expect(help.code).toBe(0)
  for (const name of ['find', 'host', 'credits', 'guide', 'incidents', 'reports', 'acts']) {
    expect(help.words).toContain(`  ${name} `)
  }
})
