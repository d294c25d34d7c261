import { damaged } from '#server/backup/problem.ts'
import type { Entry } from './entry.ts'
import { readExactly } from './read-exactly.ts'

const block = 512
const longestName = 100
/** Larger than any piece we write: a length beyond it is damage, not a reason to take the memory. */
const largestPiece = 256 * 1024 * 1024

/** The pieces as a tar archive (ustar), so that any tar can look into a backup. */
export async function* packTar(entries: AsyncIterable<Entry>): AsyncGenerator<Uint8Array> {
  for await (const { name, bytes } of entries) {
    yield headerOf(name, bytes.length)
    yield bytes
    const rest = bytes.length % block
    if (rest > 0) yield Buffer.alloc(block - rest)
  }
  yield Buffer.alloc(2 * block)
}

export async function* unpackTar(stream: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const source = readExactly(stream)
  try {
    for (;;) {
      const header = await source.take(block)
      if (!header) throw damaged('it ends too early')
      if (header.every((byte) => byte === 0)) break
      const { name, size } = readHeader(header)
      const bytes = await source.take(Math.ceil(size / block) * block)
      if (!bytes) throw damaged('it ends too early')
      yield { name, bytes: bytes.subarray(0, size) }
    }
    // To its end: what compresses and encrypts has its own checks there.
    await source.drain()
  } finally {
    await source.close()
  }
}

function headerOf(name: string, size: number) {
  if (Buffer.byteLength(name) > longestName) throw new Error(`${name} is too long a name`)
  const header = Buffer.alloc(block)
  header.write(name, 0)
  header.write('0000600\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  header.write(`${size.toString(8).padStart(11, '0')}\0`, 124)
  header.write('00000000000\0', 136)
  header.write('        0', 148)
  header.write('ustar\x0000', 257)
  header.write(`${sumOf(header).toString(8).padStart(6, '0')}\0 `, 148)
  return header
}

function readHeader(header: Buffer) {
  const field = (at: number, length: number) =>
    header.toString('utf8', at, at + length).replace(/\0.*$/s, '')
  const sum = Number.parseInt(field(148, 8), 8)
  const size = Number.parseInt(field(124, 12), 8)
  const blank = Buffer.from(header).fill(' ', 148, 156)
  if (sumOf(blank) !== sum || !(size >= 0 && size <= largestPiece)) {
    throw damaged('what should be a heading is not one')
  }
  return { name: field(0, longestName), size }
}

function sumOf(header: Buffer) {
  return header.reduce((sum, byte) => sum + byte, 0)
}
