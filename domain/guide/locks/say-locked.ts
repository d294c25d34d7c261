import { isLockName } from '#domain/guide/facts.ts'
import { isRecord } from '#domain/values/read-json.ts'

/** As it is answered to anybody: what is locked says so, in place of what only the host decides. */
export function sayLocked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sayLocked)
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, part]) => {
      if (!isLockName(key)) return [[key, sayLocked(part)]]
      return part === true
        ? [[key.replace('stayOnly', 'locked').replace('StayOnly', 'Locked'), true]]
        : []
    }),
  )
}
