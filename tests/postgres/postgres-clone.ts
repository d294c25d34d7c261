import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import type { Database } from '#server/db/database.ts'
import { openDatabase } from '#server/db/open.ts'
import { forgetSession, isAtRest } from './postgres-at-rest.ts'
import { databasesOf, type Emptier } from './postgres-databases.ts'
import { templateName } from './postgres-setup.ts'

/** Emptied databases of the tests before: to make one takes ten times as long. */
const emptied: Clone[] = []

type Clone = {
  name: string
  url: string
  structure: string
  emptier: Emptier
  /** Still open, where the test before left nothing on its lines: new ones would read the catalogue again. */
  open?: Database | undefined
}

const poolSize = 10

/** A migrated, empty database of its own on the run's server. */
export async function clonePostgres(wishes: { poolSize?: number } = {}) {
  const { adminUrl, folder } = inject('postgres')
  const databases = databasesOf(adminUrl)
  const clone = emptied.pop() ?? (await createClone(databases))
  const { name, url, structure, emptier } = clone
  const database =
    clone.open ?? (await openDatabase({ databaseUrl: url, dataDir: folder, poolSize, ...wishes }))
  return {
    url,
    database,
    /** For the next test, unless this one changed more than rows. */
    async remove() {
      clone.open = (await mayStayOpen(database, emptier)) ? database : undefined
      if (!clone.open) await database.close()
      const isAsBefore = await emptier.empty({ endsLines: !clone.open }).then(
        (left) => left === structure,
        // A table that only grows keeps its rows.
        () => false,
      )
      if (isAsBefore) return void emptied.push(clone)
      await database.close()
      await emptier.end()
      await databases.drop(name)
    },
  }
}

async function createClone(databases: ReturnType<typeof databasesOf>): Promise<Clone> {
  const name = `test_${randomUUID()}`
  const url = await databases.create(name, { template: templateName })
  const emptier = await databases.openEmptier(name)
  return { name, url, emptier, structure: await emptier.structure() }
}

/** Nobody else is on it, and whoever had one of its lines has given it back. */
async function mayStayOpen({ pool, direct }: Database, emptier: Emptier) {
  const pools = [pool, direct]
  if (pool.options.max !== poolSize || !pools.every(isAtRest)) return false
  await Promise.all(pools.map(forgetSession))
  const own = pools.reduce((sum, { totalCount }) => sum + totalCount, 0)
  return (await emptier.countLines()) === own
}
