import { and, gt, like, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Db } from './database.ts'
import { asSystem } from './row-security/callers.ts'
import { jobLeases } from './tables/schema.ts'

const prefix = 'photos-held-by-'
const holdMs = 120_000

/**
 * Keeps the files of photos from being removed while they are copied: what is given up meanwhile waits for a later sweep.
 * Taken before the snapshot that names the photos, so whoever gives one up after it finds the hold. It ends with its process.
 */
export async function holdPhotos(pool: Pool, holder: string) {
  const name = prefix + holder
  const extend = () => pool.query(takeHold, [name, holder, holdMs / 1000])
  await extend()
  const renewal = setInterval(() => void extend().catch(() => {}), holdMs / 6).unref()
  return async () => {
    clearInterval(renewal)
    await pool.query('delete from job_leases where name = $1', [name])
  }
}

export async function arePhotosHeld(db: Db) {
  const isHold = and(like(jobLeases.name, `${prefix}%`), gt(jobLeases.until, sql`now()`))
  const [hold] = await asSystem(db, (tx) =>
    tx.select({ name: jobLeases.name }).from(jobLeases).where(isHold).limit(1),
  )
  return hold !== undefined
}

/** By the database's own clock: its holders may be on different machines. */
const takeHold = `
  insert into job_leases (name, holder, until)
  values ($1, $2, clock_timestamp() + $3::float8 * interval '1 second')
  on conflict (name) do update set until = excluded.until`
