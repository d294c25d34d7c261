import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'

const css = readFileSync(new URL('../ui/styles/tokens.css', import.meta.url), 'utf8')

type Pair = readonly [text: string, background: string]

/** Texts a guest reads through: the guide's words and what stands beside them. */
const guestReading: Pair[] = [
  ['ink', 'paper'],
  ['ink', 'surface'],
  ['ink-soft', 'paper'],
  ['ink-soft', 'surface'],
  ['agave-ink', 'paper'],
  ['agave-ink', 'surface'],
]

const everyBackground = [
  'paper',
  'surface',
  'sunken',
  'primary-soft',
  'agave-soft',
  'danger-soft',
  'sun-soft',
]
const everyInk = [
  'ink',
  'ink-soft',
  'ink-faint',
  'primary-ink',
  'agave-ink',
  'danger-ink',
  'sun-ink',
]

const reading: Pair[] = [
  ...everyInk.flatMap((ink) => everyBackground.map((background): Pair => [ink, background])),
  ['white', 'primary'],
  ['white', 'primary-strong'],
  ['white', 'agave'],
  ['white', 'danger'],
  ['white', 'danger-strong'],
  ['paper', 'ink'],
]

/** What one must see but not read: frames of fields, dots, filled tracks, focus rings. */
const seeing: Pair[] = [
  ...['paper', 'surface', 'sunken'].flatMap((background): Pair[] => [
    ['edge', background],
    ['primary', background],
    ['primary-ink', background],
    ['agave-ink', background],
    ['danger-ink', background],
  ]),
]

/** Drawn, never read and never needed to find one's way. */
const decoration = ['hairline', 'sun']

describe.each(['light', 'dark'] as const)('by %s', (scheme) => {
  test.each(guestReading)('a guest reads %s on %s without effort (AAA)', (text, background) => {
    expect(contrastOf(text, background, scheme)).toBeGreaterThanOrEqual(7)
  })

  test.each(reading)('%s is readable on %s (AA)', (text, background) => {
    expect(contrastOf(text, background, scheme)).toBeGreaterThanOrEqual(4.5)
  })

  test.each(seeing)('%s stands out on %s', (part, background) => {
    expect(contrastOf(part, background, scheme)).toBeGreaterThanOrEqual(3)
  })
})

test('every colour of the palette is checked against another or named a decoration', () => {
  const checked = new Set([...guestReading, ...reading, ...seeing].flat())
  const unchecked = [...palette.keys()].filter((name) => !checked.has(name))
  expect(unchecked.sort()).toEqual(decoration.sort())
})

test('white on black has the highest contrast there is', () => {
  expect(ratioOf('#ffffff', '#000000')).toBeCloseTo(21, 5)
})

type Scheme = 'light' | 'dark'

const palette = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(
    ([, name = '', light = '', dark = '']) => [name, { light, dark }],
  ),
).set('white', { light: '#ffffff', dark: '#ffffff' })

function contrastOf(text: string, background: string, scheme: Scheme) {
  return ratioOf(colourOf(text, scheme), colourOf(background, scheme))
}

function colourOf(name: string, scheme: Scheme) {
  const colour = palette.get(name)
  if (!colour) throw new Error(`the palette has no ${name}`)
  return colour[scheme]
}

/** Contrast as WCAG 2 defines it. */
function ratioOf(one: string, other: string) {
  const lights = [luminanceOf(one), luminanceOf(other)]
  return (Math.max(...lights) + 0.05) / (Math.min(...lights) + 0.05)
}

function luminanceOf(colour: string) {
  const channels = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
