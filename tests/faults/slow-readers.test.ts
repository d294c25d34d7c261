/** @module-tag long */
import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startVarnish, whyNoVarnish } from '#tests/varnish.ts'

const missing = whyNoVarnish()
const megabyte = 1024 ** 2
const fileBytes = 200 * megabyte
/** What the system itself holds on the two lines, on any machine. */
const mostAhead = 40 * megabyte

describe.skipIf(missing)(`Varnish in front${missing ? ` (${missing})` : ''}`, () => {
  test.each([
    '/settings/data/4f5a/file',
    '/guides/4f5a/download',
    '/api/account/data/4f5a/file',
    '/api/guidebooks/4f5a/export?lang=es',
  ])('does not gather %s: the product is held back by who reads it', async (address) => {
    const product = await openProduct()
    const varnish = await startVarnish({ productPort: product.port })
    onTestFinished(varnish.stop)
    const asked = get(varnish.url + address, { agent: false })
    onTestFinished(() => void asked.destroy())
    const [answer]: IncomingMessage[] = await once(asked, 'response')
    if (!answer) throw new Error('no answer came')
    answer.pause()
    await product.rests()
    expect(product.sentBytes()).toBeGreaterThan(0)
    expect(product.sentBytes()).toBeLessThan(mostAhead)
    expect(product.visitor()).toBe('127.0.0.1')
    let readBytes = 0
    for await (const bytes of answer) readBytes += bytes.length
    expect(readBytes).toBe(fileBytes)
  })
})

/** Answers with a large file, as fast as it is taken. */
async function openProduct() {
  const piece = Buffer.alloc(megabyte)
  const state = { given: 0, visitor: '' }
  const server = createServer((request, response) => {
    state.visitor = String(request.headers['x-forwarded-for'])
    response.writeHead(200, { 'Content-Length': fileBytes, 'CDN-Cache-Control': 'no-store' })
    const file = Readable.from(
      (function* () {
        for (; state.given < fileBytes; state.given += megabyte) yield piece
      })(),
    )
    file.pipe(response)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const sentBytes = () => state.given
  return {
    port: (server.address() as AddressInfo).port,
    sentBytes,
    visitor: () => state.visitor,
    /** Nothing more has been taken for a while. */
    async rests() {
      let before = -1
      while (before !== sentBytes()) {
        before = sentBytes()
        await pause(2_000)
      }
    },
  }
}
