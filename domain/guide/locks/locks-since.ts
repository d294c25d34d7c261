import { isLockName } from '#domain/guide/facts.ts'
import type { GuidebookForm } from '#domain/guide/guide-form.ts'
import { isRecord, type JsonRecord } from '#domain/values/read-json.ts'
import { sayLocks } from './keep-locks.ts'

/** A form of before that is brought back, every lock said: closed is what was closed then, and what was closed at any time since. */
export function lockAsSince(form: GuidebookForm, since: readonly GuidebookForm[]): GuidebookForm {
  const locked = new Set(since.flatMap((later) => locksIn(later)))
  return lock(sayLocks(form), '', locked) as GuidebookForm
}

function locksIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => locksIn(each, path))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, part]) => {
    if (isLockName(key)) return part === true ? [nameOf(value, key, path)] : []
    return locksIn(part, `${path}.${key}`)
  })
}

function lock(value: unknown, path: string, locked: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => lock(each, path, locked))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (!isLockName(key)) return [key, lock(part, `${path}.${key}`, locked)]
      return [key, part === true || locked.has(nameOf(value, key, path))]
    }),
  )
}

/** An entry is known by its id wherever it stands, a text by its place. */
function nameOf({ entryId, id }: JsonRecord, key: string, path: string) {
  const own = entryId ?? id
  return typeof own === 'string' ? own : `${path}.${key}`
}
