import { expect, test } from 'vitest'
import { openTurns } from './turns.ts'

test('work that takes turns runs so many at once and all of it in the end', async () => {
  const turns = openTurns(2)
  let running = 0
  let most = 0
  const finished: number[] = []
  const work = (number: number) => async () => {
    running += 1
    most = Math.max(most, running)
    await new Promise((resolve) => setImmediate(resolve))
    running -= 1
    finished.push(number)
  }
  await Promise.all([1, 2, 3, 4, 5, 6, 7].map((number) => turns(work(number))))
  expect(most).toBe(2)
  expect(finished).toEqual([1, 2, 3, 4, 5, 6, 7])
})

test('work that fails gives its turn to the next', async () => {
  const turns = openTurns(1)
  const failing = turns(async () => {
    throw new Error('no')
  })
  const following = turns(async () => 'yes')
  await expect(failing).rejects.toThrow('no')
  await expect(following).resolves.toBe('yes')
})
