import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { HostStay } from '#web/calls/stays.ts'
import { StayBadge } from './stay-lists.tsx'
import { OpeningSentence, StaysContext, type StaysGuide } from './stay-parts.tsx'

const opensAt = Date.UTC(2026, 11, 1)
const timeZone = 'America/Mexico_City'

function wordsAbout(stay: Partial<HostStay>, { opensLater }: { opensLater: boolean }) {
  const guide = { opensLater, timeZone } as StaysGuide
  const known = { isOpen: false, opensAt, closesAt: opensAt, ...stay } as HostStay
  const shared = { guide, at: 0, today: '2026-11-20', met: new Set(''), openDialog() {} }
  const shown = (part: ReactNode) =>
    renderToStaticMarkup(<StaysContext value={shared}>{part}</StaysContext>)
  return {
    badge: shown(<StayBadge stay={known} />),
    sentence: shown(<OpeningSentence stay={known} />),
  }
}

test.each([
  [false, 'before', ''],
  [true, 'before', 'claves'],
  [false, 'ended', 'enlace'],
] as const)(
  'with something that opens later %s, what a stay that is %s opens is said: "%s"',
  (opensLater, phase, said) => {
    const { sentence } = wordsAbout({ phase }, { opensLater })
    expect(sentence).toEqual(said && expect.stringContaining(said))
  },
)

test('no day is said on which the link of a stay opens where nothing in it opens later', () => {
  expect(wordsAbout({ phase: 'before' }, { opensLater: true }).badge).toContain('Abre el 30 nov')
  for (const isOpen of [false, true])
    expect(wordsAbout({ phase: 'before', isOpen }, { opensLater: false }).badge).toBe('')
  expect(wordsAbout({ phase: 'arriving' }, { opensLater: false }).badge).toContain('Llega hoy')
})
