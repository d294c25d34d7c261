/** `npm run backup`: one file with everything. `npm run backup -- --check FILE`: a file read through. */
import { existsSync } from 'node:fs'
import { BackupProblem, type Contents, type Entry, type Header } from './backup/format.ts'
import { keepBackup, writeWhole } from './backup/places.ts'
import { toFile, verified } from './backup/read.ts'
import { checkBackup } from './backup/restore.ts'
import { openBackupPlace } from './backups.ts'
import { notInside, summaryOf } from './command-line/backup-words.ts'
import {
  type CommandContext,
  callersPath,
  findBackup,
  runCommand,
  watching,
} from './command-line/command.ts'
import { openSource } from './command-line/installation.ts'
import type { Config } from './config.ts'
import { readMigrations } from './db/migrate.ts'

await runCommand(async (context) => {
  const [first, second] = context.args
  if (first === '--check') await check(context, second)
  else await backUp(context, first)
})

async function check(context: CommandContext, file: string | undefined) {
  const { config, say, progress } = context
  if (!file) throw new BackupProblem('Which file? npm run backup -- --check FILE')
  const openEntries = await findBackup(config, file)
  const summary = await checkBackup(openEntries(), {
    migrations: readMigrations(),
    watch: watching(context, 'Reading'),
  })
  progress.clear()
  say(`${file} is whole.`)
  for (const line of summaryOf(summary)) say(line)
}

async function backUp(context: CommandContext, file: string | undefined) {
  const { config, say, progress } = context
  // Before the snapshot: a file must not claim what was written after it.
  const at = new Date()
  const source = await openSource(config, say)
  const watch = watching(context, 'Backing up')
  const seen: { header?: Header; contents?: Contents } = {}
  const entries = verified(source.entries, (piece) => {
    watch(piece)
    if (piece.kind === 'header') seen.header = piece.header
    if (piece.kind === 'contents') seen.contents = piece.contents
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
  if (file) {
    const path = callersPath(file)
    if (existsSync(path)) {
      throw new BackupProblem(
        `${path} is there already: name another file. To read it through: npm run backup -- --check ${file}`,
      )
    }
    await writeWhole(path, toFile(entries, backup.key))
    return path
  }
  const place = openBackupPlace(backup.to ?? 'backups')
  try {
    const name = await keepBackup({ place, entries, key: backup.key, now: at })
    return `${place.description}/${name}`
  } finally {
    place.close()
  }
}
