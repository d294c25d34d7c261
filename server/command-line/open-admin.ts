import { existsSync } from 'node:fs'
import path from 'node:path'
import type { RenderSite } from '#domain/guest/guest-page.ts'
import { Refusal, sentenceOf } from '#domain/messages/refusals.ts'
import { deleteAccount } from '#server/account/account.ts'
import { linkSeconds } from '#server/auth/proof-codes.ts'
import { BackupProblem } from '#server/backup/format.ts'
import { writeWhole } from '#server/backup/places.ts'
import { becomeOwnerOf } from '#server/become-owner.ts'
import { endEverything } from '#server/billing/acts/end-subscription.ts'
import { openPayments } from '#server/billing/payments.ts'
import { findCustomer, listInvoices } from '#server/billing/sync/customers.ts'
import { type Config, type Environment, readConfig } from '#server/config.ts'
import { FolderInUse } from '#server/db/embedded/folder-lock.ts'
import { openDatabase } from '#server/db/open.ts'
import { StartupError } from '#server/db/startup-error.ts'
import { findBuild } from '#server/find-build.ts'
import { type DataNeeds, dataFiles, listGuideIds } from '#server/guidebooks/data/data-files.ts'
import { readyMs } from '#server/guidebooks/data/make-data.ts'
import { writeZip } from '#server/guidebooks/exports/guide-zip.ts'
import { enqueueMail } from '#server/mail/outbox.ts'
import { openLog, withoutInput } from '#server/operation/log.ts'
import type { Erasure, Takeout, Tools } from '#server/operator/act.ts'
import { removePhotos } from '#server/photos/remove-photos.ts'
import { type Resources, resourcesOn } from '#server/resources.ts'
import { callersPath, haltWhenAsked, isForPeople } from './command.ts'

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
  return { tools: toolsOn(resources, operator), close: resources.close }
}

/** In another folder an account would be erased, or taken home, without its photos. */
function assertPhotosAreHere({ databaseUrl, photos, dataDir }: Config) {
  // The embedded database lies in the same folder, and is looked for when it is opened.
  if (!databaseUrl || photos !== 'disk' || existsSync(path.join(dataDir, 'photos'))) return
  throw new StartupError(
    `PHOTOS says disk, and in DATA_DIR ${dataDir} is no folder of photos. Set what the product runs with.`,
  )
}

export function toolsOn(resources: Resources, operator: string): Tools {
  const { config, db, now, random, guideChanges, auth } = resources
  const appUrl = resources.appUrl()
  return {
    db,
    now,
    random,
    operator,
    guideChanges,
    mail: {
      enqueue: enqueueMail,
      keySeconds: (template) => keySeconds.get(template),
    },
    appUrl,
    courtesyCredits: config.courtesyCredits,
    confirmationLink: async (email) => {
      const token = await auth.passwords.createConfirmation(email)
      return `${appUrl}/confirm?${new URLSearchParams({ token })}`
    },
    eraseAccount: (wish) => erase(resources, wish),
    exportAccount: (wish) => takeOut(resources, wish),
  }
}

/** Guides are drawn as files by what the build made of the screens. */
async function loadSite(): Promise<RenderSite> {
  const app: typeof import('#server/app.ts') = await import(findBuild())
  return app.loadSite()
}

async function takeOut(resources: Resources, wish: Takeout) {
  const billing = await openBilling(resources, wish.hostId)
  const needs = {
    ...resources,
    pool: resources.database.pool,
    listInvoices: async (hostId: string) => (billing ? listInvoices(billing, hostId) : []),
  }
  try {
    return await writeAccountData(needs, wish)
  } finally {
    await billing?.payments.close()
  }
}

/**
 * Everything of a host into one file, a photo at a time. It bears another name until all of it is there and the act is written
 * down, and what is stopped leaves nothing.
 */
async function writeAccountData(needs: DataNeeds, { hostId, file, record }: Takeout) {
  const path = callersPath(file)
  if (existsSync(path)) throw new BackupProblem(`${path} is there. Nothing was written.`)
  const halted = haltWhenAsked('Stopped, as asked. Nothing was written.')
  const written = { bytes: 0, guides: 0 }
  async function* content() {
    const guideIds = await listGuideIds(needs.db, hostId)
    const onGuide = async (done: number) => {
      written.guides = done
    }
    const wish = { hostId, guideIds, onGuide, isLastTry: true }
    const zip = writeZip(dataFiles(needs, wish), { writtenAt: needs.now() })
    for await (const chunk of zip) {
      halted()
      written.bytes += chunk.length
      yield chunk
    }
    await record(written)
  }
  await writeWhole(path, content())
  return { file: path, ...written }
}

async function erase(resources: Resources, { recordBegun, ...farewell }: Erasure) {
  const billing = await openBilling(resources, farewell.hostId)
  try {
    await deleteAccount(
      resources,
      {
        async endEverything(hostId) {
          if (!billing) return
          await recordBegun()
          await endEverything(billing, hostId)
        },
        removePhotos: (paths) => removePhotos(resources, paths),
      },
      { ...farewell, prove: async () => {} },
    )
  } finally {
    await billing?.payments.close()
  }
}

/** The provider is asked only about a host it may know. */
async function openBilling(resources: Resources, hostId: string) {
  if (!(await findCustomer(resources, hostId))) return undefined
  const payments = await openPayments({ ...resources.config, now: resources.now })
  // The product sends what is in the outbox: at once where it runs, else at its next start.
  return { ...resources, payments, mail: { enqueue: enqueueMail, kick: () => {} } }
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

/** How long what a mail opens can be opened, by its template. */
export const keySeconds = new Map<string, number>([
  ['confirm_email', linkSeconds.confirm],
  ['finish_account', linkSeconds.reset],
  ['confirm_new_email', linkSeconds.confirm],
  ['approve_new_email', linkSeconds.confirm],
  ['email_change_asked', linkSeconds.confirm],
  ['reset_password', linkSeconds.reset],
  ['magic_link', linkSeconds.magic],
  ['one_time_code', linkSeconds.code],
  ['deletion_code', linkSeconds.code],
  ['second_factor_code', linkSeconds.code],
  ['passkey_code', linkSeconds.code],
  ['all_my_data', readyMs / 1000],
])
