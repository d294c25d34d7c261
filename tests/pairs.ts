import { randomUUID } from 'node:crypto'
import { setImmediate as immediately } from 'node:timers/promises'
import { eq, like } from 'drizzle-orm'
import type { Db } from '#server/db/database.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { properties, user } from '#server/db/tables/schema.ts'
import { type Installation, within } from './installation.ts'

/** What marks the rows of pairs. */
export const pairMark = 'pairs-'

/** Two guides that are always changed together, on and on until told to stop; answers how often. */
export async function keepWriting(db: Db) {
  const hostId = pairMark + randomUUID()
  await db.insert(user).values({ id: hostId, name: 'Ana', email: `${hostId}@example.com` })
  const pair = [1, 2].map((half) => ({ hostId, name: '0', shortCode: `${hostId}-${half}` }))
  await asSystem(db, (tx) => tx.insert(properties).values(pair))
  const begun = Promise.withResolvers<void>()
  const state = { written: 0, isOver: false }
  const writing = (async () => {
    while (!state.isOver) {
      const name = String(state.written + 1)
      await asSystem(db, async (tx) => {
        for (const { shortCode } of pair) {
          await tx.update(properties).set({ name }).where(eq(properties.shortCode, shortCode))
        }
      })
      state.written += 1
      begun.resolve()
      // The embedded database answers without ever waiting: a loop on it alone would let nobody else in.
      await immediately()
    }
  })()
  writing.catch(begun.reject)
  await begun.promise
  return async () => {
    state.isOver = true
    await writing
    return state.written
  }
}

/** How often each half of the pair was changed, as this place has it. */
export async function readPair(place: Installation) {
  const rows = await within(place, ({ db }) =>
    asSystem(db, (tx) =>
      tx
        .select({ name: properties.name })
        .from(properties)
        .where(like(properties.shortCode, `${pairMark}%`)),
    ),
  )
  return rows.map(({ name }) => Number(name))
}
