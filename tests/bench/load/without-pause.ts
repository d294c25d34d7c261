import { Agent } from 'node:http'
import { ask, openRecord } from './ask.ts'

type Wanted = { port: number; codes: string[]; connections: number; seconds: number }

/** As many pages as can be had, each for another address: what the product can do at most. */
export async function readWithoutPause({ port, codes, connections, seconds }: Wanted) {
  const record = openRecord()
  const agent = new Agent({ keepAlive: true })
  const endsMs = performance.now() + seconds * 1000
  let n = 0
  const read = async () => {
    while (performance.now() < endsMs) {
      n += 1
      const headers = {
        'accept-encoding': 'br',
        'accept-language': 'es',
        'x-forwarded-for': `10.2.${(n >> 8) & 255}.${n & 255}`,
      }
      await record.of(ask({ agent, port, path: `/g/${codes[n % codes.length]}`, headers }))
    }
  }
  await Promise.all(Array.from({ length: connections }, read))
  agent.destroy()
  return record.summary()
}
