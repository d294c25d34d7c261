/** @module-tag long */
import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
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
    const open = async () => {
      const asked = get(varnish.url + address, { agent: false })
      onTestFinished(() => void asked.destroy())
      const [answer]: IncomingMessage[] = await once(asked, 'response')
      if (!answer) throw new Error('no answer came')
      return answer
    }
    const slow = await open()
    slow.pause()
    // Whoever reads gets a whole one meanwhile: as much time as gathering the other would take.
    expect(await bytesOf(await open())).toBe(fileBytes)
    const [held] = product.sent
    expect(held).toBeGreaterThan(0)
    expect(held).toBeLessThan(mostAhead)
    expect(product.visitors).toEqual(['127.0.0.1', '127.0.0.1'])
    expect(await bytesOf(slow)).toBe(fileBytes)
  })
})

async function bytesOf(answer: IncomingMessage) {
  let bytes = 0
  for await (const piece of answer) bytes += piece.length
  return bytes
}

/** Answers with a large file, as fast as it is taken; how much of each was, and who asked. */
async function openProduct() {
  const piece = Buffer.alloc(megabyte)
  const sent: number[] = []
  const visitors: string[] = []
  const server = createServer((request, response) => {
    visitors.push(String(request.headers['x-forwarded-for']))
    const at = sent.push(0) - 1
    response.writeHead(200, { 'Content-Length': fileBytes, 'CDN-Cache-Control': 'no-store' })
    const file = Readable.from(
      (function* () {
        for (let bytes = 0; bytes < fileBytes; bytes += megabyte) {
          sent[at] = bytes + megabyte
          yield piece
        }
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
  return { port: (server.address() as AddressInfo).port, sent, visitors }
}
