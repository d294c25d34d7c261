import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { crc32 } from 'node:zlib'
import { HTTPException } from 'hono/http-exception'
import {
  type Entry,
  fromFdPromise,
  getFileNameLowLevel,
  validateFileName,
  type ZipFile,
} from 'yauzl'
import {
  guideZipMaxBytes,
  guideZipMostEntries as mostEntries,
} from '#domain/guide/exports/guide-zip.ts'
import { Refusal } from '#domain/messages/refusals.ts'

/** Text packs to a twentieth; what packs to less than this is made to hurt. */
const mostTimesSmaller = 200
const smallBytes = 1024 * 1024

/** Of all files together, as they say themselves; only those that a guide names are ever unpacked. */
const mostUnpackedBytes = 1024 ** 3

export type OpenedZip = {
  names: ReadonlySet<string>
  /** Never more than `mostBytes`, whatever the zip says of itself. */
  read: (name: string, mostBytes: number) => Promise<Buffer>
}

/** Opens a zip that somebody else made, or refuses it; nothing is unpacked before it is asked for, and nothing to disk. */
export async function withOpenZip<Result>(
  file: FileHandle,
  work: (zip: OpenedZip) => Promise<Result>,
): Promise<Result> {
  const options = { autoClose: false, decodeStrings: false, strictFileNames: true }
  // Not closed here: whoever opened the file closes it.
  const zip = await fromFdPromise(file.fd, options).catch((error) => {
    // The reader finds the end of a zip by the length of the comment that is said to close it.
    const goesOn = error instanceof Error && error.message.startsWith('Invalid comment length.')
    throw new Refusal(goesOn ? 'import_goes_on' : 'import_damaged')
  })
  const entries = await listEntries(zip)
  return work({
    names: new Set(entries.keys()),
    read: (name, mostBytes) => read(zip, { entry: entries.get(name), mostBytes }),
  })
}

async function listEntries(zip: ZipFile) {
  if (zip.entryCount > mostEntries) throw tooMany()
  const found: Entry[] = []
  const listing = zip.eachEntry()
  for (;;) {
    const { done, value } = await listing.next().catch(damaged)
    if (done) break
    found.push(value)
    if (found.length > mostEntries) throw tooMany()
  }
  assertSizes(found)
  assertApart(found)
  const entries = new Map<string, Entry>()
  for (const entry of found) {
    const { generalPurposeBitFlag, fileNameRaw, extraFields, externalFileAttributes } = entry
    const name = getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true)
    const leadsElsewhere = ((externalFileAttributes >>> 16) & fileKind) === link
    const isUnsafe = name.includes('\u0000') || validateFileName(name) || leadsElsewhere
    if (isUnsafe || entries.has(name)) throw new Refusal('import_unsafe_names')
    entries.set(name, entry)
  }
  return entries
}

function tooMany() {
  return new Refusal('import_too_many_files', { values: { max: mostEntries } })
}

function assertSizes(entries: readonly Entry[]) {
  const isBomb = ({ uncompressedSize, compressedSize }: Entry) =>
    uncompressedSize > smallBytes && uncompressedSize > compressedSize * mostTimesSmaller
  const bytes = entries.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0)
  if (bytes > mostUnpackedBytes || entries.some(isBomb))
    throw new Refusal('import_unpacks_too_large')
}

/** A zip of kilobytes whose files are all the same bytes would have them worked on over and over. */
function assertApart(entries: readonly Entry[]) {
  const inOrder = entries.toSorted((one, other) => startOf(one) - startOf(other))
  let free = 0
  for (const entry of inOrder) {
    if (startOf(entry) < free) damaged()
    free = startOf(entry) + localHeaderBytes + entry.fileNameRaw.length + entry.compressedSize
  }
}

const localHeaderBytes = 30

function startOf({ relativeOffsetOfLocalHeader }: Entry) {
  return relativeOffsetOfLocalHeader
}

const fileKind = 0o170000
const link = 0o120000

type Reading = { entry: Entry | undefined; mostBytes: number }

async function read(zip: ZipFile, { entry, mostBytes }: Reading) {
  if (!entry) throw new Refusal('import_no_guide')
  if (entry.isEncrypted()) throw new Refusal('import_encrypted')
  if (!entry.canDecodeFileData()) throw new Refusal('import_damaged')
  if (entry.uncompressedSize > mostBytes) throw new Refusal('import_unpacks_too_large')
  const stream = await zip.openReadStreamPromise(entry).catch(damaged)
  // The reader breaks off what grows beyond the size its entry says.
  const bytes = Buffer.concat(await stream.toArray().catch(damaged))
  return crc32(bytes) === entry.crc32 ? bytes : damaged()
}

/** Whatever the reader stumbles over, its words are not for people. */
function damaged(): never {
  throw new Refusal('import_damaged')
}

type Body = ReadableStream<Uint8Array> | null

/** A zip is read from its end: it waits in a file, for as long as the work takes, and never whole in memory. */
export async function withReceivedZip<Result>(
  body: Body,
  work: (zip: FileHandle) => Promise<Result>,
) {
  const zip = await openNameless()
  try {
    await zip.writeFile(within(body))
    return await work(zip)
  } finally {
    await zip.close()
  }
}

/** A file that nothing leads to any more: it ends with its process, however that ends. */
async function openNameless() {
  const folder = await mkdtemp(path.join(tmpdir(), 'zaguan-import-'))
  try {
    return await open(path.join(folder, 'guide.zip'), 'wx+')
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function* within(body: Body) {
  let bytes = 0
  try {
    for await (const piece of body ?? []) {
      bytes += piece.length
      if (bytes > guideZipMaxBytes) {
        throw new Refusal('import_too_large', { values: { max: guideZipMaxBytes / 1024 ** 2 } })
      }
      yield piece
    }
  } catch (error) {
    // What is no refusal of ours: whoever was sending has gone.
    throw error instanceof Refusal ? error : new HTTPException(400)
  }
}
