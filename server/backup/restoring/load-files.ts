import { appendFileSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { keptFiles } from '#server/backup/kept-files.ts'
import { BackupProblem } from '#server/backup/problem.ts'
import { flush } from '#server/db/embedded/durable-folder.ts'

type Needs = {
  dataDir: string
  /** Whether this place, as it is set up, has a use for the file. */
  isUsed: (path: string) => boolean
}

/** Puts into DATA_DIR what a backup brings of it. */
export function openKeptFiles({ dataDir, isUsed }: Needs) {
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
