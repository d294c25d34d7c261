import { expect, test } from 'vitest'
import { openTurns } from './turns.ts'

const patient = { longestWaitMs: 3_600_000 }

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Work that ends when it is told to. */
function workshop(turns: ReturnType<typeof openTurns>) {
  const started: string[] = []
  const ends = new Map<string, () => void>()
  return {
    started,
    send: (hostId: string, name: string) =>
      turns(hostId, async () => {
        started.push(name)
        await new Promise<void>((end) => ends.set(name, end))
        return name
      }),
    async end(name: string) {
      ends.get(name)?.()
      await settled()
    },
  }
}

test('photos take turns: so many at once, and all of them in the end', async () => {
  const turns = openTurns({ atOnce: 2, ...patient })
  let running = 0
  let most = 0
  const work = (number: number) => async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    return number
  }
  const all = [1, 2, 3, 4, 5, 6, 7].map((number) => turns(`host ${number}`, work(number)))
  expect(await Promise.all(all)).toEqual([1, 2, 3, 4, 5, 6, 7])
  expect(most).toBe(2)
})

test('a host with many photos has one at work, and lets every other host in before its next', async () => {
  const { send, started, end } = workshop(openTurns({ atOnce: 2, ...patient }))
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => send('a', name))
  await settled()
  expect(started).toEqual(['a1'])
  all.push(send('b', 'b1'), send('c', 'c1'))
  await settled()
  expect(started).toEqual(['a1', 'b1'])
  await end('a1')
  expect(started).toEqual(['a1', 'b1', 'c1'])
  await end('b1')
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2'])
  for (const name of ['c1', 'a2', 'a3', 'a4']) await end(name)
  expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'a4'])
  await Promise.all(all)
})

test('work that fails gives its turn to the next', async () => {
  const turns = openTurns({ atOnce: 1, ...patient })
  const failing = turns('a', async () => {
    throw new Error('no')
  })
  const following = turns('b', async () => 'yes')
  await expect(failing).rejects.toThrow('no')
  await expect(following).resolves.toBe('yes')
})

test('a photo that would wait too long is refused with when to come back; another host’s is taken', async () => {
  const turns = openTurns({ atOnce: 2, longestWaitMs: 5_000 })
  const { send, started, end } = workshop(turns)
  const taken = ['a1', 'a2', 'a3'].map((name) => send('a', name))
  await expect(send('a', 'a4')).rejects.toMatchObject({
    code: 'photos_busy',
    values: { seconds: 6 },
  })
  const other = send('b', 'b1')
  await settled()
  expect(started).toEqual(['a1', 'b1'])
  for (const name of ['a1', 'b1', 'a2', 'a3']) await end(name)
  expect(await Promise.all([...taken, other])).toEqual(['a1', 'a2', 'a3', 'b1'])
})

test('how long a photo takes is learned from those before it', async () => {
  let nowMs = 0
  const turns = openTurns({ atOnce: 1, longestWaitMs: 5_000, clock: () => nowMs })
  await turns('a', async () => {
    nowMs += 60_000
  })
  const { send, end } = workshop(turns)
  const first = send('a', 'a1')
  await expect(send('b', 'b1')).rejects.toMatchObject({ code: 'photos_busy' })
  await end('a1')
  await first
})
