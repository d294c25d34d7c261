import { createReadStream } from 'node:fs'
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { BackupProblem } from '#server/backup/problem.ts'
import type { BackupPlace } from './backup-place.ts'
import { leftOverMs, momentIn } from './file-name.ts'

export function openFolderPlace(folder: string): BackupPlace {
  return {
    description: folder,
    async put(name, bytes) {
      await mkdir(folder, { recursive: true, mode: 0o700 }).catch((error) => {
        throw new BackupProblem(`The folder ${folder} cannot be made: ${reasonOf(error)}.`)
      })
      await removeLeftOvers(folder)
      await writeWhole(join(folder, name), bytes)
    },
    async list() {
      const names = await readdir(folder).catch((error) => {
        if (error.code === 'ENOENT') return []
        throw error
      })
      const found = await Promise.all(
        names.map(async (name) => {
          const at = momentIn(name)
          return at ? [{ name, at, bytes: (await stat(join(folder, name))).size }] : []
        }),
      )
      return found.flat().sort((one, other) => other.at.getTime() - one.at.getTime())
    },
    read: (name) => readFile(join(folder, name)),
    remove: (name) => rm(join(folder, name), { force: true }),
    close() {},
  }
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
    await syncFolder(join(path, '..'))
  } catch (error) {
    await file.close().catch(() => {})
    await rm(unfinished, { force: true })
    throw isDiskFull(error)
      ? new BackupProblem(`${path} cannot be written: the disk is full.`)
      : error
  }
}

async function syncFolder(folder: string) {
  const handle = await open(folder)
  await handle.sync().finally(() => handle.close())
}

/** What a killed backup left: nobody writes to it any more. */
async function removeLeftOvers(folder: string) {
  for (const name of await readdir(folder)) {
    if (!name.endsWith('.part') || !momentIn(name.slice(0, -'.part'.length))) continue
    const { mtimeMs } = await stat(join(folder, name))
    if (Date.now() - mtimeMs > leftOverMs) await rm(join(folder, name), { force: true })
  }
}

function isDiskFull(error: unknown) {
  return error instanceof Error && 'code' in error && error.code === 'ENOSPC'
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
  if (!(error instanceof Error)) return String(error)
  if ('code' in error && error.code === 'EACCES') return `user ${process.getuid?.()} may not`
  return ('code' in error && reasons[String(error.code)]) || error.message
}
