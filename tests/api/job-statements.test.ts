/** @module-tag long */
import { drizzle } from 'drizzle-orm/node-postgres'
import type { ClientBase } from 'pg'
import { expect } from 'vitest'
import { forgetOld } from '#server/auth/open-auth.ts'
import { announceRenewals } from '#server/billing/jobs/jobs.ts'
import { reconcile } from '#server/billing/jobs/reconcile.ts'
import { sweepGraces } from '#server/billing/jobs/sweep-graces.ts'
import { claimPurges } from '#server/cdn/purges.ts'
import * as schema from '#server/db/tables/schema.ts'
import { sweepData } from '#server/guidebooks/data/sweep-data.ts'
import { forgetOldCounts } from '#server/http/call-limits.ts'
import { forgetOldRows } from '#server/job-list.ts'
import { openMail } from '#server/mail/outbox.ts'
import { openAvifs } from '#server/photos/make-avifs.ts'
import { sweepPhotos } from '#server/photos/remove-photos.ts'
import { test } from '#tests/server-test.ts'

const many = 20_000

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

/** They hold a row for each process or hour, or what lives a day: they do not grow with the hosts. */
const doNotGrow = ['job_leases', 'cdn_release', 'left_photos', 'data_exports', 'billing_incidents']

test('nothing that the server does by itself reads through a table that grows with its hosts', async ({
  freshServer,
}) => {
  const server = await freshServer()
  const { pool } = server.resources.database
  const asServer = async <Result>(work: (client: ClientBase) => Promise<Result>) => {
    const client = await pool.connect()
    await client.query(`begin; select zaguan_enter('zaguan_system', '')`)
    const result = await work(client).finally(() => client.query('commit'))
    client.release()
    return result
  }
  const rows = `from (select n, now() - interval '3 years' as past from generate_series(1, ${many}) n) rows`
  await asServer((client) => client.query(fill.replaceAll('from rows', rows)))
  await pool.query('analyze')
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
  await forgetOldCounts({ db })
  await forgetOld({ db, now })
  await forgetOldRows({ db, now })
  await sweepGraces(billing)
  await announceRenewals(billing)
  // The provider of the tests does not answer; what is looked for at our own is asked all the same.
  await reconcile(billing).catch(() => {})

  const found: string[] = []
  for (const [text, values] of asked) {
    if (!/^\s*(with|select|insert|update|delete)\b/i.test(text)) continue
    const { rows: lines } = await asServer((client) => client.query(`explain ${text}`, values))
    const plan = lines.map((line) => line['QUERY PLAN']).join('\n')
    for (const [, table = ''] of plan.matchAll(/Seq Scan on "?(\w+)/g)) {
      if (!doNotGrow.includes(table)) found.push(`${table}: ${text}`)
    }
  }
  expect(asked.size).toBeGreaterThan(25)
  expect(found).toEqual([])
})
