import { randomUUID } from 'node:crypto'
import { type FileHandle, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Pool, PoolClient } from 'pg'
import { migrationLock, readApplied } from '#server/db/migrate.ts'
import { codeOf } from '#server/db/startup-error.ts'
import { holdPhotos } from '#server/photos/photo-use.ts'
import { type PhotoStore, photoFileNames, photoNameOf } from '#server/photos/store.ts'
import {
  BackupProblem,
  type Contents,
  type Entry,
  format,
  type Header,
  leftOut,
  names,
  openTally,
  photoLine,
  product,
  textEntry,
} from './format.ts'
import { keptFiles, readKeptFile } from './kept-files.ts'
import { exactly, lineOf, listTables, ours, readRows, type Table } from './tables.ts'

export type Source = {
  pool: Pool
  kind: Header['database']
  dataDir: string
  /** Where a file as large as the tables may lie for a while. */
  spoolFolder: string
  store: Pick<PhotoStore, 'find'>
  version: string
  now: () => Date
  /** Told what a person should look at, though the backup is whole. */
  warn?: (sentence: string) => void
}

const readAtOnce = 8
const missingNamed = 20

/** One consistent copy of everything, piece by piece, while the product goes on working. */
export async function* makeBackup(source: Source): AsyncGenerator<Entry> {
  const madeAt = source.now()
  const letGo = await holdPhotos(source.pool)
  try {
    const snapshot = await takeSnapshot(source.pool, source.spoolFolder)
    try {
      yield* piecesOf(source, snapshot, madeAt)
    } finally {
      await snapshot.spool.close()
    }
  } finally {
    await letGo()
  }
}

async function* piecesOf(source: Source, snapshot: Snapshot, madeAt: Date) {
  const { tables, unreadable, migrations, spool } = snapshot
  if (migrations.length === 0) {
    throw new BackupProblem('There is nothing to back up: this database was never started with.')
  }
  const header: Header = {
    format,
    product,
    version: source.version,
    madeAt: madeAt.toISOString(),
    database: source.kind,
    migrations,
    tables: tables.map(({ name, columns }) => ({
      name,
      columns: columns.map((column) => column.name),
      rows: spool.rowsOf(name),
    })),
    photos: spool.rowsOf(photoPaths),
    leftOut: [...leftOut],
    ...(unreadable.length > 0 && { unreadable }),
  }
  yield textEntry(names.header, JSON.stringify(header, null, 2))
  const tableParts = yield* tableEntries(snapshot)
  const photoParts = yield* photoEntries(source, snapshot)
  const files = yield* fileEntries(source)
  const contents: Contents = { tables: tableParts, ...photoParts, files }
  for (const sentence of warningsOf({ header, contents })) source.warn?.(sentence)
  yield textEntry(names.contents, JSON.stringify(contents, null, 2))
}

export function warningsOf({ header, contents }: { header: Header; contents: Contents }) {
  const { photos, unreadable = [] } = header
  const warnings = unreadable.map(
    (name) =>
      `The table ${name} may not be read by the role of the product: it is not in the backup.`,
  )
  if (photos > 0 && contents.missingPhotosCount === photos) {
    warnings.push(
      'None of the photos has a file in the photo store: is PHOTOS the store that the product uses?',
    )
  }
  return warnings
}

async function* tableEntries({ tables, spool }: Snapshot) {
  const contents: Contents['tables'] = {}
  for (const { name } of tables) {
    const tally = openTally()
    let part = 0
    for await (const bytes of spool.parts(name)) {
      part += 1
      tally.add(bytes, 0)
      yield { name: names.tablePart(name, part), bytes }
    }
    contents[name] = { ...tally.total(), count: spool.rowsOf(name) }
  }
  return contents
}

async function* photoEntries({ store }: Source, { spool }: Snapshot) {
  const tally = openTally()
  const missing: string[] = []
  let bytesInAll = 0
  let missingPhotosCount = 0
  const readFiles = async (path: string) => {
    const fileNames = photoFileNames(photoNameOf(path))
    const files = await Promise.all(
      fileNames.map(async (name) => ({ name, bytes: await store.find(name) })),
    )
    return { path, files }
  }
  const paths = async function* () {
    for await (const part of spool.parts(photoPaths))
      yield* part.toString().split('\n').slice(0, -1)
  }
  for await (const { path, files } of inOrder(paths(), readFiles)) {
    if (!files[0]?.bytes) {
      missingPhotosCount += 1
      if (missing.length < missingNamed) missing.push(path)
    }
    for (const { name, bytes } of files) {
      if (!bytes) continue
      tally.add(photoLine(name, bytes))
      bytesInAll += bytes.length
      yield { name: names.photo(name), bytes }
    }
  }
  return {
    photos: { ...tally.total(), bytes: bytesInAll },
    missingPhotos: missing,
    missingPhotosCount,
  }
}

async function* fileEntries({ dataDir }: Source) {
  const contents: Contents['files'] = {}
  for (const path of keptFiles) {
    const tally = openTally()
    let part = 0
    for await (const bytes of readKeptFile(dataDir, path)) {
      part += 1
      tally.add(bytes)
      yield { name: names.filePart(path, part), bytes }
    }
    if (part > 0) contents[path] = tally.total()
  }
  return contents
}

