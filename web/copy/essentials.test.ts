import { expect, test } from 'vitest'
import { essentialWords } from './essentials.ts'

test.each([
  ['503 555 0190', ['503 555 0190', '+525035550190']],
  ['+1 503 555 0190', ['+1 503 555 0190']],
  ['Toca el timbre', ['Toca el timbre']],
])('a number to call that is dialled otherwise than it is written says so: %s', (phone, read) => {
  const asked = { kind: 'phone', as: 'phone', texts: [phone] } as const
  const { lines } = essentialWords({ ...asked, texts: [phone], of: '', address: '' }, 'es')
  expect(lines.map(({ text }) => text)).toEqual(read)
})
