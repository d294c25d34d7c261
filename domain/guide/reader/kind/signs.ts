import { fold } from '#domain/values/text.ts'
import { numberOf, type Signs } from './linear.ts'

/** The words of a text, numbers by how many digits they have, and the marks that mean something. */
export function wordsOf(text: string): string[] {
  const plain = fold(text)
    .replace(/https?:\S+|www\.\S+/g, ' urlurl ')
    .replace(/\S+/g, (word) => (word.includes('@') && word.includes('.') ? ' mailmail ' : word))
    .replace(/\d+(?:[.,:]\d+)?/g, (digits) => ` d${digits.replace(/\D/g, '').length} `)
  return plain.match(/\p{L}[\p{L}\p{N}]*|[$€£%:#|→✅]/gu) ?? []
}

/** What a piece is told by: its words, their pairs, beginnings and parts, and what stands above it. */
export type Seen = { words: string; above?: string }

export function signsOf({ words, above = '' }: Seen): Signs {
  const found = new Map<number, number>()
  const note = (name: string, weight: number) => {
    const number = numberOf(name)
    found.set(number, Math.max(found.get(number) ?? 0, weight))
  }
  const own = wordsOf(words)
  for (const [at, word] of own.entries()) {
    note(`w ${word}`, 1)
    if (word.length > 4) note(`s ${stemOf(word)}`, 1)
    if (word.length > 3) note(`p ${word.slice(0, 3)}`, 0.4)
    if (at > 0) note(`b ${own[at - 1]} ${word}`, 0.7)
    if (at > 1) note(`o ${own[at - 2]} ${word}`, 0.5)
    for (const part of partsOf(word)) note(`c ${part}`, 0.4)
  }
  note(`first ${stemOf(own[0] ?? '')}`, 1)
  note(`two ${own[0]} ${own[1]}`, 0.7)
  note(`length ${Math.min(5, Math.floor(own.length / 4))}`, 0.5)
  if (/\+?\d[\d\s-]{7,}\d/.test(words)) note('phone', 1)
  if (/\d{1,2}[:.]\d\d|\d\s?(?:am|pm|hrs?)\b/i.test(words)) note('time', 0.7)
  for (const [picture] of words.matchAll(/\p{Extended_Pictographic}/gu)) note(`e ${picture}`, 1)
  const size = Math.hypot(...found.values()) / 4 || 1
  for (const [number, weight] of found) found.set(number, weight / size)
  const over = wordsOf(above)
  for (const word of over) {
    note(`h ${word}`, 0.8 / Math.sqrt(over.length))
    note(`hs ${stemOf(word)}`, 0.8 / Math.sqrt(over.length))
  }
  note('always', 1)
  return found
}

function stemOf(word: string) {
  return word.length > 5 ? word.slice(0, Math.max(4, word.length - 2)) : word
}

function partsOf(word: string): string[] {
  if (word.length < 5) return []
  const whole = `<${word}>`
  return Array.from({ length: whole.length - 3 }, (_, at) => whole.slice(at, at + 4))
}
