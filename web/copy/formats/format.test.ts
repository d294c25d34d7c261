import { describe, expect, test } from 'vitest'
import { formatAgo, formatDate, formatPesos } from './format.ts'
import { formatDay, formatDays, formatShortDay } from './format-days.ts'

const evening = new Date('2026-11-13T03:30:00Z')

describe('dates', () => {
  test('are written out in Mexican Spanish', () => {
    expect(formatDate(evening, { locale: 'es', length: 'long' })).toBe('12 de noviembre de 2026')
  })

  test('are written out in English', () => {
    expect(formatDate(evening, { locale: 'en', length: 'long' })).toBe('November 12, 2026')
  })

  test('are short where room is short', () => {
    expect(formatDate(evening, { locale: 'es', length: 'short' })).toBe('12 nov 2026')
    expect(formatDate(evening, { locale: 'en', length: 'short' })).toBe('Nov 12, 2026')
  })

  test('belong to the zone of the guide, not to that of the machine', () => {
    const inMadrid = { locale: 'es', timeZone: 'Europe/Madrid', length: 'long' } as const
    expect(formatDate(evening, inMadrid)).toBe('13 de noviembre de 2026')
  })
})

describe('pesos', () => {
  test('show no centavos when there are none', () => {
    expect(formatPesos(10_000, 'es')).toBe('$100')
  })

  test('name the currency in English, where the sign is of another one', () => {
    expect(formatPesos(10_000, 'en')).toBe('$100 MXN')
    expect(formatPesos(123_450, 'en')).toBe('$1,234.50 MXN')
  })

  test('show centavos when there are some', () => {
    expect(formatPesos(123_450, 'es')).toBe('$1,234.50')
  })

  test('group thousands', () => {
    expect(formatPesos(150_000_00, 'es')).toBe('$150,000')
  })

  test('can be nothing', () => {
    expect(formatPesos(0, 'es')).toBe('$0')
  })
})

const now = Date.UTC(2026, 10, 12, 12)

test.each([
  [10, 'ahora', 'now'],
  [5 * 60, 'hace 5 minutos', '5 minutes ago'],
  [2 * 60 * 60, 'hace 2 horas', '2 hours ago'],
  [24 * 60 * 60, 'ayer', 'yesterday'],
  [4 * 24 * 60 * 60, 'hace 4 días', '4 days ago'],
])('what happened %i seconds ago reads "%s" and "%s"', (seconds, es, en) => {
  const at = now - seconds * 1000
  expect(formatAgo(at, { locale: 'es', now })).toBe(es)
  expect(formatAgo(at, { locale: 'en', now })).toBe(en)
})

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
  expect(formatDay('2026-11-20', 'pt')).toBe('sexta-feira, 20 de novembro')
  expect(formatShortDay('2026-09-01', 'es')).toBe('1 sep')
})
