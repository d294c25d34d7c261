import { expect, test } from 'vitest'
import { openPageShelf } from './guide-pages.ts'

const page = (size: number) => ({ size, bytes: () => size })

test('a shelf never holds more bytes than it may', () => {
  const shelf = openPageShelf<ReturnType<typeof page>>(1000)
  for (let n = 0; n < 500; n++) {
    shelf.put(`guide ${n}`, page(90))
    expect(shelf.bytes()).toBeLessThanOrEqual(1000)
  }
  expect(shelf.count()).toBe(11)
})

test('a page that is asked for outlives those that are not', () => {
  const shelf = openPageShelf<ReturnType<typeof page>>(300)
  const popular = page(100)
  shelf.put('popular', popular)
  for (let n = 0; n < 20; n++) {
    shelf.find('popular')
    shelf.put(`guide ${n}`, page(100))
  }
  expect(shelf.find('popular')).toBe(popular)
})

test('a page larger than the whole shelf is not kept', () => {
  const shelf = openPageShelf<ReturnType<typeof page>>(100)
  shelf.put('huge', page(101))
  expect(shelf.find('huge')).toBeUndefined()
  expect(shelf.bytes()).toBe(0)
})

test('a page put again counts once, and one that shrank counts less', () => {
  const shelf = openPageShelf<ReturnType<typeof page>>(1000)
  shelf.put('guide', page(400))
  const second = page(300)
  shelf.put('guide', second)
  expect(shelf.bytes()).toBe(300)
  second.bytes = () => 100
  shelf.weigh('guide', second)
  expect(shelf.bytes()).toBe(100)
  shelf.remove('guide')
  expect(shelf.bytes()).toBe(0)
})
