/** @module-tag long */

import { drizzle } from 'drizzle-orm/node-postgres'
import type { ClientBase } from 'pg'
import { expect } from 'vitest'
import { reconcile } from '#server/billing/jobs/reconcile.ts'
import { sweepGraces } from '#server/billing/jobs/sweep-graces.ts'
import { announceRenewals } from '#server/billing/sync/notices.ts'
import { claimPurges } from '#server/cdn/open-shared-cache.ts'
import * as schema from '#server/db/tables/schema.ts'
import { sweepData } from '#server/guidebooks/data/make-data.ts'
import { forgetOldRows } from '#server/job-list.ts'
import { openMail } from '#server/mail/outbox.ts'
import { openAvifs } from '#server/photos/make-avifs.ts'
import { sweepPhotos } from '#server/photos/photo-use.ts'
import { type TestServer, test } from '#tests/server-test.ts'

/** More by `JOB_ROWS=300000`. */
const many = Number(process.env.JOB_ROWS ?? 20_000)
const few = 1000

/** Hosts of years, with what each of them leaves behind. Of everything that is looked for by the jobs there is hardly any. */
const fill = `
insert into "user" (id, name, email, email_verified, created_at, updated_at)
  select 'h' || n, 'Ana', n || '@example.com', true, past, past from rows;
insert into host_accounts (host_id, courtesy_credits) select 'h' || n, 1 from rows;
insert into session (id, token, user_id, expires_at) select 's' || n, 't' || n, 'h' || n, now() + interval '20 days' from rows;
insert into verification (id, identifier, value, expires_at) select 'v' || n, 'x' || n, 'y', now() + interval '1 day' from rows;
insert into email_changes (host_id, new_email, is_approved, token_digest, revoke_digest, expires_at)
  select 'h' || n, 'x@example.com', false, 'a', 'b' || n, now() + interval '1 day' from rows;
insert into properties (id, host_id, name, short_code)
  select gen_random_uuid(), 'h' || n, 'Casa', 'c' || n from rows;
insert into photos (path, host_id, bytes, width, height, placeholder) select '/photos/' || n, 'h' || n, 9, 9, 9, '' from rows;
insert into guidebook_saves (property_id, save_id, digest, version) select id, gen_random_uuid(), 'd', 1 from properties;
insert into stays (property_id, arrives_on, leaves_on, language, key_id) select id, current_date, current_date + 3, 'es', 'k' from properties;
insert into mail_outbox (host_id, recipient, locale, template, sent_at, dedupe_key)
  select 'h' || n, 'a@example.com', 'es', 'welcome', now(), 'k' || n from rows;
insert into tasks (kind, subject, failed_at, attempts) select 'mail', 'm' || n, now(), 9 from rows;
insert into tasks (kind, subject, failed_at, attempts) select 'photo-avif', 'm' || n, now(), 3 from rows;
insert into request_limits (key, points, expire) select 'k' || n, 1, 99999999999999 from rows;
insert into support_messages (sender, message, locale, received_at) select 'a@example.com', 'x', 'es', now() from rows;
insert into billing_customers (host_id, stripe_customer_id, email, last_synced_at) select 'h' || n, 'cus_' || n, n || '@example.com', now() from rows;
insert into billed_subscriptions (id, host_id, status, quantity, item_id, current_period_end, cancel_at_period_end, stripe_created, synced_at)
  select 'sub_' || n, 'h' || n, 'active', 1, 'si', now() + interval '20 days', false, past, now() from rows;
insert into billing_attempts (id, host_id, kind, state, params) select gen_random_uuid(), 'h' || n, 'quantity', 'succeeded', '{}' from rows;
insert into stripe_events (id, type, state, received_at) select 'evt_' || n, 'x', 'done', now() from rows;
insert into billing_audit (host_id, at, reason, before, after) select 'h' || n, now(), 'x', '{}', '{}' from rows;
insert into credit_grants (host_id, credits, granted_at, ends_at, settled_at) select 'h' || n, 1, past, now(), now() from rows;
`

/** What has come due meanwhile: as much of it, however many hosts there are. */
const due = `
insert into session (id, token, user_id, expires_at) select 'd' || n, 'd' || n, 'h' || n, past from rows;
insert into verification (id, identifier, value, expires_at) select 'd' || n, 'x' || n, 'y', past from rows;
insert into guidebook_saves (property_id, save_id, digest, version, created_at)
  select id, gen_random_uuid(), 'd', 1, past from properties join rows on host_id = 'h' || n;
insert into stays (property_id, arrives_on, leaves_on, language, key_id)
  select id, past::date - 3, past::date, 'es', 'k' from properties join rows on host_id = 'h' || n;
insert into mail_outbox (host_id, recipient, locale, template, sent_at, created_at, dedupe_key)
  select 'h' || n, 'a@example.com', 'es', 'welcome', past, past, 'd' || n from rows;
insert into tasks (kind, subject, failed_at, attempts) select 'mail', 'd' || n, past, 9 from rows;
insert into request_limits (key, points, expire) select 'd' || n, 1, 1 from rows;
insert into support_messages (sender, message, locale, received_at) select 'a@example.com', 'x', 'es', past from rows;
insert into stripe_events (id, type, state, received_at) select 'due_' || n, 'x', 'done', past from rows;
insert into billing_audit (host_id, at, reason, before, after) select 'h' || n, past, 'x', '{}', '{}' from rows;
`
const dueRows = 200

