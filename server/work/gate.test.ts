import { describe, expect, test } from 'vitest'
import { Refusal } from '#domain/messages/refusals.ts'
import { openGate } from './gate.ts'

const settled = () => new Promise((resolve) => setImmediate(resolve))

/** Work that ends when it is told to. */
function openWork(measure: Parameters<typeof openGate>[0]) {
  const gate = openGate(measure)
  const started: string[] = []
  const ends = new Map<string, () => void>()
  return {
    ...gate,
    started,
    send: (name: string, who?: string) =>
      gate.enter(async () => {
        started.push(name)
        await new Promise<void>((end) => ends.set(name, end))
        return name
      }, who),
    async end(...names: string[]) {
      for (const name of names) {
        ends.get(name)?.()
        await settled()
      }
    },
  }
}

describe('work of nobody in particular', () => {
  test('is done so much at once, in the order it came', async () => {
    const { send, started, end } = openWork({ atOnce: 2 })
    const all = ['one', 'two', 'three', 'four'].map((name) => send(name))
    expect(started).toEqual(['one', 'two'])
    await end('two')
    expect(started).toEqual(['one', 'two', 'three'])
    await end('one', 'three', 'four')
    expect(await Promise.all(all)).toEqual(['one', 'two', 'three', 'four'])
  })

  test('that comes when too much waits is sent away, and the next is not', async () => {
    const { send, end, started } = openWork({ atOnce: 1, mostWaiting: 1 })
    const taken = [send('one'), send('two')]
    await expect(send('three')).rejects.toMatchObject({ code: 'unavailable' })
    await end('one', 'two')
    await Promise.all(taken)
    const next = send('four')
    await end('four')
    expect(await next).toBe('four')
    expect(started).toEqual(['one', 'two', 'four'])
  })

  test('that waits too long is asked to come back, and takes nobody’s place', async () => {
    const { send, started, end, figures } = openWork({ atOnce: 1, patienceMs: 1 })
    const first = send('first')
    const second = send('second')
    expect(figures()).toEqual({ waiting: 1, refused: 0 })
    await expect(second).rejects.toMatchObject({ code: 'unavailable' })
    expect(figures()).toEqual({ waiting: 0, refused: 1 })
    await end('first')
    await first
    const third = send('third')
    await end('third')
    expect(await third).toBe('third')
    expect(started).toEqual(['first', 'third'])
  })

  test('that fails lets the next in', async () => {
    const { enter } = openGate({ atOnce: 1 })
    const failing = enter(() => Promise.reject(new Error('no')))
    const following = enter(async () => 'yes')
    await expect(failing).rejects.toThrow('no')
    expect(await following).toBe('yes')
  })
})

describe('work of hosts', () => {
  const patient = { longestWaitMs: 3_600_000 }

  test('is one piece of each at a time, and every other host is let in before its next', async () => {
    const { send, started, end } = openWork({ atOnce: 2, ...patient })
    const all = ['a1', 'a2', 'a3', 'a4'].map((name) => send(name, 'a'))
    expect(started).toEqual(['a1'])
    all.push(send('b1', 'b'), send('c1', 'c'))
    expect(started).toEqual(['a1', 'b1'])
    await end('a1')
    expect(started).toEqual(['a1', 'b1', 'c1'])
    await end('b1')
    expect(started).toEqual(['a1', 'b1', 'c1', 'a2'])
    await end('c1', 'a2', 'a3', 'a4')
    expect(started).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', 'a4'])
    await Promise.all(all)
  })

  test('that would wait too long is refused with when to come back; another host’s is taken', async () => {
    const { send, started, end } = openWork({
      atOnce: 2,
      longestWaitMs: 5_000,
      refuse: (seconds) => new Refusal('photos_busy', { values: { seconds } }),
    })
    const taken = ['a1', 'a2', 'a3'].map((name) => send(name, 'a'))
    await expect(send('a4', 'a')).rejects.toMatchObject({
      code: 'photos_busy',
      values: { seconds: 6 },
    })
    const other = send('b1', 'b')
    expect(started).toEqual(['a1', 'b1'])
    await end('a1', 'b1', 'a2', 'a3')
    expect(await Promise.all([...taken, other])).toEqual(['a1', 'a2', 'a3', 'b1'])
  })

  test('takes as long as what came before it: that is learned', async () => {
    let nowMs = 0
    const { send, end, enter } = openWork({
      atOnce: 1,
      longestWaitMs: 5_000,
      clock: () => nowMs,
    })
    await enter(async () => {
      nowMs += 60_000
    }, 'a')
    const first = send('a1', 'a')
    await expect(send('b1', 'b')).rejects.toBeInstanceOf(Refusal)
    await end('a1')
    await first
  })
})
