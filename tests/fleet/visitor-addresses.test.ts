/** @module-tag long */
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, expect, onTestFinished, test } from 'vitest'
import { openAddressReader } from '#server/operation/client-address.ts'
import { canHave } from '#tests/debian.ts'
import { freePort } from '#tests/product.ts'
import { anyLoopback, ask } from './ask.ts'
import { startCaddy } from './caddy.ts'
import { withoutNginx } from './fleet.ts'
import { startNginx } from './nginx.ts'

const withoutCaddy = canHave('caddy')
  ? undefined
  : 'Caddy is not on this machine (Debian: apt-get install caddy)'
const visitor = '198.51.100.7'
const forged = '192.0.2.66'

describe.skipIf(withoutNginx)(withoutNginx ?? 'nginx with the file that is shipped', () => {
  test('tells who comes to it, whatever he says of himself', async () => {
    const { asked, told } = await openNginx({ trustedProxies: 1 })
    const from = anyLoopback()
    expect([await asked(forged, from), await asked(`${forged}, ${forged}`, from)]).toEqual([
      from,
      from,
    ])
    expect(told).toEqual([])
  })

  test('behind a CDN tells who came to that, and keeps visitors apart', async () => {
    const { asked, told } = await openNginx({ trustedProxies: 2 })
    expect(await asked(visitor)).toBe(visitor)
    expect(await asked(`${forged}, 198.51.100.8`)).toBe('198.51.100.8')
    expect(told).toEqual([])
  })
})

describe.skipIf(withoutCaddy)(withoutCaddy ?? 'Caddy with the file that is shipped', () => {
  test('tells who comes to it, whatever he says of himself', async () => {
    const { asked } = await openCaddy({ trustedProxies: 1 })
    const from = anyLoopback()
    expect(await asked(forged, from)).toBe(from)
  })

  test('behind a CDN that it was told of tells who came to that; of nobody else it believes it', async () => {
    const { asked, told } = await openCaddy({
      trustedProxies: 2,
      env: { CACHE_NETWORKS: '127.1.0.0/16 2001:db8::/32' },
    })
    expect(await asked(visitor, '127.1.0.1')).toBe(visitor)
    expect(await asked(`${forged}, ${visitor}`, '127.1.0.2')).toBe(visitor)
    expect(told).toEqual([])
    expect(await asked(forged, '127.2.0.1')).toBe('127.2.0.1')
    expect(told).toHaveLength(1)
  })
})

type Setting = { trustedProxies: number; env?: Record<string, string> }

/** Answers everybody with the address it takes for theirs. */
async function openEcho({ trustedProxies }: Setting) {
  const told: string[] = []
  const read = openAddressReader({ trustedProxies, warn: (line) => told.push(line) })
  const echo = createServer((incoming, response) => {
    const headers = new Headers({
      'x-forwarded-for': String(incoming.headers['x-forwarded-for'] ?? ''),
    })
    const isLookedAt = incoming.url === '/healthz'
    response.end(isLookedAt ? 'well' : read({ headers, incoming }))
  })
  echo.listen(0, '127.0.0.1')
  await once(echo, 'listening')
  onTestFinished(() => {
    echo.closeAllConnections()
    echo.close()
  })
  return { told, port: (echo.address() as AddressInfo).port }
}

/** What an answer says to somebody with this header, by way of an address of loopback. */
function saying(forwarded: string, from = anyLoopback()) {
  return { path: '/', headers: { 'x-forwarded-for': forwarded }, from }
}

async function openNginx(setting: Setting) {
  const { told, port } = await openEcho(setting)
  const nginx = await startNginx({ port: await freePort(), behind: [port] })
  onTestFinished(nginx.stop)
  const asked = async (forwarded: string, from?: string) =>
    (await nginx.ask(saying(forwarded, from))).text
  return { told, asked }
}

async function openCaddy(setting: Setting) {
  const { told, port } = await openEcho(setting)
  const caddy = await startCaddy({ port: await freePort(), behind: port, env: setting.env ?? {} })
  onTestFinished(caddy.stop)
  const asked = async (forwarded: string, from?: string) =>
    (await ask(caddy.url, saying(forwarded, from))).text
  return { told, asked }
}
