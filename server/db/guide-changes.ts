import { setTimeout as pause } from 'node:timers/promises'
import { type Column, type SQL, sql } from 'drizzle-orm'
import { Client, type Pool } from 'pg'
import type { Database, Transaction } from './database.ts'

const channel = 'guide_changes'

/** Told which guide changed; without a code, that changes may have been missed and anything may be stale. */
type GuideChangeListener = (shortCode: string | undefined) => void

export type GuideChanges = ReturnType<typeof openGuideChanges>

type Options = {
  database: Pick<Database, 'kind' | 'direct'> | { kind: 'embedded' }
  warn: (error: unknown) => void
}

/** Who must know when what guests see has changed: this process at once, every other one at commit. */
export function openGuideChanges({ database, warn }: Options) {
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
          onNotice: tell,
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

type Listening = {
  pool: Pick<Pool, 'options'>
  channel: string
  onNotice: (payload: string | undefined) => void
  /** Notices may have been missed. */
  onGap: () => void
  warn: (error: unknown) => void
  beatMs?: number
}

const retryMs = 1000

/** A connection of its own that listens on a channel for good; when it dies another takes its place. */
export function keepListening({
  pool,
  channel,
  onNotice,
  onGap,
  warn,
  beatMs = 20_000,
}: Listening) {
  const end = new AbortController()
  let client: Client | undefined

  const listenUntilLost = async () => {
    // Somebody between us and the database may drop a silent line without a word: it is asked now and then.
    const own = new Client({ ...pool.options, query_timeout: beatMs })
    client = own
    const lost = new Promise<void>((resolve, reject) => {
      own.once('end', resolve).on('error', reject)
    })
    lost.catch(() => {})
    own.on('notification', ({ payload }) => onNotice(payload))
    try {
      await own.connect()
      await own.query(`listen ${channel}`)
    } catch (error) {
      void own.end()
      throw error
    }
    // At the first time too: the process may have read something before.
    onGap()
    const beats = setInterval(() => {
      // Ending a connection that owes an answer waits for none.
      own.query(`listen ${channel}`).catch(() => void own.end())
    }, beatMs)
    await lost.finally(() => clearInterval(beats))
  }

  const listenForGood = async () => {
    while (!end.signal.aborted) {
      await listenUntilLost().catch(warn)
      if (end.signal.aborted) return
      onGap()
      await pause(retryMs, undefined, { signal: end.signal, ref: false }).catch(() => {})
    }
  }

  const listening = listenForGood()
  return {
    async close() {
      end.abort()
      await client?.end()
      await listening
    },
  }
}
