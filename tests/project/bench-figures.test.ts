import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { differences, readFigures } from '#tests/bench/documented.ts'

const page = `
Prose with | in it.

| What | Measured | Budget |
|---|---|---|
| HTML, brotli | 13,825 B | ≤ 14,336 B |
| requests of a first visit | 4 | ≤ 4 |
| cold answer against one read | 2.58 | ≤ 3 |
| cover on slow 4G | 492 ms | |
| each page: compressed script | 4,539 B | ≤ 15,000 B |
| /login: compressed script | 118,275 B | ≤ 160,000 B |
| 200 places: median tab switch, ms | 42 | ≤ 100 |
`
const documented = readFigures(page)
const said = (what: string, measured: string, budget = '≤ 9') =>
  differences([{ what, measured, budget }], documented)

test('the documented figures are read from the tables', () => {
  expect([...documented].slice(3, 5)).toEqual([
    ['cold answer against one read', '2.58'],
    ['cover on slow 4G', '492 ms'],
  ])
})

test.each([
  ['HTML, brotli', '13,825 B'],
  ['requests of a first visit', '4'],
  ['cold answer against one read', '2.71'],
  ['cover on slow 4G', '530 ms'],
  ['200 places: median tab switch, ms', '45'],
  ['/features: compressed script', '4,539 B'],
  ['/login: compressed script', '118,275 B'],
])('%s: %s is what the page says', (what, measured) => {
  expect(said(what, measured)).toEqual([])
})

test.each([
  ['HTML, brotli', '13,826 B'],
  ['requests of a first visit', '5'],
  ['cold answer against one read', '2.9'],
  ['cover on slow 4G', '560 ms'],
  ['cover on slow 4G', 'skipped: no nginx'],
  ['/login: compressed script', '4,539 B'],
])('%s: %s differs from what the page says', (what, measured) => {
  expect(said(what, measured)).toEqual([
    `${what}: ${measured}, in docs/performance.md ${documented.get(what)}`,
  ])
})

test('what is judged and not on the page is named, what is only shown is not', () => {
  expect(said('a new thing', '7')).toEqual(['a new thing: 7, not in docs/performance.md'])
  expect(said('a new thing', '7', '')).toEqual([])
})

test('the page of figures can be read', () => {
  const figures = readFigures(readFileSync('docs/performance.md', 'utf8'))
  expect(figures.get('HTML with its style, brotli')).toMatch(/^[\d,]+ B$/)
})

test('the rows to which the page on what is lost sends its readers are there', () => {
  const figures = readFigures(readFileSync('docs/performance.md', 'utf8'))
  const page = readFileSync('docs/reliability.md', 'utf8')
  const section = /\n## Many at once\n([\s\S]+?)\n## /.exec(page)?.[1] ?? ''
  const named = [...section.matchAll(/`([^`]+: [^`]+)`/g)].map(([, row = '']) => row)
  expect(named.length).toBeGreaterThan(6)
  expect(named.filter((row) => !figures.has(row))).toEqual([])
})

test('the page on scale computes with the most memory that a process took under load', () => {
  const under = readFigures(readFileSync('docs/performance.md', 'utf8'))
  const peak = under
    .get('200 guests, 20 hosts saving: memory early, late, peak')
    ?.split(', ')
    .at(-1)
  const scale = readFigures(readFileSync('docs/scale.md', 'utf8'))
  expect(scale.get('memory of a process under load, at its most')).toBe(peak)
})
