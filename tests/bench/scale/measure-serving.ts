import { cpuSeconds } from '#tests/bench/guest/child.ts'
import { residentMb } from '#tests/bench/load/memory.ts'
import { openStage } from '#tests/bench/load/stage.ts'
import { startMaker } from '#tests/bench/load/start-maker.ts'

const hosts = 20
const seconds = 15
const languages = ['es', 'en', 'fr', 'pt', 'de']

/** What a page at hand, one that has to be drawn and a save take of a processor, of the product's and of Postgres'. */
export async function measureServing() {
  const stage = await openStage({ hosts })
  const maker = startMaker()
  const { port, pid, postgresPid } = stage
  const codes = stage.guides.map(({ code }) => code)
  const spent = async <Result>(work: () => Promise<Result>) => {
    const before = [cpuSeconds(pid), cpuSeconds(postgresPid)] as const
    const result = await work()
    return {
      result,
      product: cpuSeconds(pid) - before[0],
      postgres: cpuSeconds(postgresPid) - before[1],
    }
  }
  try {
    const restingMb = residentMb(pid)
    // The first ones read modules and compile code.
    await readEach(port, codes.slice(0, hosts / 2), languages)
    const unread = codes.slice(hosts / 2)
    const drawn = await spent(() => readEach(port, unread, languages))
    const drawnPages = unread.length * languages.length
    const ready = await spent(() =>
      maker.do('withoutPause', { port, codes, connections: 20, seconds }),
    )
    const guests = { port, codes, count: 0, seconds: 0, pauseMs: 0 }
    const editing = { port, hosts: stage.hosts, seconds, pauseMs: 1000 }
    const saved = await spent(() => maker.do('live', { guests, hosts: editing }))
    const saves = saved.result.saved?.count ?? Number.NaN
    const mistakes = [...ready.result.errors, ...(saved.result.saved?.errors ?? [])]
    if (mistakes.length > 0) throw new Error(mistakes.join(', '))
    return {
      pagesACoreSecond: ready.result.count / ready.product,
      cpuSecondsADrawnPage: drawn.product / drawnPages,
      databaseSecondsADrawnPage: drawn.postgres / drawnPages,
      cpuSecondsASave: saved.product / saves,
      databaseSecondsASave: saved.postgres / saves,
      restingMb,
      workingMb: residentMb(pid),
    }
  } finally {
    maker.stop()
    await stage.close()
  }
}

async function readEach(port: number, codes: string[], locales: string[]) {
  let n = 0
  for (const code of codes) {
    for (const locale of locales) {
      n += 1
      const headers = { 'accept-encoding': 'br', 'x-forwarded-for': `10.3.${n >> 8}.${n & 255}` }
      const answer = await fetch(`http://127.0.0.1:${port}/g/${code}?lang=${locale}`, { headers })
      if (!answer.ok) throw new Error(`a guide was answered ${answer.status}`)
      await answer.arrayBuffer()
    }
  }
}
