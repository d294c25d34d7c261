import { describe, expect, test } from 'vitest'
import { isHasty, momentMs } from './review-focus.ts'

const tap = { detail: 1, pointerType: 'touch' }
const shownAt = 10_000

describe('an answer', () => {
  test('does not count from the second half of a double click', () => {
    const click = { detail: 2, pointerType: 'mouse', timeStamp: shownAt + 5000 }
    expect(isHasty(click, shownAt)).toBe(true)
  })

  test('of a finger does not count before the card has been there for a moment', () => {
    expect(isHasty({ ...tap, timeStamp: shownAt + 120 }, shownAt)).toBe(true)
    expect(isHasty({ ...tap, timeStamp: shownAt + momentMs - 1 }, shownAt)).toBe(true)
    expect(isHasty({ detail: 1, timeStamp: shownAt + 120 }, shownAt)).toBe(true)
  })

  test('counts once a second, and twice', () => {
    const times = Array.from({ length: 40 }, (_, at) => shownAt + (at + 1) * 500)
    const hasty = times.filter((timeStamp, at) =>
      isHasty({ ...tap, timeStamp }, times[at - 1] ?? shownAt),
    )
    expect(hasty).toEqual([])
  })

  test('of a keyboard or a mouse counts at once', () => {
    expect(isHasty({ detail: 0, timeStamp: shownAt }, shownAt)).toBe(false)
    expect(isHasty({ detail: 1, pointerType: 'mouse', timeStamp: shownAt }, shownAt)).toBe(false)
  })
})
