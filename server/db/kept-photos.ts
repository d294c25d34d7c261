import { and, gt, like, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Db } from './database.ts'
import { asSystem } from './row-security/callers.ts'
import { jobLeases, photos } from './tables/schema.ts'

/**
 * Whether a guide shows the photo of a row, or a version of one that may come back. A server of an older version writes the
 * cover and the first photo of a block, and does not list them.
 */
export const isInUse = sql`(
  exists (select from guide_photos where path = ${photos.path})
  or exists (select from version_photos where path = ${photos.path})
  or exists (select from properties where cover_image_url = ${photos.path})
  or exists (select from content_items where photo_url = ${photos.path}))`

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
