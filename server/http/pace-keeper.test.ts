import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { openPaceKeeper } from './open-server.ts'

const pace = { patienceMs: 60_000, leastBytesPerSecond: 1_000, checkMs: 1_000_000 }
const closing: (() => void)[] = []

afterEach(() => {
  for (const close of closing.splice(0)) close()
})

/** Somebody who has announced a body of a megabyte, and a clock that is moved by hand. */
async function openUpload() {
  const state = { nowMs: 0, ended: 0, read: 0 }
  const keeper = openPaceKeeper(
    pace,
    () => {
      state.ended += 1
    },
    () => state.nowMs,
  )
  const server = createServer((request, response) => {
    keeper.watch(request, response)
    server.emit('upload', request)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const visitor = connect((server.address() as AddressInfo).port, '127.0.0.1')
  visitor.on('error', () => {})
  closing.push(() => {
    visitor.destroy()
    keeper.stop()
    server.close()
  })
  visitor.write('POST / HTTP/1.1\r\nHost: zaguan.test\r\nContent-Length: 1000000\r\n\r\n')
  const [request]: IncomingMessage[] = await once(server, 'upload')
  if (!request) throw new Error('nothing came')
  return {
    state,
    request,
    gone: once(visitor, 'close'),
    async send(bytes: number) {
      visitor.write(Buffer.alloc(bytes))
      const wanted = state.read + bytes
      while (state.read < wanted) {
        const [piece]: Buffer[] = await once(request, 'data')
        state.read += piece?.length ?? 0
      }
    },
    checkAt(nowMs: number) {
      state.nowMs = nowMs
      keeper.check()
      return state.ended
    },
  }
}

test('who sends too slowly is hung up, not before the patience ends', async () => {
  const { send, checkAt, gone } = await openUpload()
  await send(59_000)
  expect(checkAt(59_999)).toBe(0)
  expect(checkAt(60_000)).toBe(1)
  await gone
})

test('who sends fast enough is let go on, and is looked at anew from then', async () => {
  const { send, checkAt } = await openUpload()
  await send(61_000)
  expect(checkAt(60_000)).toBe(0)
  await send(61_000)
  expect(checkAt(120_000)).toBe(0)
  expect(checkAt(179_999)).toBe(0)
  expect(checkAt(180_000)).toBe(1)
})

test('who cannot send because we do not read is not to blame', async () => {
  const { request, send, checkAt } = await openUpload()
  await send(1)
  request.pause()
  request.unshift(Buffer.alloc(request.readableHighWaterMark))
  expect(checkAt(60_000)).toBe(0)
  expect(checkAt(120_000)).toBe(0)
})

test('who has sent everything is not hurried while we work', async () => {
  const { request, send, checkAt } = await openUpload()
  await Promise.all([once(request, 'end'), send(1_000_000)])
  expect(checkAt(600_000)).toBe(0)
})
