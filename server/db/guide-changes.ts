import { type Column, type SQL, sql } from 'drizzle-orm'
import { keepListening } from './connections/keep-listening.ts'
import type { Database, Transaction } from './database.ts'

const channel = 'guide_changes'

/** Told which guide changed; without a code, that changes may have been missed and anything may be stale. */
export type GuideChangeListener = (shortCode: string | undefined) => void

export type GuideChanges = ReturnType<typeof openGuideChanges>

type Needs = {
  database: Pick<Database, 'kind' | 'direct'> | { kind: 'embedded' }
  warn: (error: unknown) => void
}

/** Who must know when what guests see has changed: this process at once, every other one at commit. */
export function openGuideChanges({ database, warn }: Needs) {
  const listeners = new Set<GuideChangeListener>()
  const tell: GuideChangeListener = (shortCode) => {
    for (const listener of listeners) listener(shortCode)
  }
  // The embedded database has no other processes to tell.
  const listener =
    database.kind === 'postgres'
      ? keepListening({
          pool: database.direct,
          channel,
          onNotice: (said) => tell(said || undefined),
          onGap: () => tell(undefined),
          warn,
        })
      : undefined
  return {
    /** Inside the write's transaction: the other processes hear of it when it commits. */
    async announce(tx: Transaction, shortCode: string) {
      await tx.execute(sql`select ${announcement(sql`${shortCode}`)}`)
    },
    announcement,
    /** Inside a transaction: the other processes look anew at everything when it commits. */
    async announceAll(tx: Transaction) {
      await tx.execute(sql`select pg_notify(${channel}, '')`)
    },
    /** After the commit: this process's own listeners, before anybody is answered. */
    tell: (shortCode: string) => tell(shortCode),
    onChange(listener: GuideChangeListener) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
    close: async () => listener?.close(),
  }
}

/**
 * The announcement as part of a statement that already runs, such as its `returning`: the notice for other processes, and
 * the row that has shared caches forget the guide.
 */
function announcement(shortCode: SQL | Column) {
  return sql<string>`zaguan_announce(${shortCode})`
}
