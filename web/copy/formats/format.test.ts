import { describe, expect, test } from 'vitest'
import { formatDate, formatPesos } from './format.ts'

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
    expect(formatPesos(10_000, 'en')).toBe('$100')
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
