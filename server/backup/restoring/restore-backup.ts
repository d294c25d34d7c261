import type { Pool } from 'pg'
import type { Entry } from '#server/backup/format/entry.ts'
import type { Contents, Header } from '#server/backup/format/layout.ts'
import { fromNewerVersion, type Piece, readBackup } from '#server/backup/format/read-backup.ts'
import { damaged } from '#server/backup/problem.ts'
import type { Log } from '#server/db/database.ts'
import type { Migration } from '#server/db/migrations-folder.ts'
import type { KeptFiles } from './load-files.ts'
import { openPhotoLoading, type PhotoPlace } from './load-photos.ts'
import { type Loading, openLoading } from './load-tables.ts'

export type Watch = (piece: Piece) => void

export type Summary = { header: Header; contents: Contents }

/** Reads a backup through without touching anything. */
export async function checkBackup(
  entries: AsyncIterable<Entry>,
  { migrations, watch }: { migrations: Migration[]; watch: Watch },
): Promise<Summary> {
  let header: Header | undefined
  let contents: Contents | undefined
  for await (const piece of readBackup(entries)) {
    if (piece.kind === 'header') header = piece.header
    if (piece.kind === 'contents') contents = piece.contents
    watch(piece)
  }
  if (!header || !contents) throw damaged('it is empty')
  if (!isKnown(header, migrations)) throw fromNewerVersion()
  return { header, contents }
}

/** Only a newer version has changes of the database that this one does not know. */
function isKnown({ migrations: needed }: Header, migrations: Migration[]) {
  const known = new Set(migrations.map(({ writtenAt }) => writtenAt))
  return needed.every((writtenAt) => known.has(writtenAt))
}

export type Target = {
  pool: Pool
  photos: PhotoPlace
  files: KeptFiles
}

type Restoring = { migrations: Migration[]; watch: Watch; log: Log }

/** Fills an empty place with a backup that was read through before; the database counts only when everything is there. */
export async function restoreBackup(
  { pool, photos, files }: Target,
  entries: AsyncIterable<Entry>,
  { migrations, watch, log }: Restoring,
) {
  const client = await pool.connect()
  const loading = openPhotoLoading(photos)
  let isDone = false
  try {
    await client.query('begin')
    let tables: Loading | undefined
    for await (const piece of readBackup(entries)) {
      if (piece.kind === 'header') {
        tables = await openLoading({ client, header: piece.header, migrations, log })
        for (const name of tables.strangers) log(`${name} is no table of this product: left aside.`)
      }
      if (piece.kind === 'rows') await tables?.add(piece.table, piece.rows)
      if (piece.kind === 'photo') await loading.add(piece)
      if (piece.kind === 'file') files.add(piece.path, piece.bytes)
      if (piece.kind === 'contents') {
        await loading.finish()
        files.flush()
        await tables?.finish(piece.contents)
      }
      watch(piece)
    }
    await client.query('commit')
    isDone = true
  } finally {
    await loading.settled()
    client.release(!isDone)
  }
}
