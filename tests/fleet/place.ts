import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
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
    hold: (statement: string) => hold(url, statement),
    async stop() {
      await fleet.stop()
      await bouncer?.stop()
      await remove()
    },
  }
}

async function hold(url: string, statement: string) {
  const own = Object.assign(new URL(inject('postgres').adminUrl), {
    pathname: new URL(url).pathname,
  })
  const [holder, watcher] = [new pg.Client(own.href), new pg.Client(own.href)]
  await Promise.all([holder.connect(), watcher.connect()])
  await holder.query('begin')
  await holder.query(statement)
  let isHeld = true
  const letGo = async () => {
    if (!isHeld) return
    isHeld = false
    await holder.query('rollback')
    await Promise.all([holder.end(), watcher.end()])
  }
  onTestFinished(letGo)
  return {
    /** Until somebody stands before it. */
    isWaitedFor: () =>
      until(async () => {
        const { rows } = await watcher.query(
          `select from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock'`,
        )
        return rows.length > 0
      }),
    letGo,
  }
}
