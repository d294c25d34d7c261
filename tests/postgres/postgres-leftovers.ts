import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockFolder } from '#server/db/embedded/folder-lock.ts'
import { StartupError } from '#server/db/startup-error.ts'
import { findPostgresPrograms, userForPostgres } from './postgres-binaries.ts'

export const folderPrefix = 'zaguan-postgres-'

/** A run that was killed leaves its server running: whoever comes next stops it and removes what is left. */
export async function removeLeftovers() {
  for (const name of fs.readdirSync(tmpdir())) {
    if (name.startsWith(folderPrefix)) await removeIfOrphaned(join(tmpdir(), name))
  }
}

async function removeIfOrphaned(folder: string) {
  const cluster = join(folder, 'cluster')
  if (!fs.existsSync(`${cluster}.holder.json`) && !isOld(folder)) return
  const lock = lockIfFree(cluster)
  if (!lock) return
  if (isServed(cluster)) await stopServer(cluster)
  lock.release()
  removeFolder(folder)
}

/** A worker that is still ending may write once more while its folder goes. */
export function removeFolder(folder: string) {
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
}

/** One just made, whose maker has not taken its lock yet, is left alone. */
function isOld(folder: string) {
  return Date.now() - fs.statSync(folder).mtimeMs > 60 * 60 * 1000
}

function lockIfFree(cluster: string) {
  try {
    return lockFolder(cluster)
  } catch (error) {
    if (error instanceof StartupError) return undefined
    throw error
  }
}

/** The number in the pid file may belong to some other program by now: only a server of this very folder is ours. */
function isServed(cluster: string) {
  const pidFile = join(cluster, 'postmaster.pid')
  if (!fs.existsSync(pidFile)) return false
  const pid = fs.readFileSync(pidFile, 'utf8').split('\n')[0] ?? ''
  return commandOf(pid).includes(cluster)
}

function commandOf(pid: string) {
  try {
    return execFileSync('ps', ['-p', pid, '-o', 'args='], { encoding: 'utf8' })
  } catch {
    return ''
  }
}

async function stopServer(cluster: string) {
  const runsAs = userForPostgres()
  const { pg_ctl } = await findPostgresPrograms(runsAs, `${cluster}-programs`)
  execFileSync(pg_ctl, ['stop', '-D', cluster, '-m', 'immediate', '-w'], {
    ...runsAs,
    stdio: 'pipe',
  })
}
