import pg from 'pg'
import { inject, onTestFinished } from 'vitest'

/** Keeps what a statement locks from everybody else in a database, until it is let go. */
export async function hold(url: string, statement: string) {
  const own = Object.assign(new URL(inject('postgres').adminUrl), {
    pathname: new URL(url).pathname,
  })
  // In a transaction the list of those who wait stays as it was first seen: it is read on a line of its own.
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
  return { countWaiting: () => countWaiting(watcher), letGo }
}

async function countWaiting(watcher: pg.Client) {
  const { rows } = await watcher.query<{ count: number }>(
    `select count(*)::int from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.count ?? 0
}
