import { expect, test } from 'vitest'
import { openTurns } from './take-turns.ts'

test('costly work is done two at a time, in the order it came', async () => {
  const takeTurn = openTurns({ atOnce: 2, mostWaiting: 10 })
  const { works, started, finish } = makeWork(4)
  const all = works.map((work) => takeTurn(work))
  expect(started).toEqual([0, 1])
  finish(1)
  await all[1]
  expect(started).toEqual([0, 1, 2])
  for (const at of [0, 2, 3]) finish(at)
  expect(await Promise.all(all)).toEqual([0, 1, 2, 3])
})

test('who comes when too many wait is sent away, and the next one is not', async () => {
  const takeTurn = openTurns({ atOnce: 1, mostWaiting: 1 })
  const { works, finish } = makeWork(4)
  const [first, second] = works.slice(0, 2).map((work) => takeTurn(work))
  await expect(takeTurn(works[2]!)).rejects.toMatchObject({ code: 'unavailable' })
  for (const at of [0, 1, 3]) finish(at)
  await Promise.all([first, second])
  expect(await takeTurn(works[3]!)).toBe(3)
})

test('work that fails gives its turn back', async () => {
  const takeTurn = openTurns({ atOnce: 1, mostWaiting: 1 })
  const failing = takeTurn(() => Promise.reject(new Error('no memory')))
  await expect(failing).rejects.toThrow('no memory')
  expect(await takeTurn(async () => 'done')).toBe('done')
})

function makeWork(count: number) {
  const started: number[] = []
  const ends = Array.from({ length: count }, () => Promise.withResolvers<void>())
  const works = ends.map((end, at) => async () => {
    started.push(at)
    await end.promise
    return at
  })
  return { works, started, finish: (at: number) => ends[at]?.resolve() }
}
