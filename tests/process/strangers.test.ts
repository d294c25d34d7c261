import { Agent, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { guideZipMaxBytes } from '#domain/guide/exports/guide-zip.ts'
import { readingLimits } from '#domain/guide/reader/reading-limits.ts'
import { photoMaxBytes } from '#domain/values/photo.ts'
import { jsonMaxBytes, smallMaxBytes } from '#server/http/limit-body.ts'
import { type Product, startProduct } from '#tests/product.ts'
import { type Call, describedCalls, pageAddresses } from './addresses.ts'

let product: Product

beforeAll(async () => {
  product = await startProduct()
})

afterAll(() => product.stop())

type Limit = { maxBytes: number; refusal: string; isStreamed?: boolean }

const guide: Limit = { maxBytes: jsonMaxBytes, refusal: 'too_large' }
const anythingElse: Limit = { maxBytes: smallMaxBytes, refusal: 'too_large' }

/** What takes more than 64 kB: guides, photos, zips, texts to read, announced payments and calls about many entries. */
const larger: Partial<Record<string, Limit>> = {
  '/api/guide-credits/publish/x': guide,
  '/api/guidebooks': guide,
  '/api/guidebooks/import': {
    maxBytes: guideZipMaxBytes,
    refusal: 'import_too_large',
    isStreamed: true,
  },
  '/api/guidebooks/proposals': {
    maxBytes: readingLimits.allBytes + jsonMaxBytes,
    refusal: 'reading_too_large',
  },
  '/api/guidebooks/x': guide,
  '/api/guidebooks/x/put': guide,
  '/api/guidebooks/x/spread': guide,
  '/api/storage/guidebook-photos': {
    maxBytes: photoMaxBytes + smallMaxBytes,
    refusal: 'photo_too_large',
  },
  '/api/stripe/webhook': guide,
}

function limitAt(path: string) {
  return larger[path] ?? anythingElse
}

/** Every call of the API that may bring a body, as its own description lists them, and the one for the provider. */
async function apiCalls(): Promise<Call[]> {
  const described = await describedCalls(product)
  const withBody = described.filter(({ method }) =>
    ['POST', 'PUT', 'PATCH', 'DELETE'].includes(method),
  )
  return [...withBody, { method: 'POST', path: '/api/stripe/webhook' }]
}

/** Every address of the screens, by itself and as the router's own scripts ask for it. */
function pageCalls(): Call[] {
  return pageAddresses().flatMap((path) => [
    { method: 'POST', path },
    { method: 'POST', path: `${path === '/' ? '/_root' : path}.data` },
  ])
}

type Sent = { says: 'length' | 'nothing'; bytes: number }

/** Sends blanks; of a length that is refused as soon as it is said, only the first. */
function sendBlanks({ method, path }: Call, { says, bytes }: Sent, wanted = '*/*') {
  return new Promise<{ status: number; type: string; text: string }>((resolve, reject) => {
    const headers = {
      'content-type': 'application/json',
      accept: wanted,
      'accept-language': 'en',
      ...(says === 'length' ? { 'content-length': bytes } : { 'transfer-encoding': 'chunked' }),
    }
    const agent = new Agent({ keepAlive: true })
    const sending = request(product.url + path, { method, headers, agent })
    sending.once('error', reject)
    sending.once('response', async (answer) => {
      const { statusCode: status = 0, headers } = answer
      resolve({ status, type: headers['content-type'] ?? '', text: await text(answer) })
      sending.off('error', reject).on('error', () => {})
      agent.destroy()
    })
    sending.write(Buffer.alloc(says === 'length' ? 1 : bytes, ' '))
  })
}

function send({ method, path }: Call, body: string, headers: Record<string, string> = {}) {
  const type = { 'content-type': 'application/json' }
  return fetch(product.url + path, { method, headers: { ...type, ...headers }, body })
}

const bothWays = ['length', 'nothing'] as const

describe('a body that is too large', () => {
  test('is refused by every call of the API, whether or not it says how long it is', async () => {
    const calls = await apiCalls()
    expect(calls.length).toBeGreaterThan(25)
    for (const call of calls) {
      const { maxBytes, refusal, isStreamed } = limitAt(call.path)
      for (const says of bothWays) {
        // What nobody holds is not even begun for a stranger.
        const isUnread = isStreamed === true && says === 'nothing'
        const answer = await sendBlanks(call, { says, bytes: maxBytes + 1 })
        expect([call, says, answer.status]).toEqual([call, says, isUnread ? 401 : 413])
        expect(JSON.parse(answer.text)).toEqual({
          code: isUnread ? 'unauthorized' : refusal,
          error: expect.stringMatching(/\w/),
        })
      }
    }
  })

  test('is refused by every page, with the sentence alone to a browser that goes there', async () => {
    const calls = pageCalls()
    expect(calls.length).toBeGreaterThan(60)
    for (const call of calls) {
      const { maxBytes } = limitAt(call.path)
      for (const says of bothWays) {
        const answer = await sendBlanks(call, { says, bytes: maxBytes + 1 }, 'text/html,*/*')
        expect([call, says, answer.status]).toEqual([call, says, 413])
        expect(answer.type).toContain('text/plain')
        expect(answer.text).toMatch(/too large|larger than 5 MB/)
      }
    }
  })

  test('is no guide, photo, text to read, announced payment or call about many entries as large as they may be', async () => {
    const calls = (await apiCalls()).filter(({ path }) => larger[path])
    expect(new Set(calls.map(({ path }) => path))).toEqual(new Set(Object.keys(larger)))
    for (const call of calls.filter(({ path }) => !larger[path]?.isStreamed)) {
      const { status } = await send(call, ' '.repeat(limitAt(call.path).maxBytes))
      expect([call, status]).toEqual([call, expect.toSatisfy((each) => each !== 413)])
    }
  })

  test('is refused before it has arrived, and nobody else waits meanwhile', async () => {
    for (const path of ['/api/auth/sign-in/email', '/login', '/api/guidebooks']) {
      const answer = await firstWordsTo(path, '['.repeat(1000), 20 * 1024 * 1024)
      expect([path, answer]).toEqual([path, 'HTTP/1.1 413 Payload Too Large'])
      expect((await fetch(`${product.url}/healthz`)).status).toBe(200)
    }
  })
})

/** What the product says to a request of which it has only seen the beginning. */
function firstWordsTo(path: string, beginning: string, length: number) {
  return new Promise<string>((resolve, reject) => {
    const socket = connect(product.port, '127.0.0.1', () => {
      const head = [
        `POST ${path} HTTP/1.1`,
        'Host: localhost',
        'Content-Type: application/json',
        `Content-Length: ${length}`,
      ]
      socket.write(`${head.join('\r\n')}\r\n\r\n${beginning}`)
    })
    socket.once('error', reject)
    socket.once('data', (chunk) => {
      resolve(String(chunk).split('\r\n')[0] ?? '')
      socket.destroy()
    })
  })
}

describe('a body that cannot be read', () => {
  test('of a page is the sender’s mistake, whatever it says it is', { tags: 'long' }, async () => {
    const headers = { origin: product.url, accept: 'text/html' }
    const junk: [string, string][] = [
      ['multipart/form-data; boundary=x', 'junk'],
      ['multipart/form-data', '--x\r\n'],
      ['multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-data'],
      ['application/json', '{"a":'],
      ['application/x-www-form-urlencoded; charset=nonsense', '%%%=%'],
    ]
    for (const call of pageCalls()) {
      for (const [type, body] of junk) {
        const answer = await send(call, body, { ...headers, 'content-type': type })
        expect([call, type, answer.status]).toEqual([call, type, expect.toSatisfy(isNoFailure)])
      }
    }
    expect(product.output()).not.toMatch(/TypeError/)
  })

  test('of the API is answered in the shape of its errors', async () => {
    for (const path of ['/api/auth/sign-in/email', '/api/support/messages', '/api/guidebooks']) {
      const deep = await send({ method: 'POST', path }, '['.repeat(60_000))
      expect([path, deep.status, (await deep.json()).code]).toEqual([path, 400, 'invalid_json'])
    }
  })
})

function isNoFailure(status: number) {
  return status < 500
}

describe('what the API does not have', () => {
  test('is a 404 of its own, whatever the method and wherever it comes from', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS']) {
      for (const origin of [undefined, product.url, 'https://evil.example']) {
        for (const path of [
          '/api',
          '/api/',
          '/api/nothing',
          '/api/guidebooks/a/b/c',
          '/api/auth/nothing',
        ]) {
          const answer = await fetch(product.url + path, {
            method,
            headers: { accept: 'text/html', ...(origin && { origin }) },
          })
          const { code } = await answer.json()
          expect([method, path, answer.status, code]).toEqual([method, path, 404, 'page_not_found'])
        }
      }
    }
  })

  test('is a 405 that names the methods there are, wherever it comes from', async () => {
    for (const origin of [undefined, product.url, 'https://evil.example']) {
      const answer = await fetch(`${product.url}/api/guidebooks`, {
        method: 'PATCH',
        headers: { accept: 'text/html', ...(origin && { origin }) },
      })
      expect([answer.status, (await answer.json()).code]).toEqual([405, 'method_not_allowed'])
      expect(answer.headers.get('allow')).toBe('GET, HEAD, POST')
    }
  })
})

test('a guide’s address with a slash too many leads to a path, whatever the visitor calls us', async () => {
  const answer = await new Promise<string>((resolve, reject) => {
    const socket = connect(product.port, '127.0.0.1', () => {
      socket.write('GET /g/muestra/?lang=en HTTP/1.1\r\nHost: evil.example\r\n\r\n')
    })
    socket.once('error', reject)
    socket.once('data', (chunk) => {
      resolve(String(chunk))
      socket.destroy()
    })
  })
  expect(answer).toMatch(/^HTTP\/1.1 301/)
  expect(answer).toMatch(/^location: \/g\/muestra\?lang=en\r$/im)
  expect(answer).not.toContain('evil')
})