/** They hold a row for each process or hour, or what lives a day: they do not grow with the hosts. */
const doNotGrow = ['job_leases', 'left_photos', 'data_exports', 'billing_incidents', 'rate_limit']

test('nothing that the server does by itself reads through a table that grows with its hosts', async ({
  freshServer,
}) => {
  const { asked, explain } = await askJobs(await freshServer(), many)
  const found: string[] = []
  for (const statement of asked) {
    const plan = await explain(statement, 'explain')
    for (const [, table = ''] of plan.matchAll(/Seq Scan on "?(\w+)/g)) {
      if (!doNotGrow.includes(table)) found.push(`${table}: ${statement.text}`)
    }
  }
  expect(asked.length).toBeGreaterThan(20)
  expect(found).toEqual([])
})

test('with many times the hosts and the same work to do the jobs read hardly more', async ({
  freshServer,
}) => {
  const blocks: number[] = []
  for (const hosts of [few, many]) {
    const { asked, explain } = await askJobs(await freshServer(), hosts)
    let read = 0
    for (const statement of asked) {
      const plan = await explain(statement, 'explain (analyze, buffers)')
      // What planning itself reads stands behind.
      const [done = ''] = plan.split('Planning:')
      const [, hit = 0, missed = 0] =
        /Buffers: shared(?: hit=(\d+))?(?: read=(\d+))?/.exec(done) ?? []
      read += Number(hit) + Number(missed)
    }
    blocks.push(read)
  }
  const [withFew = 0, withMany = 0] = blocks
  console.log(
    `all statements of the jobs: ${withFew} blocks with ${few} hosts, ${withMany} with ${many}`,
  )
  expect(withMany / withFew).toBeLessThanOrEqual(1.5)
})

type Statement = { text: string; values: unknown[] }

/** Fills the tables, has every job look once, and tells which statements that took. */
async function askJobs(server: TestServer, hosts: number) {
  const { pool } = server.resources.database
  const asServer = async <Result>(
    work: (client: ClientBase) => Promise<Result>,
    end = 'commit',
  ) => {
    const client = await pool.connect()
    await client.query(`begin; select zaguan_enter('zaguan_system', '')`)
    const result = await work(client).finally(() => client.query(end))
    client.release()
    return result
  }
  const insert = async (statements: string, count: number) => {
    const rows = `(select n, now() - interval '3 years' as past from generate_series(1, ${count}) n) rows`
    for (const statement of statements.trim().split(';\n')) {
      await asServer((client) => client.query(statement.replaceAll(/(?<=from |join )rows/g, rows)))
    }
  }
  await insert(fill, hosts)
  await pool.query('vacuum analyze')
  const asked = new Map<string, unknown[]>()
  const db = drizzle(pool, {
    schema,
    logger: { logQuery: (text, values) => void asked.set(text, values) },
  })
  const resources = { ...server.resources, db }
  const { now, mail, guideChanges, log, config, payments, appUrl } = resources
  const billing = { db, payments, config, log, mail, guideChanges, appUrl }
  const warn = expect.unreachable
  const outbox = openMail({ db, now, config, warn })
  await outbox.workOff()
  await outbox.close()
  await openAvifs(resources).workOff()
  await sweepData(resources)
  await claimPurges(db, { now: now(), most: 1000 })
  await sweepPhotos(resources)
  await forgetOldRows({ db, now })
  await sweepGraces(billing)
  await announceRenewals(billing)
  // The provider of the tests does not answer; what is looked for at our own is asked all the same.
  await reconcile(billing).catch(() => {})
  await insert(due, dueRows)
  const isStatement = /^\s*(with|select|insert|update|delete)\b/i
  return {
    asked: [...asked].flatMap(([text, values]): Statement[] =>
      isStatement.test(text) ? [{ text, values }] : [],
    ),
    explain: async ({ text, values }: Statement, how: string) => {
      const ask = (client: ClientBase) => client.query(`${how} ${text}`, values)
      const { rows: lines } = await asServer(ask, 'rollback')
      return lines.map((line) => line['QUERY PLAN']).join('\n')
    },
  }
}
