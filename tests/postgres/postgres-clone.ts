import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { databasesOf } from './postgres-databases.ts'
import { templateName } from './postgres-setup.ts'

/** Emptied databases of the tests before: to make one takes ten times as long. */
const emptied: Clone[] = []

type Clone = { name: string; url: string; structure: string }

/** A migrated, empty database of its own on the run's server. */
export async function clonePostgres({ poolSize = 10 } = {}) {
  const { adminUrl, folder } = inject('postgres')
  const databases = databasesOf(adminUrl)
  const clone = emptied.pop() ?? (await createClone(databases))
  const { name, url, structure } = clone
  const database = await openDatabase({ databaseUrl: url, dataDir: folder, poolSize })
  return {
    url,
    database,
    /** For the next test, unless this one changed more than rows. */
    async remove() {
      await database.close()
      const isAsBefore = await databases.empty(name).then(
        (left) => left === structure,
        // A table that only grows keeps its rows.
        () => false,
      )
      if (isAsBefore) emptied.push(clone)
      else await databases.drop(name)
    },
  }
}

async function createClone(databases: ReturnType<typeof databasesOf>): Promise<Clone> {
  const name = `test_${randomUUID()}`
  const url = await databases.create(name, { template: templateName })
  return { name, url, structure: await databases.structure(name) }
}
