import { createRequire } from 'node:module'
import { cpuSeconds } from './child.ts'
import { atLeast, median, type Row, shown } from './report.ts'

type Peer = { name: string; url: string; pid: number }
type Round = { perSecond: number; p99: number; perCpuSecond: number }

type Cannon = (options: object) => Promise<{
  requests: { average: number; total: number }
  latency: { p99: number }
  non2xx: number
}>

const autocannon: Cannon = createRequire(import.meta.url)('autocannon')
const rounds = 5
const seconds = 3

/** Answers of a page at hand, against the same bytes from a server that does nothing else. */
export async function measureThroughput(peers: Peer[]): Promise<Row[]> {
  const results = new Map(peers.map(({ name }) => [name, [] as Round[]]))
  for (let round = 0; round < rounds; round++) {
    for (const peer of peers) results.get(peer.name)?.push(await fireAt(peer))
  }
  const bare = results.get('bare node:http') ?? []
  const ratioTo = (name: string) =>
    median(
      (results.get(name) ?? []).map(
        ({ perCpuSecond }, n) => perCpuSecond / (bare[n]?.perCpuSecond ?? 0),
      ),
    )
  return [
    ...peers.map(({ name }) => figures(name, results.get(name) ?? [])),
    atLeast('guest handler against bare node:http', ratioTo('guest handler'), 0.8),
    atLeast('whole process against bare node:http', ratioTo('whole process'), 0.5),
  ]
}

async function fireAt({ url, pid, name }: Peer): Promise<Round> {
  const before = cpuSeconds(pid)
  const { requests, latency, non2xx } = await autocannon({
    url,
    connections: 20,
    duration: seconds,
    headers: { 'accept-encoding': 'gzip, deflate, br', 'accept-language': 'en-US,en;q=0.9' },
    requests: [{ setupRequest: fromStranger }],
  })
  if (non2xx > 0) throw new Error(`${name} refused ${non2xx} requests`)
  const spent = cpuSeconds(pid) - before
  return { perSecond: requests.average, p99: latency.p99, perCpuSecond: requests.total / spent }
}

/** Every request from another address, as behind a proxy: one address may not ask this often. */
function fromStranger(request: { headers: Record<string, string> }) {
  const part = () => Math.floor(Math.random() * 256)
  const address = `10.${part()}.${part()}.${part()}`
  return { ...request, headers: { ...request.headers, 'x-forwarded-for': address } }
}

function figures(name: string, all: Round[]): Row {
  const perSecond = Math.round(median(all.map((round) => round.perSecond)))
  const p99 = median(all.map((round) => round.p99))
  const perCpu = Math.round(median(all.map((round) => round.perCpuSecond)))
  return shown(
    `${name}: answers`,
    `${perSecond} a second, p99 ${p99} ms, ${perCpu} per processor second`,
  )
}
