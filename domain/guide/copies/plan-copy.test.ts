import { expect, test } from 'vitest'
import { type Agreement, agreedOn, haveAgreed, mayFollow } from './plan-copy.ts'

const first = agreedOn(undefined, { agreement: 'one', digest: 'x' })
const second = agreedOn(first, { agreement: 'two', digest: 'y' })

test.each<[string, { digest: string; agreed?: Agreement }, Agreement | undefined, boolean]>([
  ['says still what both said last', { digest: 'x', agreed: first }, first, true],
  ['was left behind when others agreed again', { digest: 'x', agreed: first }, second, true],
  ['was changed since', { digest: 'z', agreed: first }, first, false],
  [
    'agreed since on something this guide has no part in',
    { digest: 'y', agreed: second },
    first,
    false,
  ],
  ['says what this guide said before its change', { digest: 'w' }, { ...first, said: 'w' }, true],
  [
    'was taken back there to what this guide said before',
    { digest: 'w', agreed: first },
    { ...first, said: 'w' },
    false,
  ],
  ['is older than what is remembered, and says what this guide said', { digest: 'x' }, first, true],
  ['is older than what is remembered, and says something else', { digest: 'z' }, first, false],
  ['nothing is remembered of either', { digest: 'x' }, undefined, false],
])('another guide that %s', (_, { digest, agreed }, here, expected) => {
  expect(mayFollow({ digest, agreed }, here)).toBe(expected)
})

test('agreeing again on the same changes nothing, and old agreements are forgotten one day', () => {
  expect(agreedOn(second, { agreement: 'two', digest: 'y' })).toEqual(second)
  const many = Array.from({ length: 50 }, (_, at) => ({ agreement: `n${at}`, digest: 'x' }))
  const known = many.reduce<Agreement>((before, next) => agreedOn(before, next), first)
  expect(known.earlier).toHaveLength(20)
  expect(known.earlier.at(-1)).toBe('n48')
})

test('two entries are the same one when they have agreed once, whatever they say since', () => {
  const other = agreedOn(first, { agreement: 'three', digest: 'z' })
  const stranger = agreedOn(undefined, { agreement: 'four', digest: 'x' })
  expect(haveAgreed(second, other)).toBe(true)
  expect(haveAgreed(second, stranger)).toBe(false)
  expect(haveAgreed(undefined, undefined)).toBe(false)
})
