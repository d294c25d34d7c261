import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { DatabaseSync } from 'node:sqlite'
import { messageOf, StartupError } from '#server/db/startup-error.ts'

const sqliteBusy = 5

/**
 * Keeps every other process out of a folder until released. The system itself holds the lock (SQLite asks it for one),
 * so it dies with its process, however that ends, and cannot be mistaken for a dead one's, not even between containers.
 */
export function lockFolder(folder: string) {
  const lock = takeLock(folder)
  const since = new Date(performance.timeOrigin).toISOString()
  const holder: Holder = { pid: process.pid, host: hostname(), since }
  writeFileSync(noteBeside(folder), JSON.stringify(holder))
  return {
    release() {
      rmSync(noteBeside(folder), { force: true })
      lock.close()
    },
  }
}

function takeLock(folder: string) {
  let lock: DatabaseSync | undefined
  try {
    lock = new DatabaseSync(`${folder}.lock`, { timeout: 0 })
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN IMMEDIATE')
    return lock
  } catch (error) {
    lock?.close()
    const isBusy = error instanceof Error && 'errcode' in error && error.errcode === sqliteBusy
    if (isBusy) throw new FolderInUse(folder)
    throw new StartupError(`The lock beside ${folder} cannot be taken: ${messageOf(error)}.`)
  }
}

export class FolderInUse extends StartupError {
  /** What can be said of it whoever wants the folder. */
  readonly fact: string

  constructor(folder: string) {
    const fact = `The data in ${folder} is in use by ${holderOf(folder)}.`
    super(`${fact} Stop it first, or give this one a DATA_DIR of its own.`)
    this.fact = fact
  }
}

type Holder = { pid: number; host: string; since: string }

function holderOf(folder: string) {
  try {
    const { pid, host, since }: Holder = JSON.parse(readFileSync(noteBeside(folder), 'utf8'))
    return `process ${pid} on ${host}, running since ${since}`
  } catch {
    return 'another process'
  }
}

function noteBeside(folder: string) {
  return `${folder}.holder.json`
}
