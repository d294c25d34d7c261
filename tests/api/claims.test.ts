import { gt } from 'drizzle-orm'
import { expect, inject, onTestFinished } from 'vitest'
import { claimPurges } from '#server/cdn/purges.ts'
import { notePurges } from '#server/db/cdn-tags.ts'
import { asSystem, type Db, openDatabase } from '#server/db/open.ts'
import { cdnPurges, dataExports, mailOutbox, photos } from '#server/db/tables/schema.ts'
import { claimDataExport } from '#server/guidebooks/data/data-claims.ts'
import { claimMails, enqueueMail } from '#server/mail/outbox.ts'
import { claimPhoto } from '#server/photos/avif-claims.ts'
import { test } from '#tests/api-test.ts'
import { makeHost, makePhoto } from '#tests/guides/factories.ts'

const now = new Date()
const mail = { template: 'magic_link', locale: 'es', payload: { url: 'https://x.test' } } as const

/** What waits to be done, of which each process takes one after the other. */
const queues = [
  {
    name: 'mails',
    tries: mailOutbox.attempts,
    add: (db: Db) => asSystem(db, (tx) => enqueueMail(tx, { ...mail, to: 'ana@example.com' })),
    claim: (db: Db) => claimMails(db, { now, most: 1 }),
  },
  {
    name: 'purges of a shared cache',
    tries: cdnPurges.attempts,
    add: (db: Db) => asSystem(db, (tx) => notePurges(tx, ['guide'])),
    claim: (db: Db) => claimPurges(db, { now, most: 1 }),
  },
  {
    name: 'AVIF copies of photos',
    tries: photos.avifTries,
    add: async (db: Db) => makePhoto(db, { hostId: (await makeHost(db)).id, hasAvif: false }),
    claim: (db: Db) => claimPhoto(db, now),
  },
  {
    name: 'files with all data of a host',
    tries: dataExports.tries,
    async add(db: Db) {
      const { id: hostId } = await makeHost(db)
      await asSystem(db, (tx) => tx.insert(dataExports).values({ hostId, askedAt: now }))
    },
    claim: (db: Db) => claimDataExport(db, now),
  },
]

test.for(queues)(
  'of $name one is taken at a time, however the database plans it',
  async (queue, { freshDatabase }) => {
    const { url, direct } = await freshDatabase()
    const db = await openPlanningBadly(url)
    for (const _ of [1, 2, 3]) await queue.add(db)
    await direct.query('analyze')
    await queue.claim(db)
    const { tries } = queue
    const begun = await asSystem(db, (tx) =>
      tx.select({ tries }).from(tries.table).where(gt(tries, 0)),
    )
    expect(begun).toHaveLength(1)
  },
)

/** Postgres comes to such plans by itself when a table was analysed while it held a few rows. */
async function openPlanningBadly(url: string) {
  const plans = ['material', 'hashagg', 'hashjoin', 'mergejoin', 'sort', 'incremental_sort']
  const databaseUrl = new URL(url)
  databaseUrl.searchParams.set('options', plans.map((plan) => `-c enable_${plan}=off`).join(' '))
  const { db, close } = await openDatabase({
    databaseUrl: databaseUrl.href,
    dataDir: inject('postgres').folder,
  })
  onTestFinished(close)
  return db
}
