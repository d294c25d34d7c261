import { randomBytes } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import packageJson from '#package.json' with { type: 'json' }
import type { Config } from './config.ts'
import { openDatabase } from './db/open.ts'
import { type Log, openLog } from './operation/log.ts'
import { type Metrics, openMetrics } from './operation/metrics.ts'

export type Resources = Awaited<ReturnType<typeof openResources>>

/** Opens what the process owns; whoever opens closes. */
export async function openResources(config: Config) {
  const log: Log = openLog({ level: config.logLevel, readable: !config.isProduction })
  const database = await openDatabase({
    databaseUrl: config.databaseUrl,
    dataDir: config.dataDir,
    poolSize: config.databasePool,
    log: (line) => log.warn(line),
  })
  const metrics: Metrics = openMetrics(database.pool)
  const own = { port: config.port }
  return {
    config,
    version: packageJson.version,
    log,
    metrics,
    database,
    db: database.db,
    now: () => new Date(),
    random: (size: number): Uint8Array => randomBytes(size),
    /** The public address: as configured, else localhost and the port really taken. */
    appUrl: () => config.appUrl ?? `http://localhost:${own.port}`,
    listensAt: ({ port }: AddressInfo) => {
      own.port = port
    },
    isPhotoStoreReady: async () => {},
    async close() {
      await database.close()
    },
  }
}
