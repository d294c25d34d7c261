import { pipeline, Readable, type Transform } from 'node:stream'
import { ReadableStream as NodesStream } from 'node:stream/web'
import { constants, createGunzip, createGzip } from 'node:zlib'
import { Decrypter, Encrypter, identityToRecipient } from 'age-encryption'
import { codeOf } from '#server/db/startup-error.ts'
import {
  BackupProblem,
  type Contents,
  contentsSchema,
  damaged,
  type Entry,
  format,
  type Header,
  headerSchema,
  names,
  openTally,
  packTar,
  peek,
  photoLine,
  readName,
  type Tally,
  unpackTar,
} from './format.ts'
import type { Row } from './tables.ts'

type Bytes = AsyncIterable<Uint8Array>

/** The pieces as they lie in a file. */
export function toFile(entries: AsyncIterable<Entry>, key: string | undefined): Bytes {
  // Lightly: most of a backup are photos, which do not get any smaller.
  const packed = through(packTar(entries), createGzip({ level: constants.Z_BEST_SPEED }))
  return key ? encrypt(packed, key) : packed
}

export function fromFile(bytes: Bytes, key: string | undefined) {
  return unpackTar(decompress(decryptIfNeeded(bytes, key)))
}

export type Piece =
  | { kind: 'header'; header: Header }
  | { kind: 'rows'; table: string; rows: Row[] }
  | { kind: 'photo'; name: string; bytes: Uint8Array }
  | { kind: 'file'; path: string; bytes: Uint8Array }
  | { kind: 'contents'; contents: Contents }

/** Reads a backup through; what it gives out is whole only once the contents have come, which were checked by then. */
export async function* readBackup(entries: AsyncIterable<Entry>): AsyncGenerator<Piece> {
  let header: Header | undefined
  let isWhole = false
  let isNewer = false
  const tallies = openTallies()
  for await (const entry of entries) {
    // To its end all the same: what looks newer may be damage, and that is found there.
    if (isNewer) continue
    if (isWhole) throw damaged('something follows its end')
    if (!header) {
      if (entry.name !== names.header) throw notOurs()
      const written = readJson(entry.bytes)
      isNewer = Number(Object(written).format) > format
      if (isNewer) continue
      const { success, data } = headerSchema.safeParse(written)
      if (!success) throw damaged('its heading cannot be read')
      header = data
      yield { kind: 'header', header }
      continue
    }
    const piece = readPiece(entry, header)
    if (piece.kind === 'contents') {
      tallies.compare(piece.contents, header)
      isWhole = true
    } else tallies.add(piece, entry.bytes)
    yield piece
  }
  if (isNewer) throw fromNewerVersion()
  if (!isWhole) throw damaged('it ends too early')
}

export function fromNewerVersion() {
  return new BackupProblem(
    'The backup was made by a newer version of this program. Restore it with that version. Nothing was changed.',
  )
}

function notOurs() {
  return new BackupProblem('The file is not a backup of this product.')
}

function readPiece({ name, bytes }: Entry, header: Header) {
  const { kind, of } = readName(name)
  if (kind === 'rows') return { kind, table: of, rows: readLines(bytes, of, header) }
  if (kind === 'photo') return { kind, name: of, bytes }
  if (kind === 'file') return { kind, path: of, bytes }
  if (kind === 'contents') {
    const contents = contentsSchema.safeParse(readJson(bytes))
    if (!contents.success) throw damaged('its list of contents cannot be read')
    return { kind, contents: contents.data }
  }
  throw damaged(`it holds ${JSON.stringify(of)}, which is no part of a backup`)
}

function readLines(bytes: Uint8Array, table: string, header: Header): Row[] {
  const columns = header.tables.find(({ name }) => name === table)?.columns.length
  const lines = Buffer.from(bytes).toString().split('\n').slice(0, -1)
  return lines.map((line) => {
    const row = readJson(Buffer.from(line))
    if (isRow(row) && row.length === columns) return row
    throw damaged(`a row of ${table} cannot be read`)
  })
}

function isRow(row: unknown): row is Row {
  return Array.isArray(row) && row.every((value) => value === null || typeof value === 'string')
}

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(Buffer.from(bytes).toString())
  } catch {
    throw damaged('a part of it is not what was written')
  }
}

function openTallies() {
  const tables = new Map<string, Tally>()
  const files = new Map<string, Tally>()
  const photos = openTally()
  let photoBytes = 0
  return {
    add(piece: Exclude<Piece, { kind: 'header' | 'contents' }>, bytes: Uint8Array) {
      if (piece.kind === 'rows') tallyOf(tables, piece.table).add(bytes, piece.rows.length)
      if (piece.kind === 'file') tallyOf(files, piece.path).add(bytes)
      if (piece.kind !== 'photo') return
      photos.add(photoLine(piece.name, bytes))
      photoBytes += bytes.length
    },
    /** Throws unless exactly what was counted when the backup was made has come by. */
    compare(contents: Contents, header: Header) {
      for (const { name } of header.tables)
        assertSame(name, tallyOf(tables, name), contents.tables[name])
      for (const path of new Set([...files.keys(), ...Object.keys(contents.files)])) {
        assertSame(path, tallyOf(files, path), contents.files[path])
      }
      const { photos: written } = contents
      const read = { ...photos.total(), bytes: photoBytes }
      if (JSON.stringify(read) !== JSON.stringify(written))
        throw damaged('the photos are not those that were written')
    },
  }
}

