/**
 * What each piece of work takes in milliseconds while nobody disturbs it: the fastest of many rounds, in which
 * they take turns so that a noisy moment falls on all of them.
 */
export async function timeByTurns<Name extends string>(
  works: Record<Name, () => Promise<unknown>>,
  { rounds = 100, warmUps = 20, clock = () => performance.now() } = {},
): Promise<Record<Name, number>> {
  const entries = Object.entries(works) as [Name, () => Promise<unknown>][]
  const times = new Map<Name, number[]>(entries.map(([name]) => [name, []]))
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const [name, work] of entries) {
      const startedMs = clock()
      await work()
      if (round >= 0) times.get(name)?.push(clock() - startedMs)
    }
  }
  return Object.fromEntries(
    entries.map(([name]) => [name, Math.min(...(times.get(name) ?? []))]),
  ) as Record<Name, number>
}
