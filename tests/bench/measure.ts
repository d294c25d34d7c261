/**
 * What each piece of work takes in milliseconds while nobody disturbs it: the fastest of many rounds, in which
 * they take turns so that a noisy moment falls on all of them.
 */
export async function undisturbed<Name extends string>(
  works: Record<Name, () => Promise<unknown>>,
  { rounds = 100, warmUps = 20 } = {},
): Promise<Record<Name, number>> {
  const entries = Object.entries(works) as [Name, () => Promise<unknown>][]
  const times = new Map<Name, number[]>(entries.map(([name]) => [name, []]))
  for (let round = -warmUps; round < rounds; round += 1) {
    for (const [name, work] of entries) {
      const startedMs = performance.now()
      await work()
      if (round >= 0) times.get(name)?.push(performance.now() - startedMs)
    }
  }
  return Object.fromEntries(
    entries.map(([name]) => [name, Math.min(...(times.get(name) ?? []))]),
  ) as Record<Name, number>
}

export type Finding = {
  what: string
  found: number | string
  budget: string
  isWithin: boolean
}

/** A figure that may not pass its budget. */
export function atMost(what: string, found: number, budget: number): Finding {
  return {
    what,
    found: Math.round(found * 100) / 100,
    budget: `<= ${budget}`,
    isWithin: found <= budget,
  }
}

/** The findings as a table for people. */
export function tableOf(findings: readonly Finding[]) {
  const width = Math.max(...findings.map(({ what }) => what.length))
  const lines = findings.map(
    ({ what, found, budget, isWithin }) =>
      `${isWithin ? '✓' : '✗'} ${what.padEnd(width)}  ${String(found).padStart(8)}  ${budget}`,
  )
  return lines.join('\n')
}
