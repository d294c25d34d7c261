import { Refusal } from '#domain/messages/refusals.ts'

/** The letters of a text file, in whichever of the usual encodings: by its mark, else UTF-8, else what Windows wrote before. */
export function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder(encodingOf(bytes)).decode(bytes)
  if (looksBinary(text)) throw new Refusal('file_unknown')
  return text
}

function encodingOf(bytes: Uint8Array) {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const start = bytes.subarray(0, 1000)
  if (zerosAt(start, 1) > start.length / 8) return 'utf-16le'
  if (zerosAt(start, 0) > start.length / 8) return 'utf-16be'
  return isUtf8(bytes) ? 'utf-8' : 'windows-1252'
}

function zerosAt(bytes: Uint8Array, offset: 0 | 1) {
  return bytes.reduce((sum, byte, at) => (byte === 0 && at % 2 === offset ? sum + 1 : sum), 0)
}

function isUtf8(bytes: Uint8Array) {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/** Pictures, sounds and archives are full of letters that nobody types. */
function looksBinary(text: string) {
  const start = text.slice(0, 4000)
  let strange = 0
  for (let at = 0; at < start.length; at += 1) {
    const code = start.charCodeAt(at)
    if (code === 0) return true
    if ((code < 32 && code !== 9 && code !== 10 && code !== 12 && code !== 13) || code === 0xfffd)
      strange += 1
  }
  return strange > 2 + start.length / 100
}
