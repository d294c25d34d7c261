import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { metresBetween, pointOf } from '#domain/values/links/map-point.ts'
import { farnessOf, mostMinutes, wayBetween } from './way-there.ts'

const home = 'https://www.google.com/maps/@19.4180,-99.1620,17z'
const at = (latitude: number, longitude: number) =>
  `https://www.google.com/maps/search/?api=1&query=${latitude},${longitude}`

describe('the point of a maps link', () => {
  test.each([
    ['https://www.google.com/maps/@19.4180,-99.1620,17z', 19.418, -99.162],
    ['https://www.google.com/maps/search/?api=1&query=19.4180%2C-99.1620', 19.418, -99.162],
    ['https://maps.google.com/?q=19.418,-99.162', 19.418, -99.162],
    ['https://www.google.com/maps?ll=19.418,-99.162&z=15', 19.418, -99.162],
    ['https://www.google.com/maps/dir/?api=1&destination=-33.45,-70.66', -33.45, -70.66],
    ['https://www.google.com/maps/place/19.418,-99.162', 19.418, -99.162],
    ['https://www.google.com/maps/search/19.418,+-99.162?entry=tts', 19.418, -99.162],
    [
      'https://www.google.com/maps/place/Parque/@19.1,-99.1,17z/data=!3m1!4b1!3d19.4122!4d-99.1693',
      19.4122,
      -99.1693,
    ],
  ])('%s', (link, latitude, longitude) => {
    expect(pointOf(link)).toEqual({ latitude, longitude })
  })

  test.each([
    undefined,
    '',
    'https://maps.app.goo.gl/aB3dE5',
    'https://www.google.com/maps/search/?api=1&query=Calle+5,+10+Centro',
    'https://www.google.com/maps/@91.5,-99.1,17z',
    'https://www.google.com/maps/dir/19.4,-99.1/Taqueria+X/@19.45,-99.2,17z',
    'https://www.google.com/maps/@19.4,-199.1,17z',
    'https://www.google.com/maps/search/?api=1&query=19.41,-99.16+Roma',
  ])('is not made up where %s has none', (link) => {
    expect(pointOf(link)).toBeUndefined()
  })
})

describe('the way to a place', () => {
  test('is walked when it is near, and driven when it is not', () => {
    expect(wayBetween(home, at(19.4215, -99.162))).toEqual({ minutes: 7, by: 'foot' })
    expect(wayBetween(home, at(19.418, -99.162))).toEqual({ minutes: 1, by: 'foot' })
    expect(wayBetween(home, at(19.45, -99.162))).toEqual({ minutes: 15, by: 'car' })
  })

  test('is not told where a link carries no point, nor to the other end of the world', () => {
    expect(wayBetween(home, 'https://maps.app.goo.gl/aB3dE5')).toBeUndefined()
    expect(wayBetween(undefined, home)).toBeUndefined()
    expect(wayBetween(home, at(-19.4, 80))).toBeUndefined()
  })

  test('is a whole number of minutes within what the field takes, the same there and back', () => {
    const point = fc.tuple(
      fc.double({ min: -89, max: 89, noNaN: true }),
      fc.double({ min: -179, max: 179, noNaN: true }),
    )
    fc.assert(
      fc.property(point, point, ([a, b], [c, d]) => {
        const [there, back] = [at(a, b), at(c, d)]
        const way = wayBetween(there, back)
        expect(wayBetween(back, there)).toEqual(way)
        if (!way) return
        expect(Number.isInteger(way.minutes)).toBe(true)
        expect(way.minutes).toBeGreaterThanOrEqual(1)
        expect(way.minutes).toBeLessThanOrEqual(mostMinutes)
      }),
    )
  })

  test('a degree of latitude is 111 kilometres', () => {
    const metres = metresBetween({ latitude: 0, longitude: 0 }, { latitude: 1, longitude: 0 })
    expect(Math.round(metres / 1000)).toBe(111)
  })

  test('a short drive is farther than a longer walk; what is not said is farthest', () => {
    const ways = [
      { minutes: null, by: 'foot' },
      { minutes: 5, by: 'car' },
      { minutes: 10, by: 'foot' },
      { minutes: 6, by: 'transit' },
    ] as const
    const sorted = ways.toSorted((one, other) => farnessOf(one) - farnessOf(other))
    expect(sorted.map(({ minutes }) => minutes)).toEqual([10, 6, 5, null])
  })
})
