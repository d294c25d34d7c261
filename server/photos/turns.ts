/** Lets so many pieces of work run at once; the others wait in line. */
export function openTurns(atOnce: number) {
  const waiting: (() => void)[] = []
  let running = 0

  const enter = async () => {
    if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve))
    else running += 1
  }
  const leave = () => {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    await enter()
    try {
      return await work()
    } finally {
      leave()
    }
  }
}
