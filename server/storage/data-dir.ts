import fs from 'node:fs'
import path from 'node:path'
import { StartupError } from '#server/db/startup-error.ts'

/** DATA_DIR is made when missing; a folder that cannot be used is refused at once. */
export function prepareDataDir(dataDir: string) {
  try {
    makeFolder(dataDir)
    fs.accessSync(dataDir, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK)
  } catch (error) {
    throw new StartupError(`DATA_DIR ${dataDir} cannot be used: ${reasonFor(error)}.`)
  }
}

/** Node's own way with `recursive` never comes back from a place like `/proc/x`, where nothing can be made. */
export function makeFolder(folder: string) {
  if (fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return
  const parent = path.dirname(folder)
  if (!fs.existsSync(parent)) makeFolder(parent)
  try {
    fs.mkdirSync(folder, { mode: 0o700 })
    // What a command of root's makes in a folder of the product's is the product's.
    const { uid, gid } = fs.statSync(parent)
    if (process.getuid?.() === 0) fs.chownSync(folder, uid, gid)
  } catch (error) {
    // Another process was quicker.
    if (!fs.statSync(folder, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}

const reasons: Record<string, string> = {
  EACCES: 'this user may not read and write it',
  EPERM: 'this user may not read and write it',
  EROFS: 'its disk is read-only',
  ENOENT: 'nothing can be made there',
  ENOTDIR: 'a file is in its way',
  EEXIST: 'a file is in its way',
  ENOSPC: 'its disk is full',
}

function reasonFor(error: unknown) {
  if (!(error instanceof Error && 'code' in error)) return String(error)
  return reasons[String(error.code)] ?? error.message
}
