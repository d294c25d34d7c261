import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { inject, onTestFinished } from 'vitest'
import { type Installation, installationAt } from '#tests/installation.ts'
import { databasesOf } from '#tests/postgres/postgres-databases.ts'
import { copyEmbeddedFolder, emptyFolder } from '#tests/postgres/postgres-embedded.ts'
import { startS3 } from '#tests/stand-ins/s3.ts'

/** Nothing yet: a folder for the embedded database and photos on disk. */
export function emptyLaptop(settings: Record<string, string> = {}): Installation {
  return installationAt({ DATA_DIR: join(emptyFolder(), 'data'), ...settings })
}

/** The embedded database as a first start makes it. */
export async function freshLaptop(settings: Record<string, string> = {}): Promise<Installation> {
  return installationAt({ DATA_DIR: await copyEmbeddedFolder(), ...settings })
}

/** A Postgres without a table, and photos on disk; gone with its test. */
export async function openEmptyPostgres(settings: Record<string, string> = {}) {
  const place = await makeEmptyPostgres(settings)
  onTestFinished(place.remove)
  return place
}

/** The same for all tests of a file, which removes it. */
export async function makeEmptyPostgres(settings: Record<string, string> = {}) {
  const { adminUrl } = inject('postgres')
  const databases = databasesOf(adminUrl)
  const name = `moved_${randomUUID()}`
  const url = await databases.create(name)
  const asAdmin = new URL(adminUrl)
  asAdmin.pathname = `/${name}`
  const settingsHere = { DATA_DIR: emptyFolder(), DATABASE_URL: url, ...settings }
  return {
    ...installationAt(settingsHere),
    adminUrl: asAdmin.href,
    remove: () => databases.drop(name),
  }
}

/** A Postgres without a table and a bucket without an object. */
export async function openEmptyCloud(settings: Record<string, string> = {}) {
  const s3 = await startS3()
  const place = await makeEmptyPostgres({ PHOTOS: s3.photos, ...settings })
  return {
    ...place,
    async remove() {
      await s3.stop()
      await place.remove()
    },
  }
}
