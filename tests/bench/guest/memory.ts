import { type Row, shown } from '#tests/bench/report.ts'
import type { Child } from './child.ts'

const guides = 10_000
const atOnce = 20

type Figures = { rss: number; heapUsed: number; external: number }

/** What ten thousand different guides at hand weigh, each as large as the sample. */
export async function measureMemory(server: Child): Promise<Row[]> {
  const before = (await server.ask('memory')) as Figures
  let next = 0
  const read = async () => {
    while (next < guides) {
      next += 1
      const headers = { 'accept-encoding': 'br', 'accept-language': 'en' }
      const answer = await fetch(`${server.url}/g/copy${next}`, { headers })
      if (!answer.ok) throw new Error(`guide ${next}: ${answer.status}`)
      await answer.arrayBuffer()
    }
  }
  await Promise.all(Array.from({ length: atOnce }, read))
  const after = (await server.ask('memory')) as Figures
  const grown = after.heapUsed + after.external - before.heapUsed - before.external
  return [
    shown(
      `memory for ${guides} guides at hand`,
      `${megabytes(grown)} MB, ${Math.round(grown / guides / 1024)} KB each`,
    ),
    shown(
      'resident memory before and after',
      `${megabytes(before.rss)} MB, ${megabytes(after.rss)} MB`,
    ),
  ]
}

function megabytes(bytes: number) {
  return Math.round(bytes / 1024 / 1024)
}
