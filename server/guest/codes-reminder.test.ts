import { expect, test } from 'vitest'
import { codesReminder } from './stay-links.ts'

const reminder = {
  id: 'a',
  name: 'Casa; de, los\\mil nombres con ñ y más letras de las que caben en una línea',
  link: 'https://guias.example.com/g/casa2345/s/AAAAAAAAAAAAAAAAAAAAAA',
  opensAt: Date.parse('2026-11-21T21:00:00Z'),
  locale: 'es',
  now: new Date('2026-11-20T18:00:00Z'),
} as const

test('a calendar is told the moment, the home and the link, and rings then', () => {
  const lines = codesReminder(reminder).split('\r\n')
  expect(lines).toEqual(
    expect.arrayContaining([
      'BEGIN:VCALENDAR',
      'DTSTAMP:20261120T180000Z',
      'DTSTART:20261121T210000Z',
      'DTEND:20261121T211500Z',
      'TRIGGER:PT0S',
      'END:VCALENDAR',
    ]),
  )
  const unfolded = lines.join('\r\n').replaceAll('\r\n ', '')
  expect(unfolded).toContain(`URL:${reminder.link}`)
  expect(unfolded).toContain('SUMMARY:Claves de Casa\\; de\\, los\\\\mil nombres')
})

test('no line is longer than a calendar reads, and no letter is cut in two', () => {
  const file = codesReminder({ ...reminder, name: '🏡'.repeat(60) })
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
  expect(file.isWellFormed()).toBe(true)
  expect(file.replaceAll('\r\n ', '')).toContain('🏡'.repeat(60))
})
