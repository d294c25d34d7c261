import type { TestProject } from 'vitest/node'
import { openDatabase } from '#server/db/open.ts'
import { startPostgres, type TestPostgres } from './postgres.ts'
import { databasesOf } from './postgres-databases.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The run's one server, and the folder in which everything of this run lies. */
    postgres: { adminUrl: string; folder: string }
  }
}

/** Migrated once; the tests' databases are copies of it. */
export const templateName = 'zaguan_template'

/** One server for all projects of a run, gone with the last of them. */
export default async function (project: TestProject) {
  sharing.projects += 1
  sharing.postgres ??= startWithTemplate()
  const { adminUrl, folder } = await sharing.postgres
  project.provide('postgres', { adminUrl, folder })
  return async () => {
    sharing.projects -= 1
    if (sharing.projects > 0) return
    const postgres = await sharing.postgres
    sharing.postgres = undefined
    await postgres?.stop()
  }
}

type Sharing = { projects: number; postgres: Promise<TestPostgres> | undefined }

/** Every project loads this file anew: only the process itself is common to them. */
const place: { zaguanTests?: Sharing } = globalThis as object
place.zaguanTests ??= { projects: 0, postgres: undefined }
const sharing = place.zaguanTests

async function startWithTemplate() {
  const postgres = await startPostgres()
  const databaseUrl = await databasesOf(postgres.adminUrl).create(templateName)
  const database = await openDatabase({ databaseUrl, dataDir: postgres.folder })
  await database.close()
  return postgres
}
