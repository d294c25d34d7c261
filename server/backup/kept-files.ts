import { randomUUID } from 'node:crypto'
import { appendFileSync, createReadStream, existsSync, mkdirSync, rmSync } from 'node:fs'
import { rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { flush } from '#server/db/embedded/embedded-folder.ts'
import { BackupProblem } from './format.ts'

/** What DATA_DIR holds, beside database and photos, that cannot be made again; a test names what can. */
export const keptFiles = [
  'auth-secret',
  'demo-password',
  'sandbox/payments-sandbox.sqlite',
] as const

const partBytes = 1024 * 1024

/** As it is now: what is added while we read belongs to a later backup. */
export async function* readKeptFile(dataDir: string, path: string) {
  const source = join(dataDir, path)
  if (!path.endsWith('.sqlite') || !existsSync(source)) return yield* readFile(source)
  const copy = join(dataDir, `backup-${randomUUID()}.part`)
  try {
    copyDatabase(source, copy)
    yield* readFile(copy)
  } finally {
    await rm(copy, { force: true })
  }
}

/** The file alone of a database that is written to may be half of a change. */
function copyDatabase(source: string, copy: string) {
  const database = new DatabaseSync(source, { readOnly: true })
  try {
    database.prepare('vacuum into ?').run(copy)
  } finally {
    database.close()
  }
}

async function* readFile(path: string) {
  const found = await stat(path).catch((error) => {
    if (error.code !== 'ENOENT') throw error
  })
  if (!found || found.size === 0) return
  yield* createReadStream(path, { highWaterMark: partBytes, end: found.size - 1 })
}

type Options = {
  dataDir: string
  /** Whether this place, as it is set up, has a use for the file. */
  isUsed: (path: string) => boolean
}

/** Puts into DATA_DIR what a backup brings of it. */
export function openKeptFiles({ dataDir, isUsed }: Options) {
  const written = new Set<string>()
  return {
    add(path: string, bytes: Uint8Array) {
      if (!keptFiles.some((known) => known === path)) {
        throw new BackupProblem(
          `The backup holds a file this version does not know (${path}). Nothing was changed.`,
        )
      }
      if (!isUsed(path)) return
      const file = join(dataDir, path)
      mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
      appendFileSync(file, bytes, { mode: 0o600 })
      written.add(file)
    },
    flush() {
      for (const file of written) {
        flush(file)
        flush(dirname(file))
      }
    },
    takeBack() {
      for (const file of written) rmSync(file, { force: true })
    },
  }
}

export type KeptFiles = ReturnType<typeof openKeptFiles>
