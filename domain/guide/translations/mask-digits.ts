const anyMask = /⟦\s*([A-Z]+)\s*⟧/g

/** A text without its numbers and addresses, and the way back. */
export type Masked = { text: string; values: readonly string[] }

/** Undefined for a text that looks masked already: it could not be told apart afterwards. */
export function maskDigits(text: string): Masked | undefined {
  if (/[⟦⟧]/.test(text)) return undefined
  const values: string[] = []
  const mask = (value: string) => {
    values.push(value)
    return `⟦${nameOf(values.length - 1)}⟧`
  }
  // Addresses, and every run of digits: the same in every language, and no business of a translator.
  const masked = text.replace(/\S+/g, (word) =>
    /@|:\/\//.test(word) ? mask(word) : word.replace(/\p{Nd}+/gu, mask),
  )
  return { text: masked, values }
}

/** The translated text with everything back in its place; undefined when not every mask came back, once each. */
export function unmaskDigits(translated: string, { values }: Masked): string | undefined {
  const seen = new Set<string>()
  let isWhole = true
  const text = translated.replace(anyMask, (_, name: string) => {
    const value = values[numberOf(name)]
    if (value === undefined || seen.has(name)) isWhole = false
    seen.add(name)
    return value ?? ''
  })
  return isWhole && seen.size === values.length && !/[⟦⟧]/.test(text) ? text : undefined
}

/** Letters alone: a digit in the name would be what is hidden. */
function nameOf(number: number): string {
  const last = String.fromCharCode(65 + (number % 26))
  return number < 26 ? last : nameOf(Math.floor(number / 26) - 1) + last
}

function numberOf(name: string): number {
  return [...name].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}
