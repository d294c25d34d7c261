/** What the commands of an operator have in common: settings, words, and an end that leaves nothing half done. */

import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { BackupProblem } from '#server/backup/format.ts'
import { readFile } from '#server/backup/places.ts'
import { fromFile, type Piece } from '#server/backup/read.ts'
import { openBackupPlace } from '#server/backups.ts'
import { type Config, ConfigError, readConfig } from '#server/config.ts'
import { StartupError } from '#server/db/startup-error.ts'
import { listenForStop } from '#server/listen-for-stop.ts'
import { countPieces, openProgress } from './backup-words.ts'

export type CommandContext = {
  args: string[]
  config: Config
  say: (line: string) => void
  progress: ReturnType<typeof openProgress>
  /** Throws once somebody has asked the command to stop. */
  halted: () => void
}

export async function runCommand(work: (context: CommandContext) => Promise<void>) {
  const progress = openProgress({ stream: process.stderr, now: () => performance.now() })
  try {
    const args = process.argv.slice(2)
    // A misspelt one would pass for the name of a file.
    const unknown = args.find((word) => word.startsWith('-') && word !== '--check')
    if (unknown) throw new BackupProblem(`There is no option ${unknown}.`)
    const config = readConfig(process.env)
    const say = (line: string) => console.log(line)
    await work({ args, config, say, progress, halted: haltWhenAsked() })
  } catch (error) {
    progress.clear()
    console.error(isForPeople(error) ? error.message : error)
    process.exitCode = 1
  }
}

/** Says how far a reading has come, and lets it go on until somebody asks it to stop. */
export function watching({ progress, halted }: CommandContext, deed: string) {
  const counts = countPieces()
  return (piece: Piece) => {
    halted()
    counts.see(piece)
    progress.update(`${deed}: ${counts.line()}`)
  }
}

/** Told to stop, a command first takes back what it has begun. */
export function haltWhenAsked(words = 'Stopped, as asked.') {
  let isAsked = false
  listenForStop(() => {
    isAsked = true
  })
  return () => {
    if (isAsked) throw new BackupProblem(words)
  }
}

/** Whether what went wrong says all there is to say. */
export function isForPeople(error: unknown): error is Error {
  return [BackupProblem, ConfigError, StartupError].some((kind) => error instanceof kind)
}

/** A file by its path, else by its name in `BACKUP_TO`; from the beginning each time it is opened. */
export async function findBackup({ backup }: Config, file: string) {
  const path = callersPath(file)
  if (existsSync(path)) return () => fromFile(readFile(path), backup.key)
  if (backup.to && !file.includes('/')) {
    const place = openBackupPlace(backup.to)
    const kept = (await place.list()).find(({ name }) => name === file)
    if (kept) return () => fromFile(place.read(kept.name), backup.key)
  }
  const elsewhere = backup.to ? ', nor a backup of that name in BACKUP_TO' : ''
  throw new BackupProblem(`There is no file ${file}${elsewhere}.`)
}

/** npm starts a command in the project's folder, wherever it was typed. */
export function callersPath(file: string) {
  return resolve(process.env.INIT_CWD ?? '.', file)
}
