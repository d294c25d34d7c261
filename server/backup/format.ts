import { createHash } from 'node:crypto'
import { z } from 'zod'

/** Raised when a program that knows an older number could no longer read what we write. */
export const format = 1

export const product = 'zaguan'

/** The first piece of a backup: what follows, and what is needed to read it. */
export const headerSchema = z.object({
  format: z.number(),
  product: z.literal(product),
  version: z.string(),
  madeAt: z.iso.datetime(),
  database: z.enum(['embedded', 'postgres']),
  /** When each change of the database was written that this one has had. */
  migrations: z.array(z.number()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
  photos: z.number(),
  leftOut: z.array(z.string()),
  /** Tables of somebody else that could not be read; absent where there are none. */
  unreadable: z.array(z.string()).optional(),
})

export type Header = z.infer<typeof headerSchema>

const part = z.object({ count: z.number(), bytes: z.number(), sha256: z.string() })

/** The last piece: how much of everything there was, and its SHA-256. */
export const contentsSchema = z.object({
  tables: z.record(z.string(), part),
  photos: part,
  /** Photos of which the store had no file when the backup was made. */
  missingPhotos: z.array(z.string()),
  missingPhotosCount: z.number(),
  files: z.record(z.string(), part),
})

export type Contents = z.infer<typeof contentsSchema>

export const names = {
  header: 'backup.json',
  contents: 'contents.json',
  tablePart: (table: string, part: number) => `tables/${table}/${numbered(part)}.jsonl`,
  filePart: (path: string, part: number) => `files/${path}/${numbered(part)}`,
  photo: (file: string) => `photos/${file}`,
}

function numbered(part: number) {
  return String(part).padStart(6, '0')
}

/** What a piece is, by its name. */
export function readName(name: string) {
  const [, folder, rest = ''] = /^(tables|photos|files)\/(.+)$/.exec(name) ?? []
  if (folder === 'tables') return { kind: 'rows' as const, of: rest.replace(/\/\d+\.jsonl$/, '') }
  if (folder === 'files') return { kind: 'file' as const, of: rest.replace(/\/\d+$/, '') }
  if (folder === 'photos') return { kind: 'photo' as const, of: rest }
  if (name === names.contents) return { kind: 'contents' as const, of: name }
  return { kind: 'unknown' as const, of: name }
}

/** A named piece of a backup, small enough to be held in memory. */
export type Entry = { name: string; bytes: Uint8Array }

export function textEntry(name: string, text: string): Entry {
  return { name, bytes: Buffer.from(text) }
}

/** Tables whose rows mean nothing in another place or at another time; every other table of the database is in a backup. */
export const leftOut: ReadonlySet<string> = new Set([
  // A session that was ended after the backup must not come back to life: everybody signs in again.
  'session',
  // Links and codes that were mailed; one that was used or taken back since would work once more.
  'verification',
  'email_changes',
  'rate_limit',
  'request_limits',
  'job_leases',
  // Files that live a day; they are made again from what is in the backup.
  'data_exports',
])

export type Tally = ReturnType<typeof openTally>

/** Counts and sums up what passes. */
export function openTally() {
  const hash = createHash('sha256')
  const sum = { count: 0, bytes: 0 }
  return {
    add(bytes: Uint8Array | string, count = 1) {
      hash.update(bytes)
      sum.count += count
      sum.bytes += Buffer.byteLength(bytes)
    },
    total: () => ({ ...sum, sha256: hash.copy().digest('hex') }),
  }
}

/** What is summed up for each photo's file. */
export function photoLine(name: string, bytes: Uint8Array) {
  return `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`
}

/** What keeps a backup or a restore from being done and a person can mend: the message is the whole sentence. */
export class BackupProblem extends Error {
  override name = 'BackupProblem'
}

export function damaged(what: string) {
  return new BackupProblem(`The backup is damaged: ${what}. Nothing was changed.`)
}

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

type Bytes = AsyncIterable<Uint8Array>

/** Reads a stream in pieces of a wanted length; undefined when it ends before. */
export function readExactly(stream: Bytes) {
  const chunks = stream[Symbol.asyncIterator]()
  const waiting: Uint8Array[] = []
  let length = 0

  const more = async () => {
    const { value, done } = await chunks.next()
    if (done) return false
    waiting.push(value)
    length += value.length
    return true
  }

  return {
    async take(bytes: number): Promise<Buffer | undefined> {
      while (length < bytes) if (!(await more())) return undefined
      const [first] = waiting
      const all = waiting.length === 1 && first ? asBuffer(first) : Buffer.concat(waiting)
      waiting.length = 0
      waiting.push(all.subarray(bytes))
      length -= bytes
      return all.subarray(0, bytes)
    },
    /** What is left of one that has ended. */
    rest: () => Buffer.concat(waiting),
    async drain() {
      while (await more()) waiting.length = 0
    },
    /** So that what feeds the stream can let go of it. */
    close: async () => void (await chunks.return?.()),
  }
}

function asBuffer({ buffer, byteOffset, length }: Uint8Array) {
  return Buffer.from(buffer, byteOffset, length)
}

/** The first bytes of a stream (fewer when it is shorter), and the stream as if it had not been looked at. */
export async function peek(stream: Bytes, bytes: number) {
  const chunks = stream[Symbol.asyncIterator]()
  const seen: Uint8Array[] = []
  let length = 0
  while (length < bytes) {
    const { value, done } = await chunks.next()
    if (done) break
    seen.push(value)
    length += value.length
  }
  return { start: Buffer.concat(seen).subarray(0, bytes), whole: chained(seen, chunks) }
}

/** Not a generator: one that never began would not let go of what feeds it. */
function chained(
  seen: Uint8Array[],
  rest: AsyncIterator<Uint8Array>,
): AsyncIterableIterator<Uint8Array> {
  return {
    [Symbol.asyncIterator]() {
      return this
    },
    async next() {
      const value = seen.shift()
      return value ? { value, done: false } : rest.next()
    },
    async return() {
      await rest.return?.()
      return { value: undefined, done: true }
    },
  }
}