function tallyOf(tallies: Map<string, Tally>, name: string) {
  const tally = tallies.get(name) ?? openTally()
  tallies.set(name, tally)
  return tally
}

function assertSame(name: string, tally: Tally, written: object | undefined) {
  if (JSON.stringify(tally.total()) !== JSON.stringify(written)) {
    throw damaged(`${name} is not what was written`)
  }
}

/** The same pieces, each of them read as a restore would read it before it goes on. */
export async function* verified(entries: AsyncIterable<Entry>, see: (piece: Piece) => void) {
  const read: Entry[] = []
  const tapped = async function* () {
    for await (const entry of entries) {
      read.push(entry)
      yield entry
    }
  }
  for await (const piece of readBackup(tapped())) {
    see(piece)
    yield* read.splice(0)
  }
}

const gzipMark = Buffer.from([0x1f, 0x8b])

async function* decompress(bytes: Bytes): AsyncGenerator<Uint8Array> {
  const { start, whole } = await peek(bytes, gzipMark.length)
  if (!start.equals(gzipMark)) throw notOurs()
  try {
    yield* through(whole, createGunzip())
  } catch (error) {
    const code = codeOf(error)
    if (code === 'Z_BUF_ERROR') throw damaged('it ends too early')
    if (code?.startsWith('Z_')) throw damaged('its content cannot be unpacked')
    throw error
  }
}

/** What fails before the transform, or in it, is thrown to whoever reads behind it. */
function through(bytes: Bytes, transform: Transform): Bytes {
  return pipeline(Readable.from(bytes, { objectMode: false }), transform, () => {})
}

const ageMark = Buffer.from('age-encryption.org/')
/** The passphrase is long (`settings.ts` sees to it): a guess may be cheap, so that no request waits while a key is made. */
const passphraseWork = 15

const isIdentity = (key: string) => key.startsWith('AGE-SECRET-KEY-')
const isRecipient = (key: string) => key.startsWith('age1')

/** Whether this could be a key at all: asked before anything is read or written. */
export function isUsableKey(key: string) {
  try {
    if (isIdentity(key)) new Decrypter().addIdentity(key)
    else if (isRecipient(key)) new Encrypter().addRecipient(key)
    return true
  } catch {
    return false
  }
}

/** In the format of age (age-encryption.org): its own tools can open the file too. */
async function* encrypt(bytes: Bytes, key: string): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter()
  if (isIdentity(key)) encrypter.addRecipient(await identityToRecipient(key))
  else if (isRecipient(key)) encrypter.addRecipient(key)
  else {
    encrypter.setPassphrase(key)
    encrypter.setScryptWorkFactor(passphraseWork)
  }
  yield* await encrypter.encrypt(asWeb(bytes))
}

/** Decrypts what is encrypted; the rest passes as it is. */
async function* decryptIfNeeded(bytes: Bytes, key: string | undefined): AsyncGenerator<Uint8Array> {
  const { start, whole } = await peek(bytes, ageMark.length)
  yield* start.equals(ageMark) ? decrypt(whole, key) : whole
}

async function* decrypt(bytes: Bytes, key: string | undefined) {
  const clear = await decrypterFor(key)
    .decrypt(asWeb(bytes))
    .catch((error: Error) => {
      throw /no identity matched/.test(error.message) ? otherKey : damaged('its heading is broken')
    })
  try {
    yield* clear
  } catch (error) {
    const isOfTheSystem = error instanceof Error && 'syscall' in error
    if (error instanceof BackupProblem || isOfTheSystem) throw error
    throw damaged('it was changed or cut short after it was encrypted')
  }
}

function decrypterFor(key: string | undefined) {
  if (!key)
    throw new BackupProblem('The file is encrypted: set BACKUP_KEY to the key it was made with.')
  if (isRecipient(key)) {
    throw new BackupProblem(
      'The file is encrypted, and BACKUP_KEY is the public half: set it to the AGE-SECRET-KEY-… that belongs to it.',
    )
  }
  const decrypter = new Decrypter()
  if (isIdentity(key)) decrypter.addIdentity(key)
  else decrypter.addPassphrase(key)
  return decrypter
}

const otherKey = new BackupProblem(
  'The file is encrypted with another key than BACKUP_KEY. Nothing was changed.',
)

/** True because Node's class is the global one, whose types do not know `from`; it reads no further ahead than it is asked. */
function asWeb(bytes: Bytes) {
  return NodesStream.from(bytes) as ReadableStream<Uint8Array>
}
