import { existsSync } from 'node:fs'
import path from 'node:path'
import type { RenderSite } from '#domain/guest/guest-page.ts'
import { Refusal, sentenceOf } from '#domain/messages/refusals.ts'
import { becomeOwnerOf } from '#server/become-owner.ts'
import { type Config, type Environment, readConfig } from '#server/config.ts'
import { FolderInUse } from '#server/db/embedded/folder-lock.ts'
import { openDatabase } from '#server/db/open.ts'
import { StartupError } from '#server/db/startup-error.ts'
import { withoutInput } from '#server/db/without-input.ts'
import { findBuild } from '#server/find-build.ts'
import { openLog } from '#server/operation/log.ts'
import { resourcesOn } from '#server/resources.ts'
import { isForPeople } from './command.ts'

/** The operator's tools on what the product opens too, beside it or in its place. */
export async function openAdmin(environment: Environment, operator: string) {
  const config = readConfig(environment)
  const { databaseDirectUrl: databaseUrl, dataDir } = config
  assertPhotosAreHere(config)
  becomeOwnerOf(dataDir)
  const log = (line: string) => console.error(line)
  const where = { databaseUrl, dataDir, poolSize: 2, log, migrate: false }
  const database = await openDatabase(where)
  const resources = await resourcesOn({
    config,
    // Not where the answer of a command goes.
    log: openLog({ level: 'warn', readable: false, destination: process.stderr }),
    database,
    loadSite,
    hearsChanges: false,
  }).catch(async (error: unknown) => {
    await database.close()
    throw error
  })
  return { tools: { ...resources, operator }, close: resources.close }
}

/** In another folder an account would be erased, or taken home, without its photos. */
function assertPhotosAreHere({ databaseUrl, photos, dataDir }: Config) {
  // The embedded database lies in the same folder, and is looked for when it is opened.
  if (!databaseUrl || photos !== 'disk' || existsSync(path.join(dataDir, 'photos'))) return
  throw new StartupError(
    `PHOTOS says disk, and in DATA_DIR ${dataDir} is no folder of photos. Set what the product runs with.`,
  )
}

/** Guides are drawn as files by what the build made of the screens. */
async function loadSite(): Promise<RenderSite> {
  const app: typeof import('#server/app.ts') = await import(findBuild())
  return app.loadSite()
}

/** What is wrong outside the program, or in it, as a sentence; nothing of what it was given is in it. */
export function sayFailure(error: unknown) {
  if (error instanceof Refusal) return sentenceOf(error.saying, 'en', error.values)
  if (error instanceof FolderInUse) {
    return `${error.fact} The embedded database has room for one process: stop the product, do this, start it again. On Postgres both run side by side. Nothing was changed.`
  }
  if (isForPeople(error)) return error.message
  return `This failed, and “acts” shows whether it was done: ${reasonsOf(error).join(' — ')}`
}

/** The first line of each: a statement that failed ends with what was in it. */
function reasonsOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [withoutInput(String(error))]
  const [line = ''] = withoutInput(error.message).split('\n')
  const cause = error.cause === undefined ? [] : reasonsOf(error.cause)
  return [line, ...cause].filter((words) => words !== '')
}
