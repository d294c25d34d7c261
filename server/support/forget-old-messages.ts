import { lt, or } from 'drizzle-orm'
import { asSystem } from '#server/db/row-security/callers.ts'
import { supportMessages } from '#server/db/tables/schema.ts'
import type { Resources } from '#server/resources.ts'

const dayMs = 24 * 60 * 60 * 1000
const keptDays = { done: 90, open: 365 }

/** What visitors wrote is kept as long as somebody may have to look at it. */
export async function forgetOldMessages({ db, now }: Pick<Resources, 'db' | 'now'>) {
  const before = (days: number) => new Date(now().getTime() - days * dayMs)
  await asSystem(db, (tx) =>
    tx
      .delete(supportMessages)
      .where(
        or(
          lt(supportMessages.doneAt, before(keptDays.done)),
          lt(supportMessages.receivedAt, before(keptDays.open)),
        ),
      ),
  )
}
