import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { eq } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { RenderSite } from '#domain/guest/guest-page.ts'
import { Refusal, sentenceOf } from '#domain/messages/refusals.ts'
import { deleteAccount } from '#server/account/delete-account.ts'
import { linkSeconds } from '#server/auth/mailed-secrets.ts'
import { openAuth } from '#server/auth/open-auth.ts'
import { keepSecret } from '#server/auth/secret.ts'
import { BackupProblem } from '#server/backup/format.ts'
import { becomeOwnerOf } from '#server/become-owner.ts'
import { endEverything } from '#server/billing/acts/end-subscription.ts'
import type { BillingContext } from '#server/billing/context.ts'
import { listInvoices } from '#server/billing/list-invoices.ts'
import { openPayments } from '#server/billing/open-payments.ts'
import { type Config, ConfigError, type Environment, readConfig } from '#server/config.ts'
import type { Db } from '#server/db/database.ts'
import { FolderInUse } from '#server/db/embedded/folder-lock.ts'
import { openGuideChanges } from '#server/db/guide-changes.ts'
import { openAsItIs } from '#server/db/open-as-it-is.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { StartupError } from '#server/db/startup-error.ts'
import { billingCustomers } from '#server/db/tables/schema.ts'
import { findBuild } from '#server/find-build.ts'
import { readyMs } from '#server/guidebooks/data/sweep-data.ts'
import { enqueueMail } from '#server/mail/outbox.ts'
import { openLog, withoutInput } from '#server/operation/log.ts'
import type { Erasure, Takeout, Tools } from '#server/operator/tools.ts'
import { openPhotos, openPrivateStore } from '#server/photos/open-photos.ts'
import { removePhotos } from '#server/photos/remove-photos.ts'
import { writeAccountData } from './write-account-data.ts'

const now = () => new Date()

/** The operator's tools on the database that the settings name, beside the product or in its place. */
export async function openAdmin(environment: Environment, operator: string) {
  const config = readConfig(environment)
  const { databaseDirectUrl, dataDir } = config
  assertPhotosAreHere(config)
  becomeOwnerOf(dataDir)
  const { db, pool, close } = await openAsItIs({
    databaseUrl: databaseDirectUrl,
    dataDir,
    log: (line) => console.error(line),
  })
  return { tools: toolsOn({ config, db, pool, operator, loadSite }), close }
}

/** In another folder an account would be erased, or taken home, without its photos. */
function assertPhotosAreHere({ databaseUrl, photos, dataDir }: Config) {
  // The embedded database lies in the same folder, and is looked for when it is opened.
  if (!databaseUrl || photos !== 'disk' || existsSync(path.join(dataDir, 'photos'))) return
  throw new StartupError(
    `PHOTOS says disk, and in DATA_DIR ${dataDir} is no folder of photos. Set what the product runs with.`,
  )
}

type Needs = {
  config: Config
  db: Db
  pool: Pool
  operator: string
  loadSite: () => Promise<RenderSite>
}

export function toolsOn({ config, db, pool, operator, loadSite }: Needs): Tools {
  const appUrl = config.appUrl ?? `http://localhost:${config.port}`
  return {
    db,
    now,
    random: randomBytes,
    operator,
    guideChanges: openAnnouncements(),
    // The product sends what is in the outbox: at once where it runs, else at its next start.
    mail: {
      enqueue: enqueueMail,
      keySeconds: (template) => keySeconds.get(template),
    },
    appUrl,
    courtesyCredits: config.courtesyCredits,
    confirmationLink: async (email) => {
      const token = await (await openConfirmations({ config, db, appUrl })).make(email)
      return `${appUrl}/confirm?${new URLSearchParams({ token })}`
    },
    eraseAccount: (wish) => erase({ config, db, appUrl }, wish),
    exportAccount: (wish) => takeOut({ config, db, pool, appUrl, loadSite }, wish),
  }
}

/** Guides are drawn as files by what the build made of the screens. */
async function loadSite(): Promise<RenderSite> {
  const app: typeof import('#server/app.ts') = await import(findBuild())
  return app.loadSite()
}

