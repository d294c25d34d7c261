import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { HostStay } from '#web/calls/stays.ts'
import { OpeningSentence, StaysContext, type StaysGuide } from './stay-parts.tsx'

test.each([
  [false, 'before', ''],
  [true, 'before', 'claves'],
  [false, 'ended', 'enlace'],
] as const)(
  'with locks %s, what a stay that is %s opens is said: "%s"',
  (hasLocks, phase, said) => {
    const opensAt = Date.UTC(2026, 11, 1)
    const stay = { phase, isOpen: false, opensAt, closesAt: opensAt } as HostStay
    const guide = { hasLocks, timeZone: 'America/Mexico_City' } as StaysGuide
    const shared = { guide, at: 0, today: '2026-11-20', openDialog() {} }
    const words = renderToStaticMarkup(
      <StaysContext value={shared}>
        <OpeningSentence stay={stay} />
      </StaysContext>,
    )
    expect(words).toEqual(said && expect.stringContaining(said))
  },
)
