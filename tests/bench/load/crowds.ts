import { atMost, type Row, shown } from '#tests/bench/report.ts'
import { residentMb } from './memory.ts'
import type { Stage } from './stage.ts'
import type { Maker } from './start-maker.ts'

const stampede = 2_000
const resting = 10_000
const drawn = 'zaguan_guest_pages_drawn_total'

type On = { stage: Stage; maker: Maker }

/** Two thousand connections ask in one moment for a guide that nobody has read yet. */
export async function measureStampede({ stage, maker }: On): Promise<Row[]> {
  // Nobody reads French here: of that language there is no page yet.
  const path = `/g/${stage.guides[0]?.code}?lang=fr`
  const before = await stage.metric(drawn)
  const { count } = await maker.do('come', { port: stage.port, count: stampede })
  const { answered, ms } = await maker.do('askTogether', { path })
  await maker.do('leave')
  const name = `stampede of ${stampede} on a cold guide`
  return [
    atMost(`${name}: pages drawn`, (await stage.metric(drawn)) - before, 1),
    atMost(`${name}: not answered with the guide`, stampede - (answered[200] ?? 0), 0),
    shown(`${name}: until the last one had it`, `${Math.round(ms)} ms, ${count} connections`),
  ]
}

/** Ten thousand phones that have read a page and keep their connection, and guests meanwhile. */
export async function measureTheResting({ stage, maker }: On): Promise<Row[]> {
  const { port, pid } = stage
  const codes = stage.guides.map(({ code }) => code)
  const guests = { port, codes, count: 200, seconds: 10, pauseMs: 300 }
  const alone = await maker.do('live', { guests })
  const before = residentMb(pid)
  await maker.do('come', { port, count: resting, path: `/g/${codes[0]}` })
  const { read } = await maker.do('live', { guests })
  const { count } = await maker.do('stillThere')
  const held = await stage.metric('zaguan_connections')
  const after = residentMb(pid)
  await maker.do('leave')
  const name = `${resting} idle connections`
  return [
    atMost(`${name}: given up`, resting - Math.min(count, held), 0),
    atMost(`${name}: guests’ errors meanwhile`, read.errors.length, 0),
    shown(
      `${name}: guests’ median meanwhile, and without them`,
      `${read.median.toFixed(1)} ms, ${alone.read.median.toFixed(1)} ms`,
    ),
    shown(`${name}: memory before and with them`, `${before}, ${after} MB`),
  ]
}
