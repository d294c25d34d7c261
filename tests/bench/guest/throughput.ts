import { createRequire } from 'node:module'
import { setTimeout as sleep } from 'node:timers/promises'
import { atLeast, median, type Row, shown } from '#tests/bench/report.ts'
import { cpuSeconds } from './child.ts'

type Peer = { name: string; url: string; pid: number }
type Round = { perSecond: number; p99: number; perCpuSecond: number }

type Cannon = (options: object) => Promise<{
  requests: { average: number; total: number }
  latency: { p99: number }
  non2xx: number
}>

const autocannon: Cannon = createRequire(import.meta.url)('autocannon')
const rounds = 8
const seconds = 2
/** Far from what either can: what a process does besides answering, and waking up for each, is counted to its answers. */
const calmPerSecond = 400
const calmSeconds = 10

/** Answers of a page at hand, against the same bytes from a server that does nothing else. */
export async function measureThroughput(peers: Peer[]): Promise<Row[]> {
  const results = new Map(peers.map(({ name }) => [name, [] as Round[]]))
  for (let round = 0; round < rounds; round++) {
    for (const peer of peers) results.get(peer.name)?.push(await fireAt(peer))
  }
  const calm = new Map<string, number>()
  const atRest: string[] = []
  for (const peer of peers) {
    const before = cpuSeconds(peer.pid)
    await sleep(calmSeconds * 1000)
    atRest.push(`${(((cpuSeconds(peer.pid) - before) / calmSeconds) * 100).toFixed(1)} %`)
    const pace = { overallRate: calmPerSecond, duration: calmSeconds }
    calm.set(peer.name, (await fireAt(peer, pace)).perCpuSecond)
  }
  // Whatever else the machine does slows everybody: the best round of each is what the server itself can do.
  const best = (name: string) =>
    Math.max(...(results.get(name) ?? []).map(({ perCpuSecond }) => perCpuSecond))
  const ratioTo = (name: string) => best(name) / best('bare node:http')
  return [
    ...peers.map(({ name }) => figures(name, results.get(name) ?? [])),
    atLeast('guest handler against bare node:http', ratioTo('guest handler'), 0.8),
    atLeast('whole process against bare node:http', ratioTo('whole process'), 0.5),
    shown(
      `whole process against bare node:http, asked ${calmPerSecond} times a second`,
      ((calm.get('whole process') ?? 0) / (calm.get('bare node:http') ?? 0)).toFixed(2),
    ),
    shown(
      `processor time of an answer, asked ${calmPerSecond} times a second`,
      peers.map(({ name }) => `${name} ${(1000 / (calm.get(name) ?? 0)).toFixed(2)} ms`).join(', '),
    ),
    shown(
      'of a core while nobody asks',
      peers.map(({ name }, at) => `${name} ${atRest[at]}`).join(', '),
    ),
  ]
}

async function fireAt({ url, pid, name }: Peer, pace: object = {}): Promise<Round> {
  const before = cpuSeconds(pid)
  const { requests, latency, non2xx } = await autocannon({
    url,
    connections: 20,
    duration: seconds,
    ...pace,
    headers: { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en-US,en;q=0.9' },
    requests: [{ setupRequest: fromStranger }],
  })
  if (non2xx > 0 || requests.total === 0) throw new Error(`${name} does not answer as it should`)
  const spent = cpuSeconds(pid) - before
  return { perSecond: requests.average, p99: latency.p99, perCpuSecond: requests.total / spent }
}

const strangers = Array.from({ length: 2048 }, (_, n) => `10.0.${n >> 8}.${n & 255}`)
const turn = { next: 0 }

/** Requests from many addresses, as behind a proxy: one address may not ask this often. */
function fromStranger(request: { headers: Record<string, string> }) {
  turn.next = (turn.next + 1) % strangers.length
  return { ...request, headers: { ...request.headers, 'x-forwarded-for': strangers[turn.next] } }
}

function figures(name: string, all: Round[]): Row {
  const perSecond = Math.round(median(all.map((round) => round.perSecond)))
  const p99 = median(all.map((round) => round.p99))
  const perCpu = Math.round(Math.max(...all.map((round) => round.perCpuSecond)))
  return shown(
    `${name}: answers`,
    `${perSecond} a second, p99 ${p99} ms, at best ${perCpu} per processor second`,
  )
}
