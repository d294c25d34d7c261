import type { Locale } from '#domain/values/locale.ts'
import { regionOf } from './format.ts'

const units = [
  { unit: 'day', ms: 24 * 60 * 60 * 1000 },
  { unit: 'hour', ms: 60 * 60 * 1000 },
  { unit: 'minute', ms: 60 * 1000 },
] as const

/** How long ago something was, in the largest unit that says something: "hace 5 minutos". */
export function formatAgo(atMs: number, { locale, now }: { locale: Locale; now: number }) {
  const words = new Intl.RelativeTimeFormat(regionOf[locale], { numeric: 'auto' })
  const found = units.find(({ ms }) => now - atMs >= ms)
  if (!found) return words.format(0, 'second')
  return words.format(-Math.floor((now - atMs) / found.ms), found.unit)
}
