import fs from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '#server/db/startup-error.ts'
import { prepareDataDir } from '#server/storage/data-dir.ts'
import { flush, flushTree } from './durable-folder.ts'

/** The Postgres inside the pinned PGlite; another major cannot read its files. */
export const postgresMajor = '18'
const neededMb = 64

/** Where in DATA_DIR the embedded database lives. */
export function prepareFolder(dataDir: string) {
  prepareDataDir(dataDir)
  const { bavail, bsize } = fs.statfsSync(dataDir)
  const freeMb = Math.floor((bavail * bsize) / 1024 / 1024)
  if (freeMb < neededMb) {
    throw new StartupError(
      `The disk of DATA_DIR ${dataDir} is full: ${freeMb} MB are free, ${neededMb} are needed. Nothing was changed.`,
    )
  }
  return join(dataDir, 'database')
}

/**
 * Runs the start of a database that may have to be made first. A marker lies beside it until it is whole, so that one
 * cut short (before anybody could write to it) is made again.
 */
export async function startWhole<Started>(folder: string, start: () => Promise<Started>) {
  const marker = `${folder}.unfinished`
  if (fs.existsSync(marker)) fs.rmSync(folder, { recursive: true, force: true })
  if (holdsDatabase(folder)) return start()
  fs.writeFileSync(marker, '', { flush: true })
  // The files in it are made for anybody to read and write.
  fs.mkdirSync(folder, { recursive: true, mode: 0o700 })
  flush(join(folder, '..'))
  const started = await start()
  flushTree(folder)
  flush(join(folder, '..'))
  fs.rmSync(marker)
  return started
}

function holdsDatabase(folder: string) {
  if (!fs.existsSync(folder) || fs.readdirSync(folder).length === 0) return false
  const version = versionIn(folder)
  if (version === postgresMajor) return true
  if (version === undefined) {
    throw new StartupError(`${folder} holds files that are not a database. Nothing was changed.`)
  }
  throw new StartupError(
    `The database in ${folder} was written by Postgres ${version}; this version reads Postgres ${postgresMajor}. Nothing was changed: back it up with the version that wrote it (npm run backup) and restore that file here into a new folder.`,
  )
}

function versionIn(folder: string) {
  const file = join(folder, 'PG_VERSION')
  return fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : undefined
}
