import { randomUUID } from 'node:crypto'
import { getTableName } from 'drizzle-orm'
import { expect } from 'vitest'
import { test } from '#tests/api-test.ts'
import { makeGuide, makeHost } from '#tests/guides/factories.ts'
import { rowsIn } from '#tests/queries.ts'
import { asSystem } from './db/row-security/callers.ts'
import {
  billingAttempts,
  billingAudit,
  jobLeases,
  mailOutbox,
  requestLimits,
  stays,
  stripeEvents,
  tasks,
} from './db/tables/schema.ts'
import { forgetOldRows } from './job-list.ts'

const dayMs = 86_400_000
const at = new Date('2026-05-04T12:00:00Z')

test('what is not needed any more is kept for its time and not longer; what is not dealt with stays', async ({
  freshDatabase,
}) => {
  const { db } = await freshDatabase()
  const { id: hostId } = await makeHost(db)
  const { id: propertyId } = await makeGuide(db, { hostId })
  const attempt = { hostId, kind: 'quantity', params: {}, createdAt: at } as const
  const event = { type: 'invoice.paid', receivedAt: at }
  await asSystem(db, async (tx) => {
    await tx.insert(tasks).values({ kind: 'mail', subject: 'x', failedAt: at })
    const mail = { to: 'ana@example.com', locale: 'es', template: 'welcome' } as const
    await tx.insert(mailOutbox).values({ ...mail, createdAt: at })
    await tx.insert(requestLimits).values({ key: 'writes:x', points: 1, expire: at.getTime() })
    const lease = { holder: 'x', failures: 3 }
    await tx.insert(jobLeases).values([
      { ...lease, name: 'renamed', until: at },
      { ...lease, name: 'backup', until: new Date(at.getTime() + 7 * dayMs) },
    ])
    await tx.insert(stripeEvents).values([
      { ...event, id: 'evt_done', state: 'done' },
      { ...event, id: 'evt_failed', state: 'failed' },
    ])
    await tx.insert(billingAttempts).values([
      { ...attempt, id: randomUUID(), state: 'succeeded' },
      { ...attempt, id: randomUUID(), state: 'started' },
    ])
    await tx.insert(billingAudit).values({ hostId, at, reason: 'x', before: {}, after: {} })
    const days = { from: '2026-05-01', until: '2026-05-04' }
    await tx.insert(stays).values({ ...days, propertyId, language: 'es', keyId: 'k' })
  })
  const old = [tasks, mailOutbox, requestLimits, jobLeases]
  const tables = [...old, stripeEvents, billingAttempts, stays, billingAudit]
  const leftAfter = async (days: number) => {
    await forgetOldRows({ db, now: () => new Date(at.getTime() + days * dayMs) })
    const counted = tables.map(async (table) => {
      const rows = await rowsIn(db, table)
      return [getTableName(table), rows.length]
    })
    return Object.fromEntries(await Promise.all(counted))
  }
  const ofMoney = { stripe_events: 2, billing_attempts: 2, billing_audit: 1 }
  const all = { ...ofMoney, stays: 1, tasks: 1, mail_outbox: 1, request_limits: 1, job_leases: 2 }
  expect(await leftAfter(0)).toEqual(all)
  const afterTwoDays = { ...all, request_limits: 0, job_leases: 1 }
  expect(await leftAfter(2)).toEqual(afterTwoDays)
  const afterAWeek = { ...afterTwoDays, job_leases: 0 }
  expect(await leftAfter(29)).toEqual(afterAWeek)
  const afterAMonth = { ...afterAWeek, tasks: 0, mail_outbox: 0 }
  expect(await leftAfter(31)).toEqual(afterAMonth)
  expect(await leftAfter(91)).toEqual({ ...afterAMonth, stripe_events: 1 })
  const afterAYear = { ...afterAMonth, stripe_events: 1, billing_attempts: 1, stays: 0 }
  expect(await leftAfter(366)).toEqual(afterAYear)
  expect(await leftAfter(731)).toEqual({ ...afterAYear, billing_audit: 0 })
})
