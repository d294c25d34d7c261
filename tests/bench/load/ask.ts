import { type Agent, type OutgoingHttpHeaders, request } from 'node:http'

type HeldRequest = {
  agent: Agent
  port: number
  path: string
  method?: string
  headers: OutgoingHttpHeaders
  body?: string
}

/** How an answer was, and how long it took from the first byte asked to the last byte read. */
export function ask({ body, ...asked }: HeldRequest) {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; ms: number }>()
  const begunMs = performance.now()
  const asking = request({ host: '127.0.0.1', ...asked }, (answer) => {
    answer
      .on('error', reject)
      .on('end', () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - begunMs }))
      .resume()
  })
  asking.on('error', reject).end(body)
  return promise
}

/** What went on, for one kind of request. */
export function openRecord() {
  const times: number[] = []
  const errors = new Map<string, number>()
  const note = (error: string) => errors.set(error, (errors.get(error) ?? 0) + 1)
  return {
    async of(asking: ReturnType<typeof ask>) {
      try {
        const { status, ms } = await asking
        if (status === 200) times.push(ms)
        else note(`answered ${status}`)
      } catch (error) {
        note(String(error))
      }
    },
    summary() {
      const sorted = times.toSorted((one, other) => one - other)
      const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN
      return {
        count: times.length,
        median: at(0.5),
        p99: at(0.99),
        max: at(1),
        errors: [...errors].map(([error, times]) => `${times} × ${error}`),
      }
    },
  }
}

export type Summary = ReturnType<ReturnType<typeof openRecord>['summary']>
