import { Refusal } from '#domain/messages/refusals.ts'

export type Turns = { atOnce: number; mostWaiting: number }

/** Lets so many do costly work at once and so many wait for it; who comes after them is sent away at once. */
export function openTurns({ atOnce, mostWaiting }: Turns) {
  const waiting: (() => void)[] = []
  let working = 0

  return async function takeTurn<Answer>(work: () => Promise<Answer>) {
    if (working < atOnce) working += 1
    else await wait()
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else working -= 1
    }
  }

  function wait() {
    if (waiting.length >= mostWaiting) throw new Refusal('unavailable', { values: { seconds: 2 } })
    return new Promise<void>((resolve) => waiting.push(resolve))
  }
}
