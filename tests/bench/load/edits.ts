import { Agent } from 'node:http'
import { setTimeout as wait } from 'node:timers/promises'
import { ask, openRecord } from './ask.ts'

type Host = {
  address: string
  origin: string
  cookie: string
  guide: string
  form: { welcome: object }
}

export type Hosts = { port: number; hosts: Host[]; seconds: number; pauseMs: number }

/** Hosts who save a changed guide again and again, as their browser does. */
export async function editAsHosts({ port, hosts, seconds, pauseMs }: Hosts) {
  const record = openRecord()
  const agent = new Agent({ keepAlive: true })
  const endsMs = performance.now() + seconds * 1000
  const beHost = async ({ address, origin, cookie, guide, form }: Host) => {
    const path = `/api/guidebooks/${guide}`
    await wait(Math.random() * pauseMs)
    for (let turn = 1; performance.now() < endsMs; turn += 1) {
      const welcome = { ...form.welcome, note: `Una casa tranquila. ${turn}` }
      const body = JSON.stringify({ ...form, welcome })
      const headers = {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'x-forwarded-for': address,
        'sec-fetch-site': 'same-origin',
        origin,
        cookie,
      }
      await record.of(ask({ agent, port, path, method: 'PUT', headers, body }))
      await wait(pauseMs * (0.5 + Math.random()))
    }
  }
  await Promise.all(hosts.map(beHost))
  agent.destroy()
  return record.summary()
}
