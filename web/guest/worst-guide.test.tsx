import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { guestViewOf } from '#domain/guest/guest-view.ts'
import { guideTextLimit, textBytesOf } from '#domain/guide/editing/text-size.ts'
import { storedToForm } from '#domain/guide/guidebook.ts'
import { guideFullOf } from '#tests/guides/guides.ts'
import { makeGuestScreen } from './guest-screen.tsx'
import { GuestView } from './guest-view.tsx'

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

/** Looking for links goes over a guide some three times, over numbers eleven times; beginning again, thousands of times. */
const mostTimes = 20

test('the fullest guide is read a few times over and no more, whatever stands in it', {
  tags: 'long',
}, () => {
  const slow = pieces.filter((piece) => {
    const guide = guideFullOf(piece)
    const bytes = textBytesOf(storedToForm(guide))
    expect(bytes).toBeGreaterThan(guideTextLimit * 0.9)
    const screen = () => makeGuestScreen(guestViewOf(guide), { locale: 'en' })
    const draw = () => renderToStaticMarkup(<GuestView screen={screen()} footer={null} />)
    return lettersReadBy(draw) > bytes * mostTimes
  })
  expect(slow).toEqual([])
})

/** How many letters all patterns together go over: each of them reads a text in one go, and no clock is asked. */
function lettersReadBy(work: () => void) {
  const { exec } = RegExp.prototype
  let letters = 0
  RegExp.prototype.exec = function (text) {
    const from = this.global || this.sticky ? this.lastIndex : 0
    const found = exec.call(this, text)
    // A sticky pattern that finds nothing has gone no further than its own bounds.
    const end = this.sticky ? from : text.length
    letters += (found ? found.index + found[0].length : end) - from
    return found
  }
  try {
    work()
  } finally {
    RegExp.prototype.exec = exec
  }
  return letters
}
