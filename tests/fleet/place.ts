import { hold } from '#tests/postgres/hold.ts'
import { clonePostgres } from '#tests/postgres/postgres-clone.ts'
import { startFleet, until, withoutPgbouncer } from './fleet.ts'
import { startPgbouncer } from './pgbouncer.ts'

type Wishes = Omit<Parameters<typeof startFleet>[0], 'database' | 'pooledUrl'>

/** A fleet on a database of its own on the run's server, through PgBouncer where this machine has it. */
export async function openFleet(wishes: Wishes = {}) {
  const { url, database, remove } = await clonePostgres()
  const bouncer = withoutPgbouncer ? undefined : await startPgbouncer(url)
  const pooled = bouncer && { pooledUrl: bouncer.urlOf(url) }
  const fleet = await startFleet({ database: { ...database, url }, ...pooled, ...wishes })
  return {
    ...fleet,
    /** Keeps what this statement locks from everybody, until it is let go. */
    async hold(statement: string) {
      const { countWaiting, letGo } = await hold(url, statement)
      /** Until somebody stands before it. */
      const isWaitedFor = () => until(async () => (await countWaiting()) > 0)
      return { isWaitedFor, letGo }
    },
    async stop() {
      await fleet.stop()
      await bouncer?.stop()
      await remove()
    },
  }
}
