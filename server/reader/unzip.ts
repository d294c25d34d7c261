import { constants, inflateRawSync } from 'node:zlib'
import { Refusal } from '#domain/messages/refusals.ts'

const mostEntries = 5_000
const mostBytes = 30 * 1024 ** 2
const endBytes = 22
const headBytes = 46

type Entry = { name: string; flags: number; method: number; size: number; at: number }

export function hasEntry(zip: Buffer, name: string): boolean {
  try {
    return entriesOf(zip).some((entry) => entry.name === name)
  } catch {
    return false
  }
}

/** One file of an archive, or undefined; never more than a document can need, whatever the archive says of itself. */
export function readEntry(zip: Buffer, name: string): Buffer | undefined {
  const entry = entriesOf(zip).find((each) => each.name === name)
  if (!entry) return undefined
  if ((entry.flags & 1) !== 0) throw new Refusal('file_with_password')
  if (entry.at + 30 > zip.length) throw new Refusal('file_damaged')
  const start = entry.at + 30 + zip.readUInt16LE(entry.at + 26) + zip.readUInt16LE(entry.at + 28)
  const packed = zip.subarray(start, start + entry.size)
  if (entry.method === 0) return packed
  if (entry.method !== 8) throw new Refusal('file_damaged')
  return inflate(packed)
}

function inflate(packed: Buffer) {
  try {
    return inflateRawSync(packed, { maxOutputLength: mostBytes, finishFlush: constants.Z_FINISH })
  } catch (error) {
    const isBomb = error instanceof RangeError
    throw new Refusal(isBomb ? 'file_too_much' : 'file_damaged')
  }
}

/** As the list at the end of the archive names them. */
function entriesOf(zip: Buffer): Entry[] {
  const end = zip.lastIndexOf('PK\x05\x06', undefined, 'latin1')
  if (end < 0 || end + endBytes > zip.length) throw new Refusal('file_damaged')
  const count = zip.readUInt16LE(end + 10)
  if (count > mostEntries) throw new Refusal('file_too_much')
  const entries: Entry[] = []
  let at = zip.readUInt32LE(end + 16)
  for (let left = count; left > 0; left -= 1) {
    if (at + headBytes > zip.length || zip.readUInt32LE(at) !== 0x02014b50) {
      throw new Refusal('file_damaged')
    }
    const nameBytes = zip.readUInt16LE(at + 28)
    entries.push({
      name: zip.toString('utf8', at + headBytes, at + headBytes + nameBytes),
      flags: zip.readUInt16LE(at + 8),
      method: zip.readUInt16LE(at + 10),
      size: zip.readUInt32LE(at + 20),
      at: zip.readUInt32LE(at + 42),
    })
    at += headBytes + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32)
  }
  return entries
}
