import { setTimeout as pause } from 'node:timers/promises'
import { Client, type Pool } from 'pg'

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
