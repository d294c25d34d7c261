import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { brotliCompressSync } from 'node:zlib'
import { expect, onTestFinished, test } from 'vitest'
import { expectPage } from '#tests/bench/expect-page.ts'

const guide = '<h1>Casa Limón</h1><p>Leave the keys in the box.</p>'
const meant = { name: 'sample guide', words: ['Casa Limón', 'keys in the box'] }

async function serve(status: number, page: string) {
  const server: Server = createServer((_request, response) => {
    response.writeHead(status, { 'content-type': 'text/html', 'content-encoding': 'br' })
    response.end(brotliCompressSync(page))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/page`
}

test('a benchmark measures the page that was meant', async () => {
  const url = await serve(200, guide)
  await expect(expectPage({ ...meant, url })).resolves.toBeUndefined()
})

test.each([
  [403, '<h1>403 Forbidden</h1>', 'status 403'],
  [404, guide, 'status 404'],
  [302, '', 'status 302'],
  [200, '<h1>Welcome to nginx!</h1>', 'without “Casa Limón”'],
  [200, '<h1>Casa Limón</h1>', 'without “keys in the box”'],
])('a benchmark measures nothing when the answer is %i with %j', async (status, page, found) => {
  const url = await serve(status, page)
  await expect(expectPage({ ...meant, url })).rejects.toThrow(found)
  await expect(expectPage({ ...meant, url })).rejects.toThrow('sample guide is not measured')
})

test('a benchmark measures nothing where nobody answers, and says so', async () => {
  const url = 'http://127.0.0.1:9/page'
  await expect(expectPage({ ...meant, url })).rejects.toThrow(/sample guide .* answers nothing/)
})
