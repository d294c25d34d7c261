import pg from 'pg'
import { startPostgres } from '#tests/postgres/postgres.ts'
import { test as deskTest, useProduct } from './desk.ts'

type Faults = {
  /** Takes a table away; the answer puts it back. */
  breakTable: (name: string) => Promise<() => Promise<unknown>>
  /** Closes the database to everybody; the answer opens it. */
  breakAll: () => Promise<() => Promise<unknown>>
}

type Places = { database: { url: string; faults: Faults } }

/** On a Postgres of its own, which each journey breaks in its own way. */
export const test = deskTest.extend<object, Places>({
  database: [
    async ({ browserName: _browserName }, use) => {
      const postgres = await startPostgres()
      await use({ url: postgres.url, faults: faultsOf(postgres) })
      await postgres.stop()
    },
    { scope: 'worker' },
  ],
  product: [
    ({ database }, use) => useProduct({ DATABASE_URL: database.url, LOG_LEVEL: 'fatal' }, use),
    { scope: 'worker' },
  ],
})

function faultsOf({ url, adminUrl }: { url: string; adminUrl: string }): Faults {
  const database = new URL(url).pathname.slice(1)
  return {
    async breakTable(name) {
      await run(url, `alter table "${name}" rename to "${name}_away"`)
      return () => run(url, `alter table "${name}_away" rename to "${name}"`)
    },
    async breakAll() {
      await run(adminUrl, `alter database "${database}" allow_connections false`)
      await run(
        adminUrl,
        `select pg_terminate_backend(pid) from pg_stat_activity where datname = '${database}'`,
      )
      return () => run(adminUrl, `alter database "${database}" allow_connections true`)
    },
  }
}

async function run(url: string, statement: string) {
  const client = new pg.Client(url)
  await client.connect()
  await client.query(statement)
  await client.end()
}
