import { accessSync, constants, existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { messageOf, StartupError } from './db/startup-error.ts'

type Owner = { uid: number; gid: number }

/**
 * A command that root calls works on an installation's files as the user whose they are: what it leaves there as root,
 * its product could not open. Called before anything is opened.
 */
export function becomeOwnerOf(dataDir: string) {
  const owner = process.getuid?.() === 0 ? findOwner(dataDir) : undefined
  if (!owner || owner.uid === 0) return
  become(owner, dataDir)
  for (const place of [import.meta.filename, dataDir]) assertOpenTo(owner, place)
}

/** The owner of the embedded database; of the folder, where none is in it; nobody, where there is no folder yet. */
function findOwner(dataDir: string): Owner | undefined {
  const place = [join(dataDir, 'database'), dataDir].find((path) => existsSync(path))
  return place === undefined ? undefined : statSync(place)
}

function become({ uid, gid }: Owner, dataDir: string) {
  try {
    process.setgroups?.([gid])
    process.setgid?.(gid)
    process.setuid?.(uid)
  } catch (error) {
    throw new StartupError(
      `What is in DATA_DIR ${dataDir} belongs to user ${uid}, and root cannot become that user here (${messageOf(error)}): run the command as that user. Nothing was changed.`,
    )
  }
}

function assertOpenTo({ uid }: Owner, place: string) {
  try {
    accessSync(place, constants.R_OK)
  } catch (error) {
    throw new StartupError(
      `The command works as user ${uid}, to whom the data belongs, and that user may not read ${place} (${messageOf(error)}). Nothing was changed.`,
    )
  }
}
