import { expect, test } from 'vitest'
import { openPlaces } from './places.ts'

function openWork(count: number, patienceMs = 600_000) {
  const { within, figures } = openPlaces({ count, patienceMs })
  const begun: string[] = []
  const ends = new Map<string, () => void>()
  return {
    begun,
    figures,
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
  const { within } = openPlaces({ count: 1, patienceMs: 600_000 })
  const failed = within(() => Promise.reject(new Error('no')))
  const next = within(async () => 'done')
  await expect(failed).rejects.toThrow('no')
  expect(await next).toBe('done')
})

test('who waits too long is asked to come back, and takes nobody’s place', async () => {
  const { begin, begun, end, figures } = openWork(1, 1)
  const first = begin('first')
  const second = begin('second')
  expect(figures()).toEqual({ waiting: 1, refused: 0 })
  await expect(second).rejects.toMatchObject({ code: 'unavailable' })
  expect(figures()).toEqual({ waiting: 0, refused: 1 })
  end('first')
  await first
  const third = begin('third')
  await expect.poll(() => begun).toEqual(['first', 'third'])
  end('third')
  expect(await third).toBe('third')
})
