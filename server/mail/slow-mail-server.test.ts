import { expect, onTestFinished, vi } from 'vitest'
import type { Db } from '#server/db/database.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { tasks } from '#server/db/tables/schema.ts'
import { test } from '#tests/api-test.ts'
import { rowsIn } from '#tests/queries.ts'
import { claimMs, enqueueMail, openMail } from './outbox.ts'

const guests = ['ana', 'beto', 'carla'].map((name) => `${name}@example.com`)

test('a mail server that takes minutes over one mail has no mail sent twice, and keeps no other from leaving', async ({
  freshDatabase,
}) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  onTestFinished(() => void vi.useRealTimers())
  const { db } = await freshDatabase()
  const clock = { ms: Date.now() }
  await enqueueAll(db)
  const slow = openProcess(db, clock)
  const quick = openProcess(db, clock)
  const answer = Promise.withResolvers<void>()
  slow.wait = answer.promise
  const turn = slow.workOff()
  await expect.poll(() => slow.begun).toHaveLength(1)
  for (let quarter = 0; quarter < 8; quarter += 1) {
    clock.ms += claimMs / 4
    vi.advanceTimersByTime(claimMs / 4)
    await expect.poll(() => longestClaim(db)).toBe(clock.ms + claimMs)
  }
  await quick.workOff()
  expect(quick.begun).toHaveLength(2)
  answer.resolve()
  await turn
  expect([...slow.begun, ...quick.begun].toSorted()).toEqual(guests)
})

test('a process that ends leaves the mails it has not begun to another one', async ({
  freshDatabase,
}) => {
  const { db } = await freshDatabase()
  const clock = { ms: Date.now() }
  await enqueueAll(db)
  const process = openProcess(db, clock)
  const answer = Promise.withResolvers<void>()
  process.wait = answer.promise
  const turn = process.workOff()
  await expect.poll(() => process.begun).toHaveLength(1)
  process.end()
  answer.resolve()
  await turn
  expect(process.begun).toHaveLength(1)
  const next = openProcess(db, clock)
  await next.workOff()
  expect([...process.begun, ...next.begun].toSorted()).toEqual(guests)
})

function enqueueAll(db: Db) {
  const payload = { url: 'https://zaguan.test/magic-link?token=secreto' }
  return asSystem(db, async (tx) => {
    for (const to of guests)
      await enqueueMail(tx, { template: 'magic_link', to, locale: 'es', payload })
  })
}

/** A process whose mail server takes as long as `wait`. */
function openProcess(db: Db, clock: { ms: number }) {
  const process = { begun: [] as string[], wait: Promise.resolve() }
  const transport = {
    keepsMails: false,
    async deliver({ to }: { to: string }) {
      process.begun.push(to)
      await process.wait
    },
    close() {},
  }
  const { workOff, stop } = openMail({
    db,
    now: () => new Date(clock.ms),
    transport,
    config: { smtpUrl: undefined, mailFrom: 'hola@zaguan.test', productName: 'Zaguán' },
    warn: () => {},
  })
  return Object.assign(process, { workOff, end: stop })
}

async function longestClaim(db: Db) {
  const all = await rowsIn(db, tasks)
  return Math.max(...all.map(({ nextAt }) => nextAt?.getTime() ?? 0))
}
