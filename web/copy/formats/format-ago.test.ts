import { expect, test } from 'vitest'
import { formatAgo } from './format-ago.ts'

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
