type Trouble =
  | { kind: 'status'; status: number }
  | { kind: 'timeout' }
  | { kind: 'reset' }
  | { kind: 'delay'; ms: number }

/** What goes wrong with the next API calls, and whether their work is done all the same. */
export type Fault = Trouble & {
  /** `after`: the change is made and kept, only the answer is lost. */
  when?: 'before' | 'after'
  times?: number
  /** By its name in the schema bundle, `PostCheckoutSessions`; without it, any call. */
  operation?: string
}

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
