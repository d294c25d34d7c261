import { createHash } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { ListObjectsV2Command, S3Client } from '@aws-sdk/client-s3'
import pg, { type Pool } from 'pg'
import { type Config, readConfig } from '#server/config.ts'
import { openEmbedded } from '#server/db/embedded/open-embedded.ts'
import { openDatabase } from '#server/db/open.ts'
import { openPhotos } from '#server/photos/store.ts'
import { readS3Address } from '#server/storage/s3.ts'

/** A place for an installation: what its settings say, and a way to look at everything in it past our own code. */
export type Installation = { config: Config; adminUrl?: string }

export function installationAt(settings: Record<string, string>): Installation {
  return { config: readConfig(settings) }
}

/** The installation's database and photo store, brought up to date, for as long as the work takes. */
export async function within<Result>(
  { config }: Installation,
  work: (open: Awaited<ReturnType<typeof openInstallation>>) => Promise<Result>,
) {
  const open = await openInstallation(config)
  try {
    return await work(open)
  } finally {
    await open.close()
  }
}

export async function openInstallation(config: Config) {
  const database = await openDatabase(config)
  const photos = await openPhotos({ ...config, appUrl: () => '', isOurOrigin: () => false })
  return {
    ...database,
    store: photos.store,
    async close() {
      photos.store.close()
      await database.close()
    },
  }
}

/** Tables whose rows belong to a place and a moment. */
const notCarried = ['session', 'verification', 'rate_limit', 'request_limits', 'job_leases']

export type Everything = { tables: Record<string, string[]>; photos: Record<string, string> }

/** Every row as the database itself writes it, and the SHA-256 of every photo's file. */
export async function readEverything(place: Installation): Promise<Everything> {
  const { pool, close } = await openForReading(place)
  try {
    return { tables: await readTables(pool), photos: await readPhotos(place.config) }
  } finally {
    await close()
  }
}

async function openForReading({ config, adminUrl }: Installation) {
  if (!adminUrl) return openEmbedded(config.dataDir)
  const pool = new pg.Pool({ connectionString: adminUrl, max: 1 })
  return { pool, close: () => pool.end() }
}

async function readTables(pool: Pool) {
  await pool.query("set timezone = 'UTC'")
  const { rows: found } = await pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  )
  const tables: Record<string, string[]> = {}
  for (const { name } of found) {
    if (notCarried.includes(name)) continue
    const { rows } = await pool.query<{ row: string }>(
      `select t::text as row from "${name.replaceAll('"', '""')}" t order by t::text collate "C"`,
    )
    tables[name] = rows.map(({ row }) => row)
  }
  const { rows: applied } = await pool.query<{ row: string }>(
    'select hash || created_at as row from drizzle.__drizzle_migrations order by created_at',
  )
  return { ...tables, migrations: applied.map(({ row }) => row) }
}

async function readPhotos(config: Config) {
  const { store } = await openPhotos({ ...config, appUrl: () => '', isOurOrigin: () => false })
  const photos: Record<string, string> = {}
  for (const name of await listPhotos(config)) {
    const bytes = await store.find(name)
    photos[name] = createHash('sha256').update(bytes!).digest('hex')
  }
  store.close()
  return photos
}

export async function listPhotos({ photos, dataDir }: Config): Promise<string[]> {
  if (photos === 'disk') return (await readdir(join(dataDir, 'photos')).catch(() => [])).sort()
  const { bucket: Bucket, endpoint, region, credentials } = readS3Address(photos)
  const client = new S3Client({ endpoint, region, credentials, forcePathStyle: true })
  const names: string[] = []
  let ContinuationToken: string | undefined
  do {
    const page = await client.send(new ListObjectsV2Command({ Bucket, ContinuationToken }))
    names.push(...(page.Contents ?? []).flatMap(({ Key }) => Key ?? []))
    ContinuationToken = page.NextContinuationToken
  } while (ContinuationToken)
  client.destroy()
  return names.sort()
}
