import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof openMetrics>

type PoolFigures = { totalCount: number; idleCount: number; waitingCount: number }

type Watched = {
  pool: PoolFigures
  /** Of hosts, who are let into the pool some at a time. */
  readWaits: () => { waiting: number; refused: number }
  /** Asked at every reading; a failure is a reading without these figures. */
  countIncidents: () => Promise<{ kind: string; open: number }[]>
  countJobFailures: () => Promise<{ job: string; failures: number }[]>
  countGivenUp: () => Promise<{ kind: string; tasks: number }[]>
  /** Undefined where the product makes no backups by itself. */
  readBackups: (() => Promise<Backups>) | undefined
  /** In seconds; undefined where no shared cache is told of changes. */
  readPurgeDelay: (() => Promise<number>) | undefined
}

type Backups = { latest: { at: Date; bytes: number } | undefined; kept: number }

/** What a Prometheus server may read at /metrics. */
export function openMetrics(watched: Watched) {
  const {
    pool,
    readWaits,
    countIncidents,
    countJobFailures,
    countGivenUp,
    readBackups,
    readPurgeDelay,
  } = watched
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'zaguan_http_request_seconds',
    help: 'Requests by route and status, with their duration',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers: [registry],
  })
  const guestCache = new Counter({
    name: 'zaguan_guest_cache_total',
    help: 'Guest pages answered, by whether the finished page was at hand',
    labelNames: ['result'],
    registers: [registry],
  })
  const pagesDrawn = new Counter({
    name: 'zaguan_guest_pages_drawn_total',
    help: 'Guest pages drawn: one for each edition of a guide and language, however many ask',
    registers: [registry],
  })
  const turnedAway = new Counter({
    name: 'zaguan_connections_turned_away_total',
    help: 'Connections and requests that were ended without a whole answer, by why',
    labelNames: ['reason'],
    registers: [registry],
  })
  new Gauge({
    name: 'zaguan_database_connections',
    help: 'Connections of the database pool by state; waiting is work that has none yet',
    labelNames: ['state'],
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount + readWaits().waiting)
    },
  })
  new Counter({
    name: 'zaguan_database_refusals_total',
    help: 'Work of hosts that was answered 503 because no connection came free in time',
    registers: [registry],
    collect() {
      this.reset()
      this.inc(readWaits().refused)
    },
  })
  new Gauge({
    name: 'zaguan_billing_incidents_open',
    help: 'What a person has to look at in billing_incidents, by kind',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      const counted = await countIncidents().catch(() => [])
      this.reset()
      for (const { kind, open } of counted) this.set({ kind }, open)
    },
  })
  new Gauge({
    name: 'zaguan_job_failures',
    help: 'How often each job has failed since it last went well; none is named that goes well',
    labelNames: ['job'],
    registers: [registry],
    async collect() {
      const counted = await countJobFailures().catch(() => [])
      this.reset()
      for (const { job, failures } of counted) this.set({ job }, failures)
    },
  })
  new Gauge({
    name: 'zaguan_tasks_given_up',
    help: 'Work that was tried until nobody tries it any more, of the last month, by kind; rows of the table tasks',
    labelNames: ['kind'],
    registers: [registry],
    async collect() {
      const counted = await countGivenUp().catch(() => [])
      this.reset()
      for (const { kind, tasks } of counted) this.set({ kind }, tasks)
    },
  })
  if (readBackups) watchBackups(registry, readBackups)
  if (readPurgeDelay) watchPurges(registry, readPurgeDelay)
  return {
    registry,
    requests,
    guestCache,
    pagesDrawn,
    turnedAway,
    watchConnections: (count: () => number) => watchConnections(registry, count),
  }
}

function watchConnections(registry: Registry, count: () => number) {
  new Gauge({
    name: 'zaguan_connections',
    help: 'Connections of visitors and proxies that are open',
    registers: [registry],
    collect() {
      this.set(count())
    },
  })
}

function watchPurges(registry: Registry, readPurgeDelay: () => Promise<number>) {
  new Gauge({
    name: 'zaguan_cdn_purge_delay_seconds',
    help: 'How late the change is that shared caches have waited longest for; 0 when they know of all',
    registers: [registry],
    async collect() {
      const delay = await readPurgeDelay().catch(() => undefined)
      if (delay === undefined) this.remove()
      else this.set(delay)
    },
  })
}

/** A place that cannot be looked into is a reading without these figures: alert on their absence too. */
function watchBackups(registry: Registry, readBackups: () => Promise<Backups>) {
  const gauge = (name: string, help: string, figure: (backups: Backups) => number | undefined) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const backups = await readBackups().catch(() => undefined)
        const value = backups && figure(backups)
        if (value === undefined) this.remove()
        else this.set(value)
      },
    })
  gauge(
    'zaguan_backup_last_success_timestamp_seconds',
    'The moment the newest whole backup shows',
    ({ latest }) => latest && latest.at.getTime() / 1000,
  )
  gauge(
    'zaguan_backup_last_bytes',
    'The size of the newest whole backup',
    ({ latest }) => latest?.bytes,
  )
  gauge('zaguan_backups_kept', 'Whole backups in their place', ({ kept }) => kept)
}
