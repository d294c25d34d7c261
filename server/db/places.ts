import { Refusal } from '#domain/messages/refusals.ts'

type Waiting = { enter: () => void }

/** So many at once; who comes later waits in turn, and is asked to come back when that takes too long. */
export function openPlaces({ count, patienceMs }: { count: number; patienceMs: number }) {
  const queue = new Set<Waiting>()
  let free = count
  let refused = 0

  function take() {
    if (free > 0) {
      free -= 1
      return Promise.resolve()
    }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const waiting = {
      enter() {
        clearTimeout(timer)
        queue.delete(waiting)
        resolve()
      },
    }
    const timer = setTimeout(() => {
      queue.delete(waiting)
      refused += 1
      reject(new Refusal('unavailable'))
    }, patienceMs)
    queue.add(waiting)
    return promise
  }

  function giveBack() {
    const [next] = queue
    if (next) next.enter()
    else free += 1
  }

  return {
    async within<Result>(work: () => Promise<Result>): Promise<Result> {
      await take()
      try {
        return await work()
      } finally {
        giveBack()
      }
    },
    /** Who waits now, and who has waited too long since the start. */
    figures: () => ({ waiting: queue.size, refused }),
  }
}
