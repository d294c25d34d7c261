/** `npm run backup`: one file with everything. `npm run backup -- --check FILE`: a file read through. */
import { existsSync } from 'node:fs'
import { BackupProblem, type Contents, type Entry, type Header } from './backup/format.ts'
import { fileNameAt, writeWhole } from './backup/places.ts'
import { toFile, verified } from './backup/read.ts'
import { checkBackup } from './backup/restore.ts'
import { openBackupPlace } from './backups.ts'
import { countPieces, notInside, summaryOf } from './command-line/backup-words.ts'
import { type CommandContext, runCommand } from './command-line/command.ts'
import { callersPath, findBackup } from './command-line/find-backup.ts'
import { openSource } from './command-line/open-source.ts'
import type { Config } from './config.ts'
import { readMigrations } from './db/migrate.ts'

await runCommand(async (context) => {
  const [first, second] = context.args
  if (first === '--check') await check(context, second)
  else await backUp(context, first)
})

async function check({ config, say, progress, halted }: CommandContext, file: string | undefined) {
  if (!file) throw new BackupProblem('Which file? npm run backup -- --check FILE')
  const openEntries = await findBackup(config, file)
  const counts = countPieces()
  const summary = await checkBackup(openEntries(), {
    migrations: readMigrations(),
    watch: (piece) => {
      halted()
      counts.see(piece)
      progress.update(`Reading: ${counts.line()}`)
    },
  })
  progress.clear()
  say(`${file} is whole.`)
  for (const line of summaryOf(summary)) say(line)
}

async function backUp({ config, say, progress, halted }: CommandContext, file: string | undefined) {
  // Before the snapshot: a file must not claim what was written after it.
  const at = new Date()
  const source = await openSource(config, say)
  const counts = countPieces()
  const seen: { header?: Header; contents?: Contents } = {}
  const entries = verified(source.entries, (piece) => {
    halted()
    if (piece.kind === 'header') seen.header = piece.header
    if (piece.kind === 'contents') seen.contents = piece.contents
    counts.see(piece)
    progress.update(`Backing up: ${counts.line()}`)
  })
  try {
    const where = await write(config, { entries, file, at })
    progress.clear()
    say(`Backed up to ${where}`)
  } finally {
    await source.close()
  }
  const { header, contents } = seen
  if (header && contents) for (const line of summaryOf({ header, contents })) say(line)
  for (const line of notInside(config)) say(line)
}

type Writing = { entries: AsyncIterable<Entry>; file: string | undefined; at: Date }

async function write({ backup }: Config, { entries, file, at }: Writing) {
  const bytes = toFile(entries, backup.key)
  if (file) {
    const path = callersPath(file)
    if (existsSync(path)) {
      throw new BackupProblem(
        `${path} is there already: name another file. To read it through: npm run backup -- --check ${file}`,
      )
    }
    await writeWhole(path, bytes)
    return path
  }
  const place = openBackupPlace(backup.to ?? 'backups')
  try {
    const name = fileNameAt(at, { isEncrypted: backup.key !== undefined })
    await place.put(name, bytes)
    return `${place.description}/${name}`
  } finally {
    place.close()
  }
}
