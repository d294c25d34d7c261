import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { readGuidebookForm, storedToForm } from '#domain/guide/guidebook.ts'
import { sampleForms } from '#domain/guide/sample/sample-forms.ts'
import { foldedMinutes } from '#domain/guide/versions/versions.ts'
import { openDatabase } from '#server/db/open.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { insertGuide } from '#server/guidebooks/create-guidebook.ts'
import { keepVersion } from '#server/guidebooks/versions/versions.ts'
import { contentOf, makeHost } from '#tests/guides/factories.ts'
import { startPostgres } from '#tests/postgres/postgres.ts'

const atOnce = 100
const versions = 3
/** Of so many guides: their versions are alike. */
const guidesWithVersions = 500
const photos = 10_000
/** Of each version that is kept, and of each guide. */
const photosAVersion = 10
const saves = 4

/** What guides as full as the sample take in Postgres, tables and indexes, and what each kept version and photo adds. */
export async function measureGuides(guides: number) {
  const postgres = await startPostgres()
  const database = await openDatabase({ databaseUrl: postgres.url, dataDir: postgres.folder })
  const admin = new pg.Client(adminOf(postgres))
  await admin.connect()
  const bytes = async () => {
    await admin.query('vacuum analyze')
    const { rows } = await admin.query<{ bytes: string }>(
      'select pg_database_size(current_database()) as bytes',
    )
    return Number(rows[0]?.bytes)
  }
  try {
    const { db } = database
    const empty = await bytes()
    const content = contentOf({ ...readGuidebookForm(sampleForms.es), language: 'es' })
    const made = []
    for (let n = 0; n < guides; n += atOnce) {
      const { id: hostId } = await makeHost(db)
      made.push(
        ...(await asSystem(db, async (tx) => {
          const ofHost = []
          for (let one = 0; one < atOnce; one += 1)
            ofHost.push(
              await insertGuide(
                tx,
                { now: () => new Date(), random: randomBytes },
                { hostId, content },
              ),
            )
          return ofHost
        })),
      )
    }
    const full = await bytes()
    for (const guide of made.slice(0, guidesWithVersions)) {
      const before = storedToForm(guide)
      const written = { ...before, welcome: { ...before.welcome, note: 'Changed' } }
      for (let version = 1; version <= versions; version += 1) {
        const now = new Date(Date.now() + version * (foldedMinutes + 1) * 60_000)
        await asSystem(db, (tx) =>
          keepVersion(tx, {
            ...{ previous: { ...guide, version }, before, written },
            ...{ now, startsVersion: true },
          }),
        )
      }
    }
    const versioned = await bytes()
    await admin.query(photoRows, [made[0]?.hostId, photos])
    const withPhotos = await bytes()
    await admin.query(versionPhotoRows, [photosAVersion])
    const withVersionPhotos = await bytes()
    await admin.query(saveRows, [saves])
    const withSaves = await bytes()
    const { rows: kept } = await admin.query<{ count: number }>(
      'select count(*)::int from guide_versions',
    )
    return {
      bytesAGuide: (full - empty) / made.length,
      bytesAVersion: (versioned - full) / (kept[0]?.count ?? Number.NaN),
      bytesAPhotoRow: (withPhotos - versioned) / photos,
      bytesAVersionPhoto:
        (withVersionPhotos - withPhotos) / ((kept[0]?.count ?? Number.NaN) * photosAVersion),
      bytesASave: (withSaves - withVersionPhotos) / (made.length * saves),
    }
  } finally {
    await admin.end()
    await database.close()
    await postgres.stop()
  }
}

/** Row-level security does not hold for it. */
function adminOf({ adminUrl, url }: { adminUrl: string; url: string }) {
  const address = new URL(adminUrl)
  address.pathname = new URL(url).pathname
  return address.href
}

/** With a placeholder as long as those of real ones. */
const photoRows = `
  insert into photos (path, host_id, bytes, width, height, placeholder)
  select '/photos/1777919400000-' || lpad(to_hex(n), 24, '0') || '.jpg', $1, 500000, 1600, 1200,
    'data:image/webp;base64,' || repeat('a', 200)
  from generate_series(1, $2::int) n`

const versionPhotoRows = `
  insert into version_photos (property_id, version, path)
  select property_id, version, '/photos/1777919400000-' || lpad(to_hex(n), 24, '0') || '.jpg'
  from guide_versions, generate_series(1, $1::int) n`

const saveRows = `
  insert into guidebook_saves (property_id, save_id, digest, version)
  select id, gen_random_uuid(), repeat('d', 44), n from properties, generate_series(1, $1::int) n`
