import fs from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '#server/db/startup-error.ts'
import { flush } from './durable-folder.ts'

const markerIn = (dataDir: string) => join(dataDir, 'restore.unfinished')

/** Lies in DATA_DIR while a backup is being restored: what a killed restore leaves is never taken for the whole. */
export function markRestore(dataDir: string) {
  fs.mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  fs.writeFileSync(markerIn(dataDir), '', { flush: true })
  flush(dataDir)
  return () => {
    fs.rmSync(markerIn(dataDir), { force: true })
    flush(dataDir)
  }
}

export function assertNoUnfinishedRestore(dataDir: string) {
  if (!fs.existsSync(markerIn(dataDir))) return
  throw new StartupError(
    `A restore into ${dataDir} broke off, so what is there is not whole. Remove that folder (and what the restore put into the database’s or the photos’ own place), then restore again.`,
  )
}
