import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { askForBackup } from '#server/backup/backup-socket.ts'
import { BackupProblem, unpackTar } from '#server/backup/format.ts'
import { makeBackup } from '#server/backup/make.ts'
import { rethrowUnreachable } from '#server/backup/s3-place.ts'
import { sourceOf } from '#server/backups.ts'
import { becomeOwnerOf } from '#server/become-owner.ts'
import type { Config } from '#server/config.ts'
import { openPostgres } from '#server/db/connections/open-postgres.ts'
import { openEmbedded } from '#server/db/embedded/open-embedded.ts'
import { openPhotos } from '#server/photos/open-photos.ts'

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
  const { store } = await openPhotos({ ...config, appUrl: () => '', isOurOrigin: () => false })
  const kind = databaseUrl ? 'postgres' : 'embedded'
  const find = (name: string) =>
    store.find(name).catch((error) => rethrowUnreachable('PHOTOS', error))
  const told = { ...store, find }
  return {
    entries: makeBackup(sourceOf({ config, pool, kind, store: told, now: () => new Date() })),
    async close() {
      store.close()
      await close()
    },
  }
}
