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

export type Faults = {
  plan(fault: Fault): void
  take(operation: string): Fault | undefined
  clear(): void
}

export function openFaults(): Faults {
  let planned: { fault: Fault; left: number }[] = []
  return {
    plan(fault) {
      planned.push({ fault, left: fault.times ?? 1 })
    },
    take(operation) {
      const next = planned.find(
        ({ fault }) => fault.operation === undefined || fault.operation === operation,
      )
      if (!next) return undefined
      next.left -= 1
      if (next.left <= 0) planned = planned.filter((entry) => entry !== next)
      return next.fault
    },
    clear() {
      planned = []
    },
  }
}
