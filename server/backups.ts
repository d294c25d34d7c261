/** Backups joined to what they copy and where they go: settings, database, photo store, place. */
import { tmpdir } from 'node:os'
import packageJson from '#package.json' with { type: 'json' }
import { BackupProblem, type Entry } from './backup/format.ts'
import { makeBackup, type Source } from './backup/make.ts'
import {
  type BackupPlace,
  dropOldBackups,
  keepBackup,
  openFolderPlace,
  watchBackups,
} from './backup/places.ts'
import { type BackupPatience, openS3Place } from './backup/s3-place.ts'
import type { Config } from './config.ts'
import { messageOf } from './db/startup-error.ts'
import type { Job } from './jobs/open-jobs.ts'
import { readS3Address } from './storage/s3.ts'

const hourMs = 3_600_000
const everyMs = { hour: hourMs, day: 24 * hourMs, week: 7 * 24 * hourMs }

type BackupParts = Omit<Source, 'dataDir' | 'spoolFolder' | 'version'> & {
  config: Pick<Config, 'dataDir'>
}

export function sourceOf({ config: { dataDir }, ...parts }: BackupParts): Source {
  const spoolFolder = parts.kind === 'embedded' ? dataDir : tmpdir()
  return { ...parts, dataDir, spoolFolder, version: packageJson.version }
}

/** Where `BACKUP_TO` says backups go: a folder, or a bucket with or without a folder in it. */
export function openBackupPlace(to: string, patience?: BackupPatience): BackupPlace {
  if (!to.startsWith('s3:')) return openFolderPlace(to)
  const { bucket: path, ...address } = readS3Address(to)
  const [bucket = '', ...folders] = path.split('/').filter(Boolean)
  const prefix = folders.map((folder) => `${folder}/`).join('')
  return openS3Place({ ...address, bucket, prefix }, patience)
}

type Scheduled = { config: Pick<Config, 'backup'>; source: Source }

/** The backups the product makes by itself; nothing when `BACKUP_EVERY` is not set. */
export function scheduleBackups({ config: { backup }, source }: Scheduled) {
  if (!backup.every || !backup.to) return undefined
  const place = openBackupPlace(backup.to)
  const { now } = source
  const stopping = new AbortController()
  const job: Job = {
    name: 'backup',
    everyMs: everyMs[backup.every],
    async run() {
      const entries = until(stopping.signal, makeBackup(source))
      await keepBackup({ place, entries, key: backup.key, now: now() })
      // What was made is made, whatever becomes of the older ones: to make it again would only add to them.
      await dropOldBackups(place, backup.keep, now()).catch((error) =>
        source.warn?.(`an old backup could not be removed: ${messageOf(error)}`),
      )
    },
  }
  return {
    job,
    readNews: watchBackups({ place, everyMs: job.everyMs, now }),
    stop: () => stopping.abort(),
    close: () => place.close(),
  }
}

/** A backup takes as long as it takes; a process that is to end does not wait for it. */
async function* until(signal: AbortSignal, entries: AsyncIterable<Entry>) {
  for await (const entry of entries) {
    if (signal.aborted)
      throw new BackupProblem('The process is ending: this backup is left to the next one.')
    yield entry
  }
}
