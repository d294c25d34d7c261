/** @module-tag long */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished } from 'vitest'
import { openBackupPlace, scheduleBackups, sourceOf } from '#server/backups.ts'
import { readConfig } from '#server/config.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { jobLeases } from '#server/db/tables/schema.ts'
import { openJobs } from '#server/jobs/open-jobs.ts'
import { createOperationRoutes } from '#server/operation/routes.ts'
import { test } from '#tests/api-test.ts'
import { check } from '#tests/backing-up.ts'
import { openTestServer } from '#tests/open-test-server.ts'
import { startS3 } from '#tests/stand-ins/s3.ts'

const dayMs = 86_400_000
const key = 'a key of more than twenty characters'

function folder() {
  const made = mkdtempSync(join(tmpdir(), 'zaguan-scheduled-'))
  onTestFinished(() => rmSync(made, { recursive: true, force: true }))
  return made
}

test('every day one process of many makes a backup, and the newest are kept', async ({
  freshDatabase,
}) => {
  const database = await freshDatabase()
  const to = folder()
  const clock = { ms: Date.UTC(2026, 4, 4) }
  const now = () => new Date(clock.ms)
  const server = await openTestServer(database, { now })
  onTestFinished(server.close)
  const settings = { BACKUP_EVERY: 'day', BACKUP_KEEP: '2', BACKUP_TO: to, BACKUP_KEY: key }
  const config = readConfig({ DATA_DIR: server.dataDir, ...settings })
  const source = sourceOf({ config, ...database, store: server.resources.photos.store, now })
  const failures: unknown[] = []
  const fleet = [1, 2, 3].map((one) => {
    const { job } = scheduleBackups({ config, source })!
    const random = () => new Uint8Array([one])
    const onFailure = (_: string, error: unknown) => failures.push(error)
    return openJobs({ db: database.db, now, random, onFailure, jobs: [job] })
  })
  for (let day = 0; day < 4; day += 1) {
    await Promise.all(fleet.map((process) => process.runDue()))
    expect(readdirSync(to)).toHaveLength(Math.min(day + 1, 2))
    clock.ms += dayMs
    // By the database's clock, too, the day is over.
    await asSystem(database.db, (tx) => tx.delete(jobLeases))
  }
  expect(failures).toEqual([])
  const names = readdirSync(to).sort()
  expect(names).toEqual(['06', '07'].map((day) => `zaguan-2026-05-${day}T00-00-00-000Z.tar.gz.age`))
  await check(join(to, names[0]!), key)
})

test('a backup that stands is not made again because an older one cannot be removed', async ({
  freshDatabase,
}) => {
  const database = await freshDatabase()
  const s3 = await startS3()
  onTestFinished(() => s3.stop())
  s3.denyDeletes()
  const clock = { ms: Date.UTC(2026, 4, 4) }
  const now = () => new Date(clock.ms)
  const server = await openTestServer(database, { now })
  onTestFinished(server.close)
  const settings = { BACKUP_EVERY: 'day', BACKUP_KEEP: '1', BACKUP_TO: s3.backups }
  const config = readConfig({ DATA_DIR: server.dataDir, ...settings })
  const warnings: string[] = []
  const warn = (words: string) => warnings.push(words)
  const { store } = server.resources.photos
  const { job } = scheduleBackups({
    config,
    source: { ...sourceOf({ config, ...database, store, now }), warn },
  })!
  for (const _ of ['yesterday', 'today']) {
    await job.run()
    clock.ms += dayMs
  }
  expect(warnings).toHaveLength(1)
  const place = openBackupPlace(s3.backups)
  expect(await place.list()).toHaveLength(2)
  place.close()
})

test('readiness and metrics tell when the last backup was made, and a late one turns nobody away', async ({
  freshDatabase,
}) => {
  const clock = { ms: Date.UTC(2026, 4, 4) }
  const settings = { BACKUP_EVERY: 'day', BACKUP_TO: folder() }
  const server = await openTestServer(await freshDatabase(), {
    settings,
    now: () => new Date(clock.ms),
  })
  onTestFinished(server.close)
  const routes = createOperationRoutes(server.resources)
  const ready = async () => {
    const answer = await routes.request('/readyz')
    return { status: answer.status, ...(await answer.json()).backup }
  }
  expect(await ready()).toEqual({ status: 200, last: null, late: true })
  const { job } = scheduleBackups({ ...server.resources, source: server.resources.backupSource })!
  await job.run()
  clock.ms += 61_000
  expect(await ready()).toEqual({ status: 200, last: '2026-05-04T00:00:00.000Z', late: false })
  const figures = await server.resources.metrics.registry.metrics()
  expect(figures).toContain(
    `zaguan_backup_last_success_timestamp_seconds ${Date.UTC(2026, 4, 4) / 1000}`,
  )
  expect(figures).toMatch(/zaguan_backup_last_bytes [1-9]\d+\n/)
  expect(figures).toContain('zaguan_backups_kept 1')
  clock.ms += 3 * dayMs
  expect(await ready()).toEqual({ status: 200, last: '2026-05-04T00:00:00.000Z', late: true })
})

test('without backups of its own the product says nothing about them', async ({
  freshDatabase,
}) => {
  const server = await openTestServer(await freshDatabase())
  onTestFinished(server.close)
  const answer = await createOperationRoutes(server.resources).request('/readyz')
  expect(await answer.json()).toEqual({ status: 'ready', database: true, photos: true })
  expect(await server.resources.metrics.registry.metrics()).not.toContain('zaguan_backup')
})
