import { expect, test } from 'vitest'
import { formatDay, formatDays, formatShortDay } from './format-days.ts'

test.for([
  ['2026-11-20', '2026-11-23', '20 al 23 de noviembre', 'November 20–23'],
  ['2026-11-28', '2026-12-02', '28 de noviembre al 2 de diciembre', 'November 28 – December 2'],
  ['2027-01-03', '2027-01-05', '3 al 5 de enero de 2027', 'January 3–5, 2027'],
  [
    '2026-12-30',
    '2027-01-02',
    '30 de diciembre al 2 de enero de 2027',
    'December 30 – January 2, 2027',
  ],
  [
    '2025-12-30',
    '2026-01-02',
    '30 de diciembre de 2025 al 2 de enero',
    'December 30, 2025 – January 2',
  ],
] as const)('%s to %s, told in 2026, is %s', ([from, until, es, en]) => {
  const today = '2026-07-01'
  expect(formatDays({ from, until }, 'es', today)).toBe(es)
  expect(formatDays({ from, until }, 'en', today)).toBe(en)
})

test('a day has its weekday, wherever it is read', () => {
  expect(formatDay('2026-11-20', 'es')).toBe('viernes 20 de noviembre')
  expect(formatDay('2026-11-20', 'en')).toBe('Friday, November 20')
  expect(formatShortDay('2026-09-01', 'es')).toBe('1 sep')
})
