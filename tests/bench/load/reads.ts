import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { ask, openRecord } from './ask.ts'

export type Guests = {
  port: number
  codes: string[]
  count: number
  seconds: number
  /** Between two pages of one guest, on average; without one each page is asked for from another address, as one may not ask so often. */
  pauseMs: number
}

/** Guests on a connection of their own each, half in Spanish, who open one guide again and again. */
export async function readAsGuests({ port, codes, count, seconds, pauseMs }: Guests) {
  const record = openRecord()
  const agent = new Agent({ keepAlive: true })
  const endsMs = performance.now() + seconds * 1000
  const beGuest = async (n: number) => {
    const path = `/g/${codes[n % codes.length]}`
    const addressOf = (turn: number) => {
      const visitor = pauseMs > 0 ? n : (n + turn * count) % 60_000
      return `10.1.${visitor >> 8}.${visitor & 255}`
    }
    const headers = {
      'accept-encoding': 'gzip, deflate, br',
      'accept-language': n % 2 === 0 ? 'es-MX,es;q=0.9' : 'en-US,en;q=0.9',
    }
    await wait(Math.random() * pauseMs)
    for (let turn = 0; performance.now() < endsMs; turn += 1) {
      const from = { ...headers, 'x-forwarded-for': addressOf(turn) }
      await record.of(ask({ agent, port, path, headers: from }))
      if (pauseMs > 0) await wait(pauseMs * (0.5 + Math.random()))
    }
  }
  await Promise.all(Array.from({ length: count }, (_, n) => beGuest(n)))
  agent.destroy()
  return record.summary()
}
