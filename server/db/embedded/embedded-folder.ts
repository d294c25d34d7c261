import fs from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { StartupError } from '#server/db/startup-error.ts'
import { prepareDataDir } from '#server/storage/data-dir.ts'

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
  const file = join(folder, 'PG_VERSION')
  const version = fs.existsSync(file) ? fs.readFileSync(file, 'utf8').trim() : undefined
  if (version === postgresMajor) return true
  if (version === undefined) {
    throw new StartupError(`${folder} holds files that are not a database. Nothing was changed.`)
  }
  throw new StartupError(
    `The database in ${folder} was written by Postgres ${version}; this version reads Postgres ${postgresMajor}. Nothing was changed: back it up with the version that wrote it (npm run backup) and restore that file here into a new folder.`,
  )
}

type EmscriptenOptions = Parameters<NodeFS['init']>[1]

/** What Emscripten's adapter to Node's files offers; its own `fsync` is missing, so nothing would ever reach the disk. */
type NodeFiles = {
  stream_ops: { fsync?: (stream: { nfd: number }) => number }
  tryFSOperation<T>(operation: () => T): T
}

/** The embedded database's files, flushed to the disk whenever Postgres asks for it. */
export class DurableFolder extends NodeFS {
  override async init(pglite: PGlite, options: EmscriptenOptions) {
    const { emscriptenOpts } = await super.init(pglite, options)
    emscriptenOpts.preRun = [...(emscriptenOpts.preRun ?? []), flushForReal]
    return { emscriptenOpts }
  }
}

function flushForReal(module: object) {
  const files: NodeFiles = Reflect.get(module, 'NODEFS')
  files.stream_ops.fsync = ({ nfd }) => {
    files.tryFSOperation(() => fs.fsyncSync(nfd))
    return 0
  }
}

/** A new cluster is written without a single flush; this one pass makes it as durable as what follows. */
function flushTree(folder: string) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) flushTree(path)
    else if (entry.isFile()) flush(path)
  }
  flush(folder)
}

export function flush(path: string) {
  const descriptor = fs.openSync(path, 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}

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
