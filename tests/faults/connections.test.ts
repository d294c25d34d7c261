import { once } from 'node:events'
import type { RequestListener } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { afterEach, describe, expect, test } from 'vitest'
import { type ConnectionLimits, connectionLimits } from '#server/http/connection-limits.ts'
import { openServer, type TurnedAway } from '#server/http/open-server.ts'
import { visit } from './visit.ts'

const ofProduct = connectionLimits({ isBehindProxy: false })

/** Everything but what a test is about is far away. */
const far = { headersMs: 600_000, requestMs: 600_000, keepAliveMs: 600_000, patienceMs: 600_000 }

/** How often those here send or read a byte who do it one by one. */
const byteMs = 5

const stops: (() => unknown)[] = []

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

const sayHello: RequestListener = (request, response) => {
  request.resume().once('end', () => response.end(`hello ${request.url}`))
}

async function open(
  limits: Partial<ConnectionLimits>,
  listener: RequestListener = sayHello,
  clock?: () => number,
) {
  const reasons: TurnedAway[] = []
  const { server, connections, end } = openServer(listener, {
    limits: { ...ofProduct, ...far, checkMs: 20, ...limits },
    onTurnedAway: (reason) => reasons.push(reason),
    ...(clock && { clock }),
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const visitors: ReturnType<typeof visit>[] = []
  stops.push(() => {
    for (const { socket } of visitors) socket.destroy()
    return end()
  })
  return {
    reasons,
    connections,
    end,
    arrive() {
      const visitor = visit(port)
      visitors.push(visitor)
      return visitor
    },
  }
}

/** One byte after the other until the other side has had enough. */
function byteByByte({ socket }: { socket: Socket }, act: () => unknown) {
  const timer = setInterval(act, byteMs)
  socket.once('close', () => clearInterval(timer))
}

async function expectHello({ ask, told }: ReturnType<typeof visit>, path = '/again') {
  ask(path)
  await expect.poll(told).toContain(`hello ${path}`)
}

describe('a visitor who is slow on purpose', () => {
  test('and sends headers byte by byte is told so and hung up, while others are served', async () => {
    const { arrive, reasons } = await open({ headersMs: 100 })
    const slow = arrive()
    slow.socket.write('GET / HTTP/1.1\r\nX-Long: ')
    byteByByte(slow, () => slow.socket.write('a'))
    await expectHello(arrive())
    await slow.ended
    expect(slow.told()).toMatch(/^HTTP\/1\.1 408 /)
    expect(reasons).toContain('late')
  })

  test('and says nothing at all is hung up', async () => {
    const { arrive } = await open({ headersMs: 100 })
    await arrive().ended
  })

  test('and sends a body byte by byte is hung up long before it is whole', async () => {
    const { arrive, reasons } = await open({ patienceMs: 100, leastBytesPerSecond: 1_000 })
    const slow = arrive()
    slow.socket.write('POST / HTTP/1.1\r\nHost: zaguan.test\r\nContent-Length: 50000\r\n\r\n')
    byteByByte(slow, () => slow.socket.write('a'))
    await slow.ended
    expect(reasons).toEqual(['slow'])
  })

  test('and sends on a body that was answered before it was whole is hung up, however steady', async () => {
    const { arrive, reasons, connections } = await open(
      { patienceMs: 200, leastBytesPerSecond: 1 },
      (_request, response) => response.end('hello at once'),
    )
    const slow = arrive()
    slow.ask('/healthz', 'Content-Length: 60000\r\n')
    byteByByte(slow, () => slow.socket.write('a'))
    await slow.ended
    expect(slow.told()).toContain('hello at once')
    await expect.poll(connections).toBe(0)
    expect(reasons).toEqual(['slow'])
  })

  test('is told from one whose body was whole before the patience ended', async () => {
    const time = { ms: 0, looks: 0 }
    const { arrive, reasons } = await open(
      { patienceMs: 600 },
      (request, response) => response.end(`hello ${request.url}`),
      () => {
        time.looks += 1
        return time.ms
      },
    )
    const quick = arrive()
    quick.ask('/first', 'Content-Length: 60000\r\n')
    quick.socket.write('a'.repeat(60_000))
    await expectHello(quick)
    time.ms += 1_000
    time.looks = 0
    await expect.poll(() => time.looks).toBeGreaterThan(1)
    await expectHello(quick, '/later')
    expect(reasons).toEqual([])
  })

  test('and takes longer for a whole request than one may is told so, however steady', async () => {
    const { arrive, reasons } = await open({ headersMs: 100, requestMs: 200 })
    const steady = arrive()
    steady.socket.write('POST / HTTP/1.1\r\nHost: zaguan.test\r\nContent-Length: 50000\r\n\r\n')
    byteByByte(steady, () => steady.socket.write('a'))
    await steady.ended
    expect(steady.told()).toMatch(/^HTTP\/1\.1 408 /)
    expect(reasons).toEqual(['late'])
  })

  test('and reads an answer byte by byte is hung up, and what was sent is given up', async () => {
    const left = Promise.withResolvers<unknown>()
    const piece = Buffer.alloc(16 * 1024)
    const { arrive, reasons } = await open(
      { patienceMs: 100, leastBytesPerSecond: 1_000_000 },
      (_request, response) => {
        const endless = Readable.from(
          (function* () {
            for (;;) yield piece
          })(),
        )
        pipeline(endless, response).then(left.resolve, left.resolve)
      },
    )
    const slow = arrive()
    slow.ask()
    await once(slow.socket, 'data')
    slow.socket.pause()
    byteByByte(slow, () => slow.socket.read(1))
    expect(await left.promise).toMatchObject({ code: 'ERR_STREAM_PREMATURE_CLOSE' })
    expect(reasons).toEqual(['slow'])
  })

  test('and keeps a connection without asking again is hung up', async () => {
    const { arrive, reasons } = await open({ keepAliveMs: 50 })
    const idle = arrive()
    await expectHello(idle)
    await idle.ended
    expect(reasons).toEqual([])
  })
})

describe('headers', () => {
  test('that are larger than ours may be are refused', async () => {
    const { arrive, reasons } = await open({})
    const visitor = arrive()
    visitor.ask('/', `X-Long: ${'a'.repeat(ofProduct.maxHeaderBytes)}\r\n`)
    await visitor.ended
    expect(visitor.told()).toMatch(/^HTTP\/1\.1 431 /)
    expect(reasons).toEqual(['headers'])
  })

  test('as many as we take are read to the last, and one more is refused', async () => {
    const seen: string[] = []
    const { arrive, reasons } = await open({}, (request, response) => {
      seen.push(String(request.headers['x-forwarded-for']))
      response.end('read')
    })
    const headers = (count: number) =>
      `${'a: b\r\n'.repeat(count - 2)}X-Forwarded-For: 203.0.113.9\r\n`
    const allowed = arrive()
    allowed.ask('/', headers(ofProduct.maxHeaders))
    await expect.poll(allowed.told).toContain('read')
    const refused = arrive()
    refused.ask('/', headers(ofProduct.maxHeaders + 1))
    await refused.ended
    expect(refused.told()).toMatch(/^HTTP\/1\.1 431 /)
    expect([seen, reasons]).toEqual([['203.0.113.9'], ['headers']])
  })
})

describe('requests sent ahead', () => {
  test('are answered in their order', async () => {
    const { arrive } = await open({ maxUnanswered: 50 })
    const eager = arrive()
    for (let n = 0; n < 50; n += 1) eager.ask(`/${n}.`)
    await expect.poll(eager.told).toContain('hello /49.')
    const answered = [...eager.told().matchAll(/hello \/(\d+)\./g)].map(([, n]) => Number(n))
    expect(answered).toEqual(Array.from({ length: 50 }, (_, n) => n))
  })

  test('and unanswered may be as many as ours, and one more ends the connection', async () => {
    const asked: string[] = []
    const { arrive, reasons } = await open({}, (request) => asked.push(request.url ?? ''))
    const eager = arrive()
    const requests = (count: number) => 'GET / HTTP/1.1\r\nHost: zaguan.test\r\n\r\n'.repeat(count)
    eager.socket.write(requests(ofProduct.maxUnanswered))
    await expect.poll(() => asked.length).toBe(ofProduct.maxUnanswered)
    expect(reasons).toEqual([])
    eager.socket.write(requests(1))
    await eager.ended
    const greedy = arrive()
    greedy.socket.write(requests(500))
    await greedy.ended
    expect(asked).toHaveLength(2 * ofProduct.maxUnanswered)
    expect(reasons).toEqual(['requests', 'requests'])
  })

  test('beyond what one connection may ask are not worked on', async () => {
    const asked: string[] = []
    const { arrive, reasons } = await open(
      { maxRequestsPerConnection: 10 },
      (request, response) => {
        asked.push(request.url ?? '')
        response.end('worked on')
      },
    )
    const eager = arrive()
    for (let n = 0; n < 50; n += 1) eager.ask(`/${n}`)
    await eager.ended
    expect(asked).toHaveLength(10)
    expect(eager.told().match(/worked on/g)).toHaveLength(10)
    expect(reasons[0]).toBe('requests')
  })
})

test('who comes when the house is full is sent away, and let in once somebody has gone', async () => {
  const { arrive, reasons } = await open({ maxConnections: 3 })
  const inside = [arrive(), arrive(), arrive()]
  for (const visitor of inside) await expectHello(visitor, '/first')
  await arrive().ended
  expect(reasons).toEqual(['full'])
  for (const visitor of inside) await expectHello(visitor, '/still')
  inside[0]?.socket.destroy()
  await inside[0]?.ended
  await expect.poll(() => isLetIn(arrive())).toBe(true)
})

async function isLetIn({ ask, told, ended }: ReturnType<typeof visit>) {
  ask()
  await Promise.race([ended, expect.poll(told).toContain('hello')])
  return told().includes('hello')
}

test('a server that ends answers who has asked, and waits for nobody who has not', async () => {
  const working = Promise.withResolvers<() => void>()
  const { arrive, connections, end } = await open({}, (request, response) => {
    const answer = () => response.end('answered')
    if (request.url === '/long') working.resolve(answer)
    else answer()
  })
  const [silent, idle, asking] = [arrive(), arrive(), arrive()]
  idle.ask()
  await expect.poll(idle.told).toContain('answered')
  asking.ask('/long')
  const answer = await working.promise
  await expect.poll(connections).toBe(3)
  const ended = end()
  await Promise.all([silent.ended, idle.ended])
  answer()
  await Promise.all([ended, asking.ended])
  expect(asking.told()).toContain('answered')
  expect(asking.told()).toMatch(/connection: close/i)
})

test('a server that ends answers all that one connection has asked, in order', async () => {
  const answers: (() => unknown)[] = []
  const { arrive, end } = await open({}, (request, response) => {
    answers.push(() => response.end(`answer ${request.url}`))
  })
  const eager = arrive()
  for (const path of ['/1', '/2', '/3']) eager.ask(path)
  await expect.poll(() => answers.length).toBe(3)
  const ended = end()
  for (const answer of answers) answer()
  await Promise.all([ended, eager.ended])
  expect(eager.told().match(/answer \/\d/g)).toEqual(['answer /1', 'answer /2', 'answer /3'])
  expect(eager.told().match(/connection: close/gi)).toHaveLength(1)
})
