/** The installation that the settings name, as a backup copies it and a restore fills it. */

import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { askForBackup } from '#server/backup/backup-socket.ts'
import { BackupProblem, type Entry, unpackTar } from '#server/backup/format.ts'
import { keptFiles, openKeptFiles } from '#server/backup/kept-files.ts'
import { makeBackup } from '#server/backup/make.ts'
import { readBackup } from '#server/backup/read.ts'
import { restoreBackup, type Watch } from '#server/backup/restore.ts'
import { rethrowUnreachable } from '#server/backup/s3-place.ts'
import { sourceOf } from '#server/backups.ts'
import { becomeOwnerOf } from '#server/become-owner.ts'
import type { Config } from '#server/config.ts'
import { openPostgres } from '#server/db/connections/open-postgres.ts'
import {
  assertNoUnfinishedRestore,
  markRestore,
  prepareFolder,
} from '#server/db/embedded/embedded-folder.ts'
import { openEmbedded } from '#server/db/embedded/open-embedded.ts'
import type { Migration } from '#server/db/migrate.ts'
import { mediaTypeOf, openPhotos } from '#server/photos/store.ts'

/** From the database and the photo store themselves; an embedded one that is in use is asked for through its process. */
export async function openSource(config: Config, log: (line: string) => void) {
  const { databaseDirectUrl: databaseUrl, dataDir } = config
  if (!databaseUrl) {
    const answer = await askForBackup(dataDir)
    if (answer) return { entries: unpackTar(answer.bytes), close: async () => answer.letGo() }
    if (!existsSync(join(dataDir, 'database'))) {
      throw new BackupProblem(`There is nothing to back up in DATA_DIR ${dataDir}.`)
    }
    becomeOwnerOf(dataDir)
  }
  const { pool, close } = databaseUrl
    ? await openPostgres({ databaseUrl, poolSize: 2, log, keepsLines: true })
    : await openEmbedded(dataDir)
  const store = await openStore(config)
  const kind = databaseUrl ? 'postgres' : 'embedded'
  const find = (name: string) =>
    store.find(name).catch((error) => rethrowUnreachable('PHOTOS', error))
  return {
    entries: makeBackup(sourceOf({ config, pool, kind, store: { find }, now: () => new Date() })),
    async close() {
      store.close()
      await close()
    },
  }
}

type Restoring = {
  openEntries: () => AsyncIterable<Entry>
  migrations: Migration[]
  watch: Watch
  log: (line: string) => void
}

/** Fills the place that the settings name, or leaves it as empty as it was. */
export async function restoreInto(config: Config, restoring: Restoring) {
  const { dataDir, databaseUrl } = config
  assertNoUnfinishedRestore(dataDir)
  // Before the photos' folder is made in it: what is in it is for nobody else on this machine.
  prepareFolder(dataDir)
  const store = await openStore(config)
  try {
    const hasOwnDatabase = databaseUrl === undefined
    const findAnyPhoto = () => store.findAny().catch((error) => rethrowUnreachable('PHOTOS', error))
    await assertEmptyPlace({ dataDir, hasOwnDatabase, findAnyPhoto })
    const unmark = markRestore(dataDir)
    const photos = openPlace(store)
    try {
      await fill(config, { ...restoring, photos })
    } catch (error) {
      if (hasOwnDatabase) rmSync(join(dataDir, 'database'), { recursive: true, force: true })
      // The store was empty: what the backup names there, we have put there.
      if (photos.hasPut())
        for await (const piece of readBackup(restoring.openEntries())) {
          if (piece.kind === 'photo') await store.remove(piece.name)
        }
      unmark()
      throw error
    }
    unmark()
  } finally {
    store.close()
  }
}

type Filling = Restoring & { photos: ReturnType<typeof openPlace> }

async function fill(config: Config, { openEntries, migrations, watch, log, photos }: Filling) {
  const files = openKeptFiles({ dataDir: config.dataDir, isUsed: (path) => isUsed(config, path) })
  const { databaseDirectUrl: databaseUrl } = config
  const database = databaseUrl
    ? await openPostgres({ databaseUrl, poolSize: 1, log })
    : await openEmbedded(config.dataDir)
  try {
    const target = { pool: database.pool, photos, files }
    await restoreBackup(target, openEntries(), { migrations, watch, log })
  } catch (error) {
    files.takeBack()
    throw error
  } finally {
    await database.close()
  }
}

/** Nobody is shown a photo here: only its files count. */
async function openStore(config: Config) {
  return (await openPhotos({ ...config, appUrl: () => '', isOurOrigin: () => false })).store
}

function openPlace(store: Awaited<ReturnType<typeof openStore>>) {
  let hasPut = false
  return {
    find: store.find,
    put(name: string, bytes: Uint8Array) {
      hasPut = true
      return store.put({ name, bytes, type: mediaTypeOf(name) })
    },
    hasPut: () => hasPut,
  }
}

/** The settings of a place come before what another one kept in a file. */
function isUsed({ authSecret, isDemo, stripe }: Config, path: string) {
  if (path === 'auth-secret') return authSecret === undefined
  if (path === 'demo-password') return isDemo
  return stripe.mode === 'sandbox' && !stripe.apiHost
}

type Place = {
  dataDir: string
  hasOwnDatabase: boolean
  /** The name of some photo that is there already. */
  findAnyPhoto: () => Promise<string | undefined>
}

/** Refuses a place that holds anything of an installation; the tables of a Postgres are looked at when they are opened. */
async function assertEmptyPlace({ dataDir, hasOwnDatabase, findAnyPhoto }: Place) {
  const found = [
    ...(hasOwnDatabase && isThere(join(dataDir, 'database')) ? ['database'] : []),
    ...keptFiles.filter((path) => isThere(join(dataDir, path))),
  ]
  if (found.length > 0) {
    throw new BackupProblem(
      `DATA_DIR ${dataDir} is not empty: it holds ${found.join(' and ')}. A backup is restored into an empty place only; move the folder away, or name another DATA_DIR. Nothing was changed.`,
    )
  }
  const photo = await findAnyPhoto()
  if (photo === undefined) return
  throw new BackupProblem(
    `The photo store is not empty: it holds ${photo}. A backup is restored into an empty place only; empty it, or name another one. Nothing was changed.`,
  )
}

function isThere(path: string) {
  const found = statSync(path, { throwIfNoEntry: false })
  if (!found) return false
  return found.isDirectory() ? readdirSync(path).length > 0 : true
}
