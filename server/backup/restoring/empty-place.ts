import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { keptFiles } from '#server/backup/kept-files.ts'
import { BackupProblem } from '#server/backup/problem.ts'

type Place = {
  dataDir: string
  hasOwnDatabase: boolean
  /** The name of some photo that is there already. */
  findAnyPhoto: () => Promise<string | undefined>
}

/** Refuses a place that holds anything of an installation; the tables of a Postgres are looked at when they are opened. */
export async function assertEmptyPlace({ dataDir, hasOwnDatabase, findAnyPhoto }: Place) {
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
