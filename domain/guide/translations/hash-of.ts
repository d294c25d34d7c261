import { findText } from '#domain/values/text.ts'

/** By what an original is known again: the same for the same words, whatever spaces stand around them. */
export function hashOf(original: string): string {
  const text = findText(original) ?? ''
  let [one, other] = [0xdeadbeef ^ text.length, 0x41c6ce57 ^ text.length]
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    one = Math.imul(one ^ unit, 0x9e3779b1)
    other = Math.imul(other ^ unit, 0x5f356495)
    one ^= other >>> 13
    other ^= one >>> 15
  }
  return [mixed(one), mixed(other)].map((half) => half.toString(36).padStart(7, '0')).join('')
}

function mixed(half: number) {
  const once = Math.imul(half ^ (half >>> 16), 0x85ebca6b)
  const twice = Math.imul(once ^ (once >>> 13), 0xc2b2ae35)
  return (twice ^ (twice >>> 16)) >>> 0
}
