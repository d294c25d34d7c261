type Check = () => Promise<unknown>

/** What a part said: that it works, that it does not, or nothing in time. */
type Said = 'ready' | 'away' | 'silent'

/** Below what balancers wait for such an answer. */
const patienceMs = 3_000

/** Asks all parts at once, each for as long as whoever asks has; one that still owes an answer is not asked a second time. */
export function openReadiness<Part extends string>(
  checks: Record<Part, Check>,
  waitMs = patienceMs,
) {
  const parts = (Object.keys(checks) as Part[]).map((name) => ({
    name,
    ask: onceAtATime(checks[name]),
  }))

  return async () => {
    const late = Promise.withResolvers<Said>()
    const timer = setTimeout(() => late.resolve('silent'), waitMs)
    const said = await Promise.all(
      parts.map(
        async ({ name, ask }) => [name, await Promise.race([ask(), late.promise])] as const,
      ),
    )
    clearTimeout(timer)
    return {
      isReady: said.every(([, word]) => word === 'ready'),
      parts: Object.fromEntries(said.map(([name, word]) => [name, word === 'ready'])),
      silent: said.filter(([, word]) => word === 'silent').map(([name]) => name),
    }
  }
}

function onceAtATime(check: Check) {
  let running: Promise<Said> | undefined
  const run = async (): Promise<Said> => {
    try {
      await check()
      return 'ready'
    } catch {
      return 'away'
    } finally {
      running = undefined
    }
  }
  return () => {
    running ??= run()
    return running
  }
}
