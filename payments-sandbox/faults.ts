import { z } from 'zod'

const planned = {
  /** `after`: the change is made and kept, only the answer is lost. */
  when: z.enum(['before', 'after']).optional(),
  times: z.number().optional(),
  /** By its name in the schema bundle, `PostCheckoutSessions`; without it, any call. */
  operation: z.string().optional(),
}

/** What goes wrong with the next API calls, and whether their work is done all the same. */
export const fault = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('status'), status: z.number(), ...planned }),
  z.strictObject({ kind: z.literal('delay'), ms: z.number(), ...planned }),
  z.strictObject({ kind: z.literal(['timeout', 'reset']), ...planned }),
])

export type Fault = z.output<typeof fault>

/** What is planned for the next so many of something, perhaps of one name only. */
export function openPlans<Plan>() {
  let plans: { plan: Plan; left: number; name: string | undefined }[] = []
  return {
    add(plan: Plan, left = 1, name?: string) {
      plans.push({ plan, left, name })
    },
    /** The first plan for something of this name, used up by one. */
    take(name: string): Plan | undefined {
      const next = plans.find((entry) => entry.name === undefined || entry.name === name)
      if (!next) return undefined
      next.left -= 1
      if (next.left <= 0) plans = plans.filter((entry) => entry !== next)
      return next.plan
    },
    clear() {
      plans = []
    },
  }
}
