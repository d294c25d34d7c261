import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { findErrorLines } from './find-error.ts'
import { openLog } from './log.ts'
import { nameRequests } from './watch-requests.ts'

const line = (id: string, msg: string, more = {}) => JSON.stringify({ level: 50, id, msg, ...more })

async function found(errorCode: string, lines: string[]) {
  const own: string[] = []
  for await (const one of findErrorLines(errorCode, lines)) own.push(one)
  return own
}

test('every line of a request is found by its code, in the order of the log, as it stands', async () => {
  const lines = [
    line('K7M3-9CWT', 'a request failed', { err: { message: 'other' } }),
    line('HHHH-HHHH', 'request'),
    line('K7M3-9CWT', 'request', { status: 500 }),
  ]
  expect(await found('K7M3-9CWT', lines)).toEqual([lines[0], lines[2]])
  expect(await found('3333-3333', lines)).toEqual([])
})

test('what carried the log may have put its own words before a line', async () => {
  const lines = [
    `Nov 22 21:04:11 host zaguan[812]: ${line('K7M3-9CWT', 'a request failed')}`,
    `zaguan-1  | ${line('K7M3-9CWT', 'request')}`,
  ]
  expect(await found('K7M3-9CWT', lines)).toEqual(lines)
})

test('a line that only speaks of the code, is cut off or is no line of ours is passed over', async () => {
  const lines = [
    line('HHHH-HHHH', 'K7M3-9CWT'),
    JSON.stringify({ err: { id: 'K7M3-9CWT' } }),
    '{"id":"K7M3-9CWT","msg":"a requ',
    'K7M3-9CWT',
    '',
    '{}',
    'null',
  ]
  expect(await found('K7M3-9CWT', lines)).toEqual([])
})

test('on a laptop the calls that led to a failure come along', async () => {
  const lines = [
    '21:04:11 error: a page failed id="K7M3-9CWT"',
    'Error: the database is away',
    '    at query (file:///srv/server/index.js:1:2)',
    '21:04:12 error: a page failed id="HHHH-HHHH"',
    'Error: another',
  ]
  expect(await found('K7M3-9CWT', lines)).toEqual(lines.slice(0, 3))
})

test('the name in an answer is the one in the log, whatever name a stranger sends', async () => {
  const written: string[] = []
  const log = openLog({
    level: 'info',
    readable: false,
    destination: { write: (text) => written.push(text) },
  })
  const app = new Hono().use(nameRequests((size) => new Uint8Array(size).fill(3))).get('/', (c) => {
    log.error({ id: c.get('requestId') }, 'a request failed')
    return c.text('')
  })
  const answer = await app.request('/', { headers: { 'X-Request-Id': 'somebody-elses' } })
  expect(answer.headers.get('x-request-id')).toBe('7777-7777')
  expect(await found('7777-7777', written.join('').split('\n'))).toHaveLength(1)
})

test('the calls a page makes in-process bear the name of the page’s request', async () => {
  const app = new Hono()
    .use(nameRequests((size) => new Uint8Array(size)))
    .get('/', (c) => c.text(c.get('requestId')))
  const answer = await app.request('/', undefined, { requestId: 'K7M3-9CWT' })
  expect(await answer.text()).toBe('K7M3-9CWT')
})