/** Nobody here has a page to forget: every process hears of a change from the database. */
function openAnnouncements() {
  return openGuideChanges({ database: { kind: 'embedded' }, warn: () => {} })
}

type Place = { config: Config; db: Db; appUrl: string }

async function openConfirmations({ config, db, appUrl }: Place) {
  const { authSecret: configured, dataDir } = config
  const secret = await keepSecret({ configured, dataDir, random: randomBytes })
  const { passwords } = openAuth({
    db,
    config,
    secret,
    appUrl: () => appUrl,
    now,
    sendMail: async () => {},
    warn: () => {},
  })
  return { make: (email: string) => passwords.createConfirmation(email) }
}

/** Not where the answer of a command goes. */
const openErrorLog = (level: string) =>
  openLog({ level, readable: false, destination: process.stderr })

async function takeOut(
  { config, db, pool, appUrl, loadSite }: Place & Pick<Needs, 'pool' | 'loadSite'>,
  wish: Takeout,
) {
  const photos = {
    ...(await openPhotos({ ...config, appUrl: () => appUrl, isOurOrigin: () => false })),
    privateStore: await openPrivateStore(config),
  }
  const log = openErrorLog('warn')
  const billing = await openBilling(
    { config, db, appUrl },
    { hostId: wish.hostId, log, guideChanges: openAnnouncements() },
  )
  const own = { config, db, pool, photos, log, now, loadSite }
  const outside = {
    random: randomBytes,
    appUrl: () => appUrl,
    listInvoices: async (hostId: string) => (billing ? listInvoices(billing, hostId) : []),
  }
  try {
    return await writeAccountData({ ...own, ...outside }, wish)
  } finally {
    await billing?.payments.close()
    photos.encoders.close()
    photos.store.close()
    photos.privateStore.close()
  }
}

async function erase(
  { config, db, appUrl }: Place,
  { hostId, confirmation, recordBegun, record }: Erasure,
) {
  const log = openErrorLog('error')
  const guideChanges = openAnnouncements()
  const billing = await openBilling({ config, db, appUrl }, { hostId, log, guideChanges })
  const photos = await openPhotos({ ...config, appUrl: () => appUrl, isOurOrigin: () => false })
  try {
    await deleteAccount(
      { db, guideChanges, log, now },
      {
        ...(billing && {
          cancelSubscription: async (id: string) => {
            await recordBegun()
            await endEverything(billing, id)
          },
        }),
        removePhotos: (paths) => removePhotos({ db, photos, log, now }, paths),
      },
      { hostId, confirmation, prove: async () => {}, record },
    )
  } finally {
    photos.encoders.close()
    photos.store.close()
    await billing?.payments.close()
  }
}

type Leaver = Pick<BillingContext, 'log' | 'guideChanges'> & { hostId: string }

/** The provider is asked only about a host it may know. */
async function openBilling(
  { config, db, appUrl }: Place,
  { hostId, ...shared }: Leaver,
): Promise<BillingContext | undefined> {
  const known = await asSystem(db, (tx) =>
    tx
      .select({ hostId: billingCustomers.hostId })
      .from(billingCustomers)
      .where(eq(billingCustomers.hostId, hostId)),
  )
  if (known.length === 0) return undefined
  const payments = await openPayments({ ...config, now })
  const mail = { enqueue: enqueueMail, kick: () => {} }
  return { ...shared, db, payments, config, mail, appUrl: () => appUrl }
}

/** What is wrong outside the program, or in it, as a sentence; nothing of what it was given is in it. */
export function sayFailure(error: unknown) {
  if (error instanceof Refusal) return sentenceOf(error.saying, 'en', error.values)
  if (error instanceof FolderInUse) {
    return `${error.fact} The embedded database has room for one process: stop the product, do this, start it again. On Postgres both run side by side. Nothing was changed.`
  }
  const isForPeople = [ConfigError, StartupError, BackupProblem].some(
    (kind) => error instanceof kind,
  )
  if (isForPeople && error instanceof Error) return error.message
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
