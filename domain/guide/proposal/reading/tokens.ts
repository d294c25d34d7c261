/** A word as it stands in a text: in small letters without accents, and from which letter to which. */
export type Token = { word: string; start: number; end: number }

const wordShape = /[\p{L}\p{N}'’]+/gu

/** The words of a text in their order. */
export function tokensOf(text: string, from = 0): Token[] {
  const tokens: Token[] = []
  wordShape.lastIndex = 0
  for (let found = wordShape.exec(text); found; found = wordShape.exec(text)) {
    const [word] = found
    const start = from + found.index
    tokens.push({ word: fold(word), start, end: start + word.length })
  }
  return tokens
}

const plain = /^[\da-z]*$/i

/** A text in small letters without accents and apostrophes. */
export function fold(text: string): string {
  if (plain.test(text)) return text.toLowerCase()
  return text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
}
