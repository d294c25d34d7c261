import { createReadStream } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { codeOf, messageOf } from '#server/db/startup-error.ts'
import { makeFolder } from '#server/storage/data-dir.ts'
import { inTime } from '#server/work/promises.ts'
import { BackupProblem, type Entry } from './format.ts'
import { toFile } from './read.ts'

export function openFolderPlace(folder: string): BackupPlace {
  return {
    description: folder,
    async put(name, bytes) {
      try {
        makeFolder(folder)
      } catch (error) {
        throw new BackupProblem(`The folder ${folder} cannot be made: ${reasonOf(error)}.`)
      }
      await removeLeftOvers(folder)
      await writeWhole(join(folder, name), bytes)
    },
    async list() {
      const names = (await readdir(folder).catch(unlessGone)) ?? []
      const found = await Promise.all(
        names.map(async (name) => {
          const at = momentOfName(name)
          const file = at && (await stat(join(folder, name)).catch(unlessGone))
          return file ? [{ name, at, bytes: file.size }] : []
        }),
      )
      return found.flat().sort((one, other) => other.at.getTime() - one.at.getTime())
    },
    read: (name) => readFile(join(folder, name)),
    remove: (name) => rm(join(folder, name), { force: true }),
    close() {},
  }
}

/** Somebody else may have removed it meanwhile, or only what it leads to. */
function unlessGone(error: unknown) {
  if (codeOf(error) !== 'ENOENT') throw error
}

export async function* readFile(path: string) {
  try {
    yield* createReadStream(path, { highWaterMark: 256 * 1024 })
  } catch (error) {
    throw new BackupProblem(`${path} cannot be read: ${reasonOf(error)}.`)
  }
}

/** Under another name until its last byte is on the disk. */
export async function writeWhole(path: string, bytes: AsyncIterable<Uint8Array>) {
  const unfinished = `${path}.part`
  const file = await open(unfinished, 'wx', 0o600).catch((error) => {
    throw error.code === 'EEXIST'
      ? new BackupProblem(
          `${unfinished} is there: another backup is being written, or was killed. If none is, remove that file.`,
        )
      : new BackupProblem(`${path} cannot be written: ${reasonOf(error)}.`)
  })
  try {
    for await (const chunk of bytes) await file.writeFile(chunk)
    await file.sync()
    await file.close()
    await rename(unfinished, path)
    const folder = await open(join(path, '..'))
    await folder.sync().finally(() => folder.close())
  } catch (error) {
    await file.close().catch(() => {})
    await rm(unfinished, { force: true })
    throw codeOf(error) === 'ENOSPC'
      ? new BackupProblem(`${path} cannot be written: the disk is full.`)
      : error
  }
}

/** What a killed backup left: nobody writes to it any more. */
async function removeLeftOvers(folder: string) {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.part') || !momentOfName(name.slice(0, -'.part'.length))) continue
    const file = await stat(join(folder, name)).catch(unlessGone)
    if (file && Date.now() - file.mtimeMs > leftOverMs)
      await rm(join(folder, name), { force: true })
  }
}

const reasons: Record<string, string> = {
  ENOENT: 'there is no such file or folder',
  EEXIST: 'a file is in its way',
  ENOTDIR: 'a file is in its way',
  EROFS: 'its disk is read-only',
  EISDIR: 'it is a folder',
  ENOSPC: 'the disk is full',
}

function reasonOf(error: unknown) {
  const code = codeOf(error) ?? ''
  if (code === 'EACCES') return `user ${process.getuid?.()} may not`
  return reasons[code] ?? messageOf(error)
}

type KeptBackup = { name: string; at: Date; bytes: number }

/** Where backups lie, by name. A backup is there whole or not at all. */
export type BackupPlace = {
  /** For people: never a key or password. */
  description: string
  put: (name: string, bytes: AsyncIterable<Uint8Array>) => Promise<void>
  /** The newest first; other files are none of ours and are not listed. */
  list: () => Promise<KeptBackup[]>
  read: (name: string) => AsyncIterable<Uint8Array>
  remove: (name: string) => Promise<void>
  close: () => void
}

const ours = /^zaguan-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})-(\d{3})Z\.tar\.gz(\.age)?$/

/** A backup is called by the moment it shows: sorted by name is sorted by age. */
export function fileNameAt(at: Date, { isEncrypted }: { isEncrypted: boolean }) {
  const moment = at.toISOString().replace(/[:.]/g, '-')
  return `zaguan-${moment}.tar.gz${isEncrypted ? '.age' : ''}`
}

/** The moment a file shows, by its name; undefined when it is none of ours. */
export function momentOfName(name: string) {
  const [, day, hours, minutes, seconds, ms] = ours.exec(name) ?? []
  return day ? new Date(`${day}T${hours}:${minutes}:${seconds}.${ms}Z`) : undefined
}

/** What was begun this long ago and is not whole, nobody writes to any more. */
export const leftOverMs = 24 * 3_600_000

type Keeping = {
  place: BackupPlace
  entries: AsyncIterable<Entry>
  key: string | undefined
  now: Date
}

/** One more backup in its place, there whole or not at all. */
export async function keepBackup({ place, entries, key, now }: Keeping) {
  const name = fileNameAt(now, { isEncrypted: key !== undefined })
  await place.put(name, toFile(entries, key))
  return name
}

/** Lets the oldest go; what is none of ours, or was made by a clock that was ahead, is not touched and takes no place. */
export async function dropOldBackups(place: BackupPlace, keep: number, now: Date) {
  const all = (await place.list()).filter(({ at }) => at <= now)
  for (const { name } of all.slice(keep)) await place.remove(name)
}

const lookAgainMs = 60_000
/** Beyond it a list that was seen says nothing of a place that is silent now. */
const believedMs = 5 * lookAgainMs

type Options = {
  place: BackupPlace
  everyMs: number
  now: () => Date
  /** How long a look is waited for, counted from its begin: whoever asks has others waiting. */
  patienceMs?: number
}

/** What lies in the place of backups, looked at once a minute at most: a file that is there is the only proof. */
export function watchBackups({ place, everyMs, now, patienceMs = 2_000 }: Options) {
  let look: { at: number; found: Promise<KeptBackup[]> } | undefined
  let seen: { at: number; found: KeptBackup[] } | undefined

  const startLook = (at: number) => {
    const found = place.list().then(
      (list) => {
        seen = { at, found: list }
        return list
      },
      (error) => {
        look = undefined
        throw error
      },
    )
    const giveUp = () => {
      throw new Silence('The place of backups does not answer in time.')
    }
    look = { at, found: inTime(found, patienceMs, giveUp) }
    return look
  }

  return async () => {
    const ms = now().getTime()
    const current = look && ms - look.at < lookAgainMs ? look : startLook(ms)
    const found = await current.found.catch((error) => {
      if (seen && error instanceof Silence && ms - seen.at < believedMs) return seen.found
      throw error
    })
    const latest = found.find(({ at }) => at.getTime() <= ms)
    const isLate = latest === undefined || ms - latest.at.getTime() > 2 * everyMs
    return { latest, kept: found.length, isLate }
  }
}

class Silence extends BackupProblem {}
