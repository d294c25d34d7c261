import { cpuSeconds } from '#tests/bench/guest/child.ts'
import { atMost, type Row, shown } from '#tests/bench/report.ts'
import type { Summary } from './ask.ts'
import { watchMemory } from './memory.ts'
import type { Stage } from './stage.ts'
import type { Maker } from './start-maker.ts'

/** A hundred times as often as anybody opens a guide, and the limit on one address is not reached. */
const guestPauseMs = 300
/** Memory is judged once the caches had their time. */
const judgedSeconds = 300

type Wanted = { guests: number; seconds: number; saveEverySeconds: number }

type On = { stage: Stage; maker: Maker }

/** Guests who read while hosts save what they read: as fast as they are answered, then with a pause after each page. */
export async function measureLive(on: On, wanted: Wanted): Promise<Row[]> {
  const { stage } = on
  const memoryOf = watchMemory(stage.pid)
  const eager = await liveFor(on, { ...wanted, pauseMs: 0 })
  const memory = memoryOf()
  const calm = await liveFor(on, { ...wanted, seconds: 30, pauseMs: guestPauseMs })
  const mistakes = [...eager.mistakes, ...calm.mistakes]
  const name = `${wanted.guests} guests, ${stage.hosts.length} hosts saving`
  return [
    shown(
      `${name}: for, and how often each saves`,
      `${wanted.seconds} s, every ${wanted.saveEverySeconds} s`,
    ),
    atMost(`${name}: errors ${mistakes.join(', ')}`.trim(), mistakes.length, 0),
    atMost(`${name}: guest pages, p99 / median`, eager.read.p99 / eager.read.median, 5),
    ...eager.rows(name),
    shown(
      `${name}: memory early, late, peak`,
      `${memory.early}, ${memory.late}, ${memory.peak} MB`,
    ),
    ...(wanted.seconds >= judgedSeconds
      ? [atMost(`${name}: memory late / early`, memory.growth, 1.1)]
      : []),
    ...calm.rows(`${name}, a pause of ${guestPauseMs / 1000} s after each page`),
  ]
}

async function liveFor({ stage, maker }: On, wanted: Wanted & { pauseMs: number }) {
  const { port, pid, postgresPid } = stage
  const { guests: count, seconds, pauseMs } = wanted
  const codes = stage.guides.map(({ code }) => code)
  const guests = { port, codes, count, pauseMs }
  await maker.do('live', { guests: { ...guests, seconds: 5 } })
  const before = { product: cpuSeconds(pid), postgres: cpuSeconds(postgresPid) }
  const { read, saved } = await maker.do('live', {
    guests: { ...guests, seconds },
    hosts: { port, hosts: stage.hosts, seconds, pauseMs: wanted.saveEverySeconds * 1000 },
  })
  if (!saved) throw new Error('nobody saved')
  const cores = (spent: number) => (spent / seconds).toFixed(2)
  const used = [cpuSeconds(pid) - before.product, cpuSeconds(postgresPid) - before.postgres]
  return {
    read,
    mistakes: [...read.errors, ...saved.errors],
    rows: (name: string) => [
      shown(`${name}: pages`, timesOf(read, seconds)),
      shown(`${name}: saves`, timesOf(saved, seconds)),
      shown(`${name}: cores used by the product and by Postgres`, used.map(cores).join(', ')),
    ],
  }
}

function timesOf({ count, median, p99, max }: Summary, seconds: number) {
  const ms = (value: number) => `${value.toFixed(1)} ms`
  return `${Math.round(count / seconds)} a second, median ${ms(median)}, p99 ${ms(p99)}, longest ${ms(max)}`
}
