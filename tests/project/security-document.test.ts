import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const document = readFileSync('docs/security.md', 'utf8')

const levelOne = [
  '1.2.1 1.2.2 1.2.3 1.2.4 1.2.5 1.3.1 1.3.2 1.5.1',
  '2.1.1 2.2.1 2.2.2 2.3.1',
  '3.2.1 3.2.2 3.3.1 3.4.1 3.4.2 3.5.1 3.5.2 3.5.3',
  '4.1.1 4.4.1',
  '11.3.1 11.3.2 11.4.1',
  '12.1.1 12.2.1 12.2.2',
  '13.4.1',
  '14.2.1 14.3.1',
  '15.1.1 15.2.1 15.3.1',
]

/** Where more is at stake: files, authentication, sessions, authorization, tokens. */
const levelTwo = [
  '5.1.1 5.2.1 5.2.2 5.2.3 5.3.1 5.3.2 5.4.1 5.4.2 5.4.3',
  '6.1.1 6.1.2 6.1.3',
  '6.2.1 6.2.2 6.2.3 6.2.4 6.2.5 6.2.6 6.2.7 6.2.8 6.2.9 6.2.10 6.2.11 6.2.12',
  '6.3.1 6.3.2 6.3.3 6.3.4 6.4.1 6.4.2 6.4.3 6.4.4',
  '6.5.1 6.5.2 6.5.3 6.5.4 6.5.5 6.6.1 6.6.2 6.6.3 6.8.1 6.8.2 6.8.3 6.8.4',
  '7.1.1 7.1.2 7.1.3 7.2.1 7.2.2 7.2.3 7.2.4 7.3.1 7.3.2',
  '7.4.1 7.4.2 7.4.3 7.4.4 7.4.5 7.5.1 7.5.2 7.6.1 7.6.2',
  '8.1.1 8.1.2 8.2.1 8.2.2 8.2.3 8.3.1 8.4.1',
  '9.1.1 9.1.2 9.1.3 9.2.1 9.2.2 9.2.3 9.2.4',
]

test('every requirement we hold ourselves to has its row', () => {
  const asked = [...levelOne, ...levelTwo].flatMap((line) => line.split(' '))
  const rows = document.split('\n').filter((line) => line.startsWith('| '))
  const named = new Set(rows.flatMap((row) => row.split('|')[1]?.match(/\d+\.\d+\.\d+/g) ?? []))
  expect(asked.filter((number) => !named.has(number))).toEqual([])
})

const references = [...document.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)` “([^”]+)”/g)].map(
  ([, file = '', title = '']) => ({ file, title }),
)

test('the document names tests', () => {
  expect(references.length).toBeGreaterThan(40)
})

test.each(references)('$file has a test “$title”', ({ file, title }) => {
  expect(existsSync(file), file).toBe(true)
  expect(readFileSync(file, 'utf8').replace(/\s+/g, ' ')).toContain(title)
})
