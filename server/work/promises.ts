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
