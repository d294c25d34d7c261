import { randomUUID } from 'node:crypto'
import { inject } from 'vitest'
import { openDatabase } from '#server/db/open.ts'
import { databasesOf } from './postgres-databases.ts'
import { templateName } from './postgres-setup.ts'

/** A migrated database of its own on the run's server. */
export async function clonePostgres({ poolSize = 10 } = {}) {
  const { adminUrl, folder } = inject('postgres')
  const databases = databasesOf(adminUrl)
  const name = `test_${randomUUID()}`
  const url = await databases.create(name, { template: templateName })
  const database = await openDatabase({ databaseUrl: url, dataDir: folder, poolSize })
  return {
    url,
    database,
    async remove() {
      await database.close()
      await databases.drop(name)
    },
  }
}
