import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import type { RenderSite } from '#domain/guest/guest-page.ts'
import packageJson from '#package.json' with { type: 'json' }
import { openAuth } from './auth/open-auth.ts'
import { keepSecret } from './auth/secret.ts'
import { openBackupSocket } from './backup/backup-socket.ts'
import { makeBackup } from './backup/make.ts'
import { scheduleBackups, sourceOf } from './backups.ts'
import { openPayments, type Payments, paymentsAt } from './billing/payments.ts'
import { listInvoices } from './billing/sync/customers.ts'
import { countOpenIncidents } from './billing/sync/incidents.ts'
import { openSharedCache } from './cdn/open-shared-cache.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { openGuideChanges } from './db/guide-changes.ts'
import { openDatabase } from './db/open.ts'
import { waitsOfHosts } from './db/row-security/callers.ts'
import { openGuestLimits } from './guest/guest-limits.ts'
import { openDataExports } from './guidebooks/data/make-data.ts'
import { openCallLimits } from './http/call-limits.ts'
import { jobList } from './job-list.ts'
import { countFailures, openJobs } from './jobs/open-jobs.ts'
import { openMail } from './mail/outbox.ts'
import { openAddressReader } from './operation/client-address.ts'
import { type Log, openLog } from './operation/log.ts'
import { type Metrics, openMetrics } from './operation/metrics.ts'
import { openAvifs } from './photos/make-avifs.ts'
import { openPhotos, openPrivateStore } from './photos/store.ts'
import { readerModelAt } from './reader/ask-model.ts'
import { openStayKeys } from './stays/find-stay.ts'
import { libreTranslate } from './translator/libre-translate.ts'
import { countGivenUp } from './work/queue.ts'

export type Resources = Awaited<ReturnType<typeof resourcesOn>>

/** Opens what the process owns; whoever opens closes. */
export async function openResources(config: Config, { loadSite }: Pick<Context, 'loadSite'> = {}) {
  const log: Log = openLog({ level: config.logLevel, readable: !config.isProduction })
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    databaseDirectUrl: config.databaseDirectUrl,
    dataDir: config.dataDir,
    poolSize: config.databasePool,
    log: (line) => log.warn(line),
  })
  const now = () => new Date()
  const payments = await openPayments({ ...config, now })
  const resources = await resourcesOn({ config, log, database, now, payments, loadSite })
  const { close, backupSource } = resources
  if (database.kind !== 'embedded') return resources
  // Only who holds an embedded database can copy it: the command beside this process asks for it.
  const socket = await openBackupSocket({
    dataDir: config.dataDir,
    makeEntries: () => makeBackup(backupSource),
    warn: (err) => log.warn({ err }, 'a backup was not handed out whole'),
  })
  return {
    ...resources,
    async close() {
      await socket.close()
      await close()
    },
  }
}

/** The drawing of a guide as files, which the web does: it is fetched when somebody needs it. */
type LoadSite = () => Promise<RenderSite>

type Context = {
  config: Config
  log: Log
  database: Database
  now?: () => Date
  /** Without one, the provider that the settings name; a sandbox is not started, and does not answer. */
  payments?: Payments
  /** Without it, no guide can leave as files. */
  loadSite?: LoadSite | undefined
  /** False for who holds no page to forget: it tells of changes and hears of none. */
  hearsChanges?: boolean
}

/** Everything that stands on a database and a log; closes them too. */
export async function resourcesOn({
  config,
  log,
  database,
  now = () => new Date(),
  payments = paymentsAt(config.stripe, now),
  loadSite = () => Promise.reject(new Error('nobody here draws a guide as files')),
  hearsChanges = true,
}: Context) {
  const own = { port: config.port }
  /** The public address: as configured, else localhost and the port really taken. */
  const appUrl = () => config.appUrl ?? `http://localhost:${own.port}`
  const warn = (line: string) => log.warn(line)
  const { db, pool, direct, kind } = database
  const random: (size: number) => Uint8Array = randomBytes
  const base = { db, config, log, now, random, appUrl }
  const mail = openMail({ ...base, warn })
  const { authSecret: configured, dataDir } = config
  const secret = await keepSecret({ configured, dataDir, random })
  const stayKeys = openStayKeys({ configured: config.staySecrets, authSecret: secret })
  const auth = openAuth({
    ...base,
    secret,
    sendMail: mail.send,
    warn,
    record: (event) => log.info(event, event.event.replaceAll('_', ' ')),
  })
  const photos = {
    ...(await openPhotos({ ...config, appUrl, isOurOrigin: auth.isTrustedOrigin })),
    privateStore: await openPrivateStore(config),
  }
  const source = sourceOf({ config, pool: direct, kind, store: photos.store, now, warn })
  const backups = scheduleBackups({ config, source })
  const guideChanges = openGuideChanges({
    database: hearsChanges ? database : { kind: 'embedded' },
    warn: (err) => log.warn({ err }, 'changes of other processes are not heard for now'),
  })
  const sharedCache = openSharedCache({
    ...base,
    guideChanges,
    warn: (err, words) => log.warn({ err }, words),
  })
  const metrics: Metrics = openMetrics({
    pool,
    readWaits: () => waitsOfHosts(db),
    countIncidents: () => countOpenIncidents(db),
    countJobFailures: () => countFailures(db),
    countGivenUp: () => countGivenUp(db),
    readBackups: backups?.readNews,
    readPurgeDelay: sharedCache.hasPurgers ? sharedCache.readDelay : undefined,
  })
  const guestLimits = openGuestLimits({ clock: () => now().getTime(), guideChanges })
  const billing = { ...base, payments, mail, guideChanges }
  const avifs = openAvifs({ ...base, photos, guideChanges })
  const dataExports = openDataExports({
    ...base,
    photos,
    mail,
    loadSite,
    pool,
    listInvoices: (hostId) => listInvoices(billing, hostId),
  })
  const opened = { ...base, database, mail, auth, photos, sharedCache, dataExports }
  const jobs = openJobs({
    ...base,
    onFailure: (job, err) => log.error({ err, job }, 'a job failed'),
    jobs: [...jobList({ ...opened, avifs, billing }), ...(backups ? [backups.job] : [])],
  })
  return {
    ...opened,
    version: packageJson.version,
    visitorAddress: openAddressReader({ trustedProxies: config.trustedProxies, warn }),
    metrics,
    translator: config.translator && libreTranslate(config.translator),
    readerModel: config.readerModel && readerModelAt(config.readerModel),
    listensAt: (address: AddressInfo) => {
      own.port = address.port
      payments.listensAt(address)
    },
    payments,
    stayKeys,
    loadSite,
    isPhotoStoreReady: () => photos.store.check(),
    readBackups: backups?.readNews,
    backupSource: source,
    guideChanges,
    guestLimits,
    limits: openCallLimits(database),
    jobs,
    async close() {
      backups?.stop()
      photos.encoders.close()
      // Before the jobs, which wait for what caches and mail servers say.
      mail.stop()
      await sharedCache.close()
      await dataExports.close()
      await jobs.close()
      await avifs.close()
      backups?.close()
      await guideChanges.close()
      photos.store.close()
      photos.privateStore.close()
      await mail.close()
      await payments.close()
      await database.close()
    },
  }
}
