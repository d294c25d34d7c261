// No vowels, so no words by accident; of signs that look alike (0 O D, 1 I L, 2 Z, 5 S, 8 B, 6 G, U V) none, or one.
const alphabet = '34679CDFHJKMNPRTVWXY'

const half = 4

/** A byte for each letter: nobody has to be kept from guessing one, so none need be thrown away. */
export const errorCodeRandomBytes = 2 * half

/** The name of one request, short enough to be read out on the telephone: `K7M3-9CWT`. */
export function errorCodeFrom(randomBytes: Uint8Array): string {
  if (randomBytes.length < errorCodeRandomBytes) throw new RangeError('too few random bytes')
  const letters = Array.from(randomBytes, (byte) => alphabet.charAt(byte % alphabet.length))
  return `${letters.slice(0, half).join('')}-${letters.slice(half, 2 * half).join('')}`
}

/** A code as a person types or pastes it, in the one way it is written down; undefined when it can be none. */
export function findErrorCode(typed: string): string | undefined {
  const letters = typed.toUpperCase().replace(/[\s.–—-]/g, '')
  const isCode = letters.length === 2 * half && [...letters].every((one) => alphabet.includes(one))
  return isCode ? `${letters.slice(0, half)}-${letters.slice(half)}` : undefined
}
