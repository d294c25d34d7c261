import { setTimeout as pause } from 'node:timers/promises'
import { Client, type Pool } from 'pg'

type Listening = {
  pool: Pick<Pool, 'options'>
  channel: string
  onNotice: (payload: string | undefined) => void
  /** Notices may have been missed. */
  onGap: () => void
  warn: (error: unknown) => void
}

const retryMs = 1000

/** A connection of its own that listens on a channel for good; when it dies another takes its place. */
export function keepListening({ pool, channel, onNotice, onGap, warn }: Listening) {
  const end = new AbortController()
  let client: Client | undefined
  let hadGap = false

  const listenUntilLost = async () => {
    client = new Client(pool.options)
    const lost = new Promise<void>((resolve, reject) => {
      client?.once('end', resolve).on('error', reject)
    })
    lost.catch(() => {})
    client.on('notification', ({ payload }) => onNotice(payload))
    await client.connect()
    await client.query(`listen ${channel}`)
    if (hadGap) onGap()
    await lost
  }

  const listenForGood = async () => {
    while (!end.signal.aborted) {
      await listenUntilLost().catch(warn)
      if (end.signal.aborted) return
      hadGap = true
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
