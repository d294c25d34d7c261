import type { Limits } from '#domain/guide/facts.ts'

/** Where an empty field begins: nobody adds a home's first bedroom to get none. */
const firstPressed = 1

/** The value after one press of plus or minus; from an empty field the first press gives 1. */
export function stepCount(
  limits: Required<Limits>,
  value: number | null,
  direction: 1 | -1,
): number {
  const { min, max, step } = limits
  if (value === null) return Math.max(min, firstPressed)
  const steps = direction === 1 ? Math.floor(value / step) + 1 : Math.ceil(value / step) - 1
  return Math.min(max, Math.max(min, steps * step))
}
