// Characters that show nothing: spaces of every kind, controls, format marks, and three fillers.
const invisible = /^[\p{Z}\p{Cc}\p{Cf}\u115f\u2800\u3164]*$/u

/** Whether a reader would see nothing at all. */
export function isBlank(text: string): boolean {
  return invisible.test(text)
}

/** Drops what no database stores: the NUL character and halves of surrogate pairs. */
export function cleanText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed()
}

/** The text without its outer spaces, or undefined when a reader would see nothing. */
export function findText(value: unknown): string | undefined {
  return typeof value === 'string' && !isBlank(value) ? value.trim() : undefined
}

// What stands on the letter before it, in whichever form; no language puts nearly as many on one.
const tooManyMarks = /([\p{M}\u0e33\u0eb3\uff9e\uff9f]{30})[\p{M}\u0e33\u0eb3\uff9e\uff9f]+/gu

/** The text in a form of Unicode: a row of marks is put in order in the square of its length, so none is without end. */
export function normalized(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD'): string {
  return text.replace(tooManyMarks, '$1').normalize(form)
}

/** A text in small letters without accents and apostrophes. */
export function fold(text: string): string {
  return normalized(text, 'NFD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
}

/** Whether it stands there by itself: `18` is not said by `Calle 180`. */
export function says(text: string, words: string): boolean {
  let at = text.indexOf(words)
  while (at >= 0) {
    const around = [text[at - 1], text[at + words.length]]
    if (around.every((letter) => letter === undefined || !isPartOfWord.test(letter))) return true
    at = text.indexOf(words, at + 1)
  }
  return false
}

const isPartOfWord = /[\p{L}\p{N}]/u
