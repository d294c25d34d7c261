import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { hostLimits } from '#domain/host/host-limits.ts'
import packageJson from '#package.json' with { type: 'json' }
import { openAuth } from './auth/open-auth.ts'
import { keepSecret } from './auth/secret.ts'
import { openBackupSocket } from './backup/backup-socket.ts'
import { makeBackup } from './backup/make-backup.ts'
import { scheduleBackups, sourceOf } from './backups.ts'
import { openPayments, type Payments, paymentsAt } from './billing/open-payments.ts'
import { countOpenIncidents } from './billing/sync/incidents.ts'
import type { Config } from './config.ts'
import type { Database } from './db/database.ts'
import { openGuideChanges } from './db/guide-changes.ts'
import { openDatabase } from './db/open.ts'
import { openGuestLimits } from './guest/guest-limits.ts'
import { openHostLimit } from './http/host-limit.ts'
import { jobList } from './job-list.ts'
import { openJobs } from './jobs/open-jobs.ts'
import { openMail } from './mail/open-mail.ts'
import { type Log, openLog } from './operation/log.ts'
import { type Metrics, openMetrics } from './operation/metrics.ts'
import { openAvifs } from './photos/open-avifs.ts'
import { openPhotos } from './photos/open-photos.ts'
import { openStayKeys } from './stays/stay-keys.ts'
import { libreTranslate, type Translator } from './translator/libre-translate.ts'

export type Resources = Awaited<ReturnType<typeof resourcesOn>>

/** Opens what the process owns; whoever opens closes. */
export async function openResources(config: Config) {
  const log: Log = openLog({ level: config.logLevel, readable: !config.isProduction })
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    poolSize: config.databasePool,
    log: (line) => log.warn(line),
  })
  const now = () => new Date()
  const payments = await openPayments({ ...config, now })
  const resources = await resourcesOn({ config, log, database, now, payments })
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

type Context = {
  config: Config
  log: Log
  database: Database
  now?: () => Date
  /** Without one, the payment provider does not answer. */
  payments?: Payments
  random?: (size: number) => Uint8Array
}

/** Everything that stands on a database and a log; closes them too. */
export async function resourcesOn({
  config,
  log,
  database,
  now = () => new Date(),
  payments = paymentsAt(config.stripe, now),
  random = randomBytes,
}: Context) {
  const own = { port: config.port }
  /** The public address: as configured, else localhost and the port really taken. */
  const appUrl = () => config.appUrl ?? `http://localhost:${own.port}`
  const warn = (line: string) => log.warn(line)
  const mail = openMail({ db: database.db, now, config, warn })
  const { authSecret: configured, dataDir } = config
  const secret = await keepSecret({ configured, dataDir, random })
  const stayKeys = openStayKeys({ configured: config.staySecrets, authSecret: secret })
  const auth = openAuth({
    db: database.db,
    config,
    secret,
    appUrl,
    now,
    sendMail: mail.send,
    warn,
    record: (event) => log.info(event, event.event.replaceAll('_', ' ')),
  })
  const photos = await openPhotos({
    photos: config.photos,
    dataDir,
    appUrl,
    isOurOrigin: auth.isTrustedOrigin,
  })
  const { pool, kind } = database
  const source = sourceOf({ config, pool, kind, store: photos.store, now })
  const backups = scheduleBackups({ config, source })
  const metrics: Metrics = openMetrics({
    pool,
    countIncidents: () => countOpenIncidents(database.db),
    readBackups: backups?.readNews,
  })
  const guideChanges = openGuideChanges({
    database,
    warn: (err) => log.warn({ err }, 'changes of other processes are not heard for now'),
  })
  const guestLimits = openGuestLimits({ clock: () => now().getTime(), guideChanges })
  const writeLimit = openHostLimit(database, {
    name: 'writes',
    times: hostLimits.writesPerMinute,
    seconds: 60,
    refusal: 'rate_limited',
  })
  const uploadLimit = openHostLimit(database, {
    name: 'uploads',
    times: hostLimits.photoUploadsPerHour,
    seconds: 3600,
    refusal: 'photo_uploads_limit',
  })
  const billing = { db: database.db, payments, config, log, mail, guideChanges, appUrl }
  const { translatorUrl, translatorKey } = config
  const translator: Translator | undefined =
    translatorUrl === undefined
      ? undefined
      : libreTranslate({ url: translatorUrl, key: translatorKey })
  const avifs = openAvifs({ db: database.db, photos, guideChanges, log, now })
  const jobs = openJobs({
    db: database.db,
    now,
    random,
    onFailure: (job, err) => log.error({ err, job }, 'a job failed'),
    jobs: [
      ...jobList({ database, auth, mail, photos, avifs, log, now, billing }),
      ...(backups ? [backups.job] : []),
    ],
  })
  return {
    config,
    version: packageJson.version,
    log,
    metrics,
    database,
    db: database.db,
    mail,
    translator,
    auth,
    now,
    random,
    appUrl,
    listensAt: (address: AddressInfo) => {
      own.port = address.port
      payments.listensAt(address)
    },
    payments,
    photos,
    stayKeys,
    isPhotoStoreReady: () => photos.store.check(),
    readBackups: backups?.readNews,
    backupSource: source,
    guideChanges,
    guestLimits,
    writeLimit,
    uploadLimit,
    jobs,
    async close() {
      backups?.stop()
      photos.encoders.close()
      await jobs.close()
      await avifs.close()
      backups?.close()
      await guideChanges.close()
      photos.store.close()
      await mail.close()
      await payments.close()
      await database.close()
    },
  }
}
