import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { openTally } from '#server/guest/routes.ts'
import { openMetrics } from '#server/operation/metrics.ts'
import { findTool } from '#tests/tools.ts'

const run = promisify(execFile)
const folder = 'server/operation'
const rules = readFileSync(`${folder}/alerts.yaml`, 'utf8')
const expressions = rules.replace(/^\s*(#|summary:).*$/gm, '')
const cases = [`${folder}/alerts.test.yaml`, `${folder}/alerts-of-days.test.yaml`]
const promtool = findTool('promtool')
const withoutPromtool = 'promtool is not on this machine (Debian: apt-get install prometheus)'

/** What says how a thing goes, and calls nobody: each with its reason. */
const callNobody = {
  zaguan_guest_pages_drawn_total: 'what drawing costs is seen in how long answers take',
  zaguan_tasks_given_up:
    'each stands in the log when it is given up; a photo or an address that is broken wakes nobody',
  zaguan_backups_kept: 'BACKUP_KEEP sets it; that the newest is late or small is what matters',
}

const { registry } = openMetrics({
  pool: { totalCount: 1, idleCount: 1, waitingCount: 0 },
  readWaits: () => ({ waiting: 0, refused: 0 }),
  countIncidents: async () => [],
  countJobFailures: async () => [],
  countGivenUp: async () => [],
  readBackups: async () => ({ latest: undefined, kept: 0 }),
  readPurgeDelay: async () => 0,
})
const exported = registry.getMetricsAsArray().map(({ name }) => name)

/** A histogram is read by its parts. */
const named = new Set(
  expressions
    .match(/\b(zaguan|nodejs|process)_\w+/g)
    ?.map((name) => name.replace(/_(bucket|count|sum)$/, '')),
)

test('every figure that a rule names is one the product gives', () => {
  expect([...named].filter((name) => !exported.includes(name))).toEqual([])
})

test('every figure of the product’s own calls somebody, or is said to call nobody', () => {
  const own = exported.filter((name) => name.startsWith('zaguan_'))
  const silent = own.filter((name) => !named.has(name))
  expect(silent).toEqual(Object.keys(callNobody))
})

test('a rule names only results, states and labels that the product uses', () => {
  const code = ['metrics.ts', 'watch-requests.ts', '../guest/routes.ts']
    .map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
    .join('\n')
  const values = [...expressions.matchAll(/\b(?:result|state)="(\w+)"/g)].map(([, value]) => value)
  expect(values.length).toBeGreaterThan(2)
  expect(values.filter((value) => !code.includes(`'${value}'`))).toEqual([])
})

test('every rule says what has happened, and whether somebody is woken', () => {
  const each = rules.split(/- alert: /).slice(1)
  expect(each.length).toBeGreaterThan(10)
  for (const rule of each) {
    expect(rule).toMatch(/severity: (page|day) \}/)
    expect(rule).toMatch(/summary: \S/)
  }
})

test('every rule is seen to call somebody at its moment', () => {
  const asked = cases.flatMap((file) => readFileSync(file, 'utf8').split('alertname: ').slice(1))
  const called = new Set(
    asked
      .filter((text) => /^\w+\n\s*exp_alerts:\n/.test(text))
      .map((text) => /^\w+/.exec(text)?.[0]),
  )
  const each = [...rules.matchAll(/- alert: (\w+)/g)].map(([, name]) => name)
  expect(each.filter((name) => !called.has(name))).toEqual([])
})

test('what guests are answered is counted from nought, so that the first failure is a rise', async () => {
  const metrics = openMetrics({
    pool: { totalCount: 1, idleCount: 1, waitingCount: 0 },
    readWaits: () => ({ waiting: 0, refused: 0 }),
    countIncidents: async () => [],
    countJobFailures: async () => [],
    countGivenUp: async () => [],
    readBackups: undefined,
    readPurgeDelay: undefined,
  })
  openTally(metrics.guestCache)
  const read = await metrics.registry.metrics()
  for (const result of ['failed', 'limited', 'hit', 'miss', 'missing']) {
    expect(read).toContain(`zaguan_guest_cache_total{result="${result}"} 0`)
  }
})

test('Prometheus takes the rules', async ({ skip }) => {
  skip(!promtool, withoutPromtool)
  const { stdout } = await run(promtool!, ['check', 'rules', `${folder}/alerts.yaml`])
  expect(stdout).toContain('SUCCESS')
})

test('the rules call when they should, and a quiet night calls nobody', async ({ skip }) => {
  skip(!promtool, withoutPromtool)
  const { stdout } = await run(promtool!, ['test', 'rules', ...cases])
  expect(stdout).toContain('SUCCESS')
})