/** Does the work for several at once and gives the results in the order of the questions; never more than that ahead. */
async function* inOrder<Item, Result>(
  items: AsyncIterable<Item>,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const running: Promise<Result>[] = []
  try {
    for await (const item of items) {
      const result = work(item)
      // Its failure is thrown when its turn comes; until then nobody listens.
      result.catch(() => {})
      running.push(result)
      if (running.length >= readAtOnce) yield (await running.shift()) as Result
    }
    while (running.length > 0) yield (await running.shift()) as Result
  } finally {
    await Promise.allSettled(running)
  }
}

type Snapshot = Awaited<ReturnType<typeof takeSnapshot>>

/** Names that no table has: what else a snapshot keeps beside the rows. */
const photoPaths = ' photo paths'

/** Every row as it was at one moment, read as fast as the database gives it; no change of the tables comes between. */
async function takeSnapshot(pool: Pool, folder: string) {
  const client = await pool.connect()
  const spool = await openSpool(folder)
  let isDone = false
  try {
    await client.query('select pg_advisory_lock_shared($1)', [migrationLock])
    await client.query('begin isolation level repeatable read read only')
    const snapshot = await readAll(client, spool)
    await client.query('commit')
    await client.query('select pg_advisory_unlock_shared($1)', [migrationLock])
    isDone = true
    return snapshot
  } catch (error) {
    await spool.close()
    throw error
  } finally {
    client.release(!isDone)
  }
}

async function readAll(client: PoolClient, spool: Spool) {
  await client.query(exactly)
  const listed = await listTables(client)
  const isClosed = ({ name, isReadable }: Table) => !isReadable && !ours.has(name)
  // What somebody else keeps beside our tables and lets us not read.
  const unreadable = listed.filter(isClosed).map(({ name }) => name)
  const tables = listed.filter((table) => !isClosed(table))
  const applied = await readApplied(client)
  const migrations = applied.map(({ writtenAt }) => writtenAt).toSorted((one, other) => one - other)
  const linesOf = async function* (table: Table) {
    for await (const rows of readRows(client, table)) yield rows.map(lineOf)
  }
  for (const table of tables) await spool.write(table.name, linesOf(table))
  await spool.write(photoPaths, pathsOf(client, tables))
  return { tables, unreadable, migrations, spool }
}

/** Photos whose files are all there: an upload still on its way has none that count, one being removed none to keep. */
async function* pathsOf(client: PoolClient, tables: Table[]) {
  const table = tables.find(({ name }) => name === 'photos')
  if (!table) return
  const place = (name: string) => table.columns.findIndex((column) => column.name === name)
  for await (const rows of readRows(client, table)) {
    yield rows
      .filter((row) => row[place('state')] === 'stored')
      .map((row) => `${row[place('path')]}\n`)
  }
}

const partBytes = 1024 * 1024

type Section = { start: number; end: number; rows: number }

type Spool = Awaited<ReturnType<typeof openSpool>>

/**
 * A file for what a snapshot of the database holds, so that the snapshot need not wait for whoever reads the backup.
 * It has no name from the start: however the process ends, nothing of it stays.
 */
async function openSpool(folder: string) {
  const path = join(folder, `backup-${randomUUID()}.part`)
  const file = await open(path, 'wx+', 0o600)
  await rm(path, { force: true }).catch(() => {})
  const sections = new Map<string, Section>()
  let end = 0

  return {
    async write(name: string, lines: AsyncIterable<string[]>) {
      const section = { start: end, end, rows: 0 }
      for await (const some of lines) {
        // A disk that is nearly full takes a part and says so by a number only.
        for (let bytes = Buffer.from(some.join('')); bytes.length > 0; ) {
          const { bytesWritten } = await file.write(bytes, 0, null, end).catch((error) => {
            throw codeOf(error) === 'ENOSPC'
              ? new BackupProblem(`${folder} is full: the rows of the backup wait there.`)
              : error
          })
          end += bytesWritten
          bytes = bytes.subarray(bytesWritten)
        }
        section.rows += some.length
      }
      sections.set(name, { ...section, end })
    },
    rowsOf: (name: string) => sections.get(name)?.rows ?? 0,
    /** What was written under a name, in parts of whole lines. */
    parts: (name: string) => partsOf(file, sections.get(name)),
    close: () => file.close(),
  }
}

async function* partsOf(file: FileHandle, section: Section | undefined) {
  if (!section) return
  let rest = Buffer.alloc(0)
  for (let at = section.start; at < section.end; ) {
    const wanted = Math.min(partBytes, section.end - at)
    const { buffer, bytesRead } = await file.read(Buffer.alloc(wanted), 0, wanted, at)
    at += bytesRead
    const seen = Buffer.concat([rest, buffer.subarray(0, bytesRead)])
    const whole = seen.lastIndexOf('\n') + 1
    if (whole > 0) yield seen.subarray(0, whole)
    rest = Buffer.from(seen.subarray(whole))
  }
}
