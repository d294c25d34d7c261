import { is, sql } from 'drizzle-orm'
import { PgTransaction } from 'drizzle-orm/pg-core'
import type { Db, Transaction } from '#server/db/database.ts'
import { openGate } from '#server/work/gate.ts'
import { roles } from './row-security-statements.ts'

/** Hosts never have all connections: a guide that is not at hand is read at once, however many of them save. */
const keptForGuests = 2
const leastToShare = 6
const patienceMs = 10_000

const gatesOfHosts = new WeakMap<Db, ReturnType<typeof openGate>>()

/** For a database of so many connections. */
export function keepPlacesForGuests(db: Db, poolSize: number) {
  if (poolSize < leastToShare) return
  gatesOfHosts.set(db, openGate({ atOnce: poolSize - keptForGuests, patienceMs }))
}

type Work<Result> = (tx: Transaction) => Promise<Result>

/** A transaction that sees and changes this host's rows only, whatever its queries forget to say. */
export function asHost<Result>(db: Db, hostId: string, work: Work<Result>) {
  const transaction = () => within(db, { role: roles.host, hostId }, work)
  const gate = gatesOfHosts.get(db)
  return gate ? gate.enter(transaction) : transaction()
}

/** Hosts who wait for a connection outside the pool, and who have waited in vain. */
export function waitsOfHosts(db: Db) {
  return gatesOfHosts.get(db)?.figures() ?? { waiting: 0, refused: 0 }
}

/** A transaction that reads what is published and nothing else. */
export function asGuest<Result>(db: Db, work: Work<Result>) {
  return within(db, { role: roles.guest, hostId: '' }, work)
}

/** A transaction of the server itself (jobs, webhook, sign-up): every host's rows. */
export function asSystem<Result>(db: Db, work: Work<Result>) {
  return within(db, { role: roles.system, hostId: '' }, work)
}

type Caller = { role: string; hostId: string }

function within<Result>(db: Db, caller: Caller, work: Work<Result>) {
  return db.transaction(async (tx) => {
    if (!is(db, PgTransaction)) {
      await enter(tx, caller)
      return work(tx)
    }
    const outer = await currentCaller(tx)
    await enter(tx, caller)
    const result = await work(tx)
    await enter(tx, outer)
    return result
  })
}

async function enter(tx: Transaction, { role, hostId }: Caller) {
  await tx.execute(sql`select zaguan_enter(${role}, ${hostId})`)
}

async function currentCaller(tx: Transaction): Promise<Caller> {
  const { rows } = await tx.execute<Caller>(sql`
    select current_setting('role') as role,
      coalesce(current_setting('zaguan.host_id', true), '') as "hostId"`)
  return rows[0] ?? { role: 'none', hostId: '' }
}
