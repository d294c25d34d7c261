/** A word as it stands in a text: in small letters without accents, and from which letter to which. */
export type Token = { word: string; start: number; end: number }

const wordShape = /[\p{L}\p{N}'’]+/gu

/** The words of a text in their order. */
export function tokensOf(text: string, from = 0): Token[] {
  return Array.from(text.matchAll(wordShape), (found) => ({
    word: fold(found[0]),
    start: from + found.index,
    end: from + found.index + found[0].length,
  }))
}

/** A text in small letters without accents and apostrophes. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
}
