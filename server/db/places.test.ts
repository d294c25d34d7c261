import { expect, test } from 'vitest'
import { openPlaces } from './places.ts'

function openWork(count: number, patienceMs = 600_000) {
  const within = openPlaces({ count, patienceMs })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    end: (name: string) => ends.get(name)?.(),
    begin: (name: string) =>
      within(() => {
        begun.push(name)
        return new Promise<string>((resolve) => ends.set(name, () => resolve(name)))
      }),
  }
}

test('as many work at once as there are places, the others in turn', async () => {
  const { begin, begun, end } = openWork(2)
  const all = ['one', 'two', 'three', 'four'].map(begin)
  await Promise.resolve()
  expect(begun).toEqual(['one', 'two'])
  end('two')
  await all[1]
  await expect.poll(() => begun).toEqual(['one', 'two', 'three'])
  end('one')
  await expect.poll(() => begun).toEqual(['one', 'two', 'three', 'four'])
  end('three')
  end('four')
  expect(await Promise.all(all)).toEqual(['one', 'two', 'three', 'four'])
})

test('work that fails gives its place back', async () => {
  const within = openPlaces({ count: 1, patienceMs: 600_000 })
  const failed = within(() => Promise.reject(new Error('no')))
  const next = within(async () => 'done')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('done')
})

test('who waits too long is asked to come back, and takes nobody’s place', async () => {
  const { begin, begun, end } = openWork(1, 1)
  const first = begin('first')
  await expect(begin('second')).rejects.toMatchObject({ code: 'unavailable' })
  end('first')
  await first
  const third = begin('third')
  await expect.poll(() => begun).toEqual(['first', 'third'])
  end('third')
  expect(await third).toBe('third')
})
