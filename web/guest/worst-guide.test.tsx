import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { guestViewOf } from '#domain/guest/guest-view.ts'
import { guideTextLimit, textBytesOf } from '#domain/guide/editing/text-size.ts'
import { storedToForm } from '#domain/guide/guidebook.ts'
import { timeByTurns } from '#tests/bench/time-by-turns.ts'
import { guideFullOf } from '#tests/guides/guides.ts'
import { makeGuestScreen } from './guest-screen.ts'
import { GuestView } from './guest-view.tsx'

const ordinary = 'A short walk through the market, past the flower stands; ask for the soup. '

/** Nothing but one piece, without end: what makes a search for links begin again and again. */
const pieces = [
  'a',
  '-',
  '.',
  '@',
  'a@',
  'a@b',
  'a@b.',
  'a.',
  'http://',
  'http://a',
  'http://)))))))a',
  'https://a.mx ',
  'a@b.mx ',
  '55 5555 0142 ',
  '1',
  '1 ',
  '(1',
  '55-',
  '1@',
  '5555550142@',
  '\u0301',
  '👩‍👩‍👧‍👦',
  '&<>"',
  'a\n',
]

/** Links cost their elements, some six times as much as words; beginning again costs hundreds. */
const mostTimes = 20

test('the fullest guide is drawn about as fast as ordinary words, whatever stands in it', {
  tags: 'long',
}, async () => {
  const works = Object.fromEntries(
    [ordinary, ...pieces].map((piece) => {
      const guide = guideFullOf(piece)
      expect(textBytesOf(storedToForm(guide))).toBeGreaterThan(guideTextLimit * 0.9)
      const screen = () => makeGuestScreen(guestViewOf(guide), { locale: 'en' })
      const draw = async () => renderToStaticMarkup(<GuestView screen={screen()} footer={null} />)
      return [piece, draw]
    }),
  )
  const times = await timeByTurns(works, { rounds: 4, warmUps: 1, clock: processorMs })
  const ordinaryMs = times[ordinary] ?? 0
  const slow = pieces.filter((piece) => (times[piece] ?? 0) > ordinaryMs * mostTimes)
  expect(slow).toEqual([])
})

/** What this process has worked so far: waiting for the others on a busy machine does not count. */
function processorMs() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}
