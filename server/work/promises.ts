/** What the work answers, or what is said in its place once so long has gone by. */
export function inTime<Answer, Late>(work: Promise<Answer>, ms: number, giveUp: () => Late) {
  const late = Promise.withResolvers<void>()
  const timer = setTimeout(late.resolve, ms)
  return Promise.race([work, late.promise.then(giveUp)]).finally(() => clearTimeout(timer))
}

/** The same work for all who ask, done when the first one does. */
export function once<Result>(work: () => Promise<Result>) {
  let done: Promise<Result> | undefined
  return () => {
    done ??= work()
    return done
  }
}

/** Pieces of work of which none waits for another's luck: the rest is done, and then it is told what failed. */
export function openBatch() {
  const failures: unknown[] = []
  return {
    async do(work: () => Promise<unknown>) {
      try {
        await work()
      } catch (error) {
        failures.push(error)
      }
    },
    finish(message: string) {
      if (failures.length > 0) throw new AggregateError(failures, message)
    },
  }
}

export type Batch = ReturnType<typeof openBatch>
