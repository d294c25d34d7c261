// No vowels, so no words by accident; none of 0 o 1 i l, which are read for one another.
const alphabet = '23456789bcdfghjkmnpqrstvwxyz'

export const shortCodeLength = 8

/** Enough chance for eight letters, with many to spare for those that are thrown away. */
export const shortCodeRandomBytes = 32

export const sampleShortCode = 'muestra'

/** Makes a code out of chance; bytes that would favour some letters are skipped. */
export function shortCodeFrom(randomBytes: Uint8Array): string {
  const fairBytes = Math.floor(256 / alphabet.length) * alphabet.length
  const letters = Array.from(randomBytes)
    .filter((byte) => byte < fairBytes)
    .slice(0, shortCodeLength)
    .map((byte) => alphabet.charAt(byte % alphabet.length))
  if (letters.length < shortCodeLength) throw new RangeError('not enough random bytes for a code')
  return letters.join('')
}

/** A code as an address or a person gives it, in the one way it is kept; undefined when it can be none. */
export function findShortCode(typed: string): string | undefined {
  const code = typed.trim().toLowerCase()
  return /^[a-z0-9]{4,32}$/.test(code) ? code : undefined
}

/** A code as somebody sends it: by itself, with spaces in it, or in a link. */
export function codeIn(typed: string): string | undefined {
  const inLink = /\/g\/([^/?#\s]+)/.exec(typed)?.[1]
  return findShortCode(inLink ?? typed.replace(/\s/g, ''))
}

export function isReservedShortCode(code: string): boolean {
  return code === sampleShortCode
}
