import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

export type Metrics = ReturnType<typeof openMetrics>

type Watched = {
  pool: { totalCount: number; idleCount: number; waitingCount: number }
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
  const { pool, readWaits, readBackups, readPurgeDelay } = watched
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
  countBy('kind', {
    name: 'zaguan_billing_incidents_open',
    help: 'What a person has to look at in billing_incidents, by kind',
    read: async () => (await watched.countIncidents()).map(({ kind, open }) => [kind, open]),
  })
  countBy('job', {
    name: 'zaguan_job_failures',
    help: 'How often each job has failed since it last went well; none is named that goes well',
    read: async () =>
      (await watched.countJobFailures()).map(({ job, failures }) => [job, failures]),
  })
  countBy('kind', {
    name: 'zaguan_tasks_given_up',
    help: 'Work that was tried until nobody tries it any more, of the last month, by kind; rows of the table tasks',
    read: async () => (await watched.countGivenUp()).map(({ kind, tasks }) => [kind, tasks]),
  })
  if (readBackups) {
    figure({
      name: 'zaguan_backup_last_success_timestamp_seconds',
      help: 'The moment the newest whole backup shows',
      async read() {
        const { latest } = await readBackups()
        return latest && latest.at.getTime() / 1000
      },
    })
    figure({
      name: 'zaguan_backup_last_bytes',
      help: 'The size of the newest whole backup',
      read: async () => (await readBackups()).latest?.bytes,
    })
    figure({
      name: 'zaguan_backups_kept',
      help: 'Whole backups in their place',
      read: async () => (await readBackups()).kept,
    })
  }
  if (readPurgeDelay) {
    figure({
      name: 'zaguan_cdn_purge_delay_seconds',
      help: 'How late the change is that shared caches have waited longest for; 0 when they know of all',
      read: readPurgeDelay,
    })
  }
  return {
    registry,
    requests,
    guestCache,
    pagesDrawn,
    turnedAway,
    watchConnections: (count: () => number) =>
      figure({
        name: 'zaguan_connections',
        help: 'Connections of visitors and proxies that are open',
        read: async () => count(),
      }),
  }

  /** One figure for each of what it is counted by; none where it cannot be read. */
  function countBy(label: string, { name, help, read }: FigureRead<[string, number][]>) {
    new Gauge({
      name,
      help,
      labelNames: [label],
      registers: [registry],
      async collect() {
        const counted = await read().catch(() => [])
        this.reset()
        for (const [of, value] of counted) this.set({ [label]: of }, value)
      },
    })
  }

  /** A figure that cannot be read, or is not there, is a reading without it: alert on its absence too. */
  function figure({ name, help, read }: FigureRead<number | undefined>) {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        const value = await read().catch(() => undefined)
        if (value === undefined) this.remove()
        else this.set(value)
      },
    })
  }
}

type FigureRead<Answer> = { name: string; help: string; read: () => Promise<Answer> }
