import { isLockName } from '#domain/guide/facts.ts'
import type { GuidebookForm } from '#domain/guide/guide-form.ts'
import { isRecord, type JsonRecord } from '#domain/values/read-json.ts'
import { findText } from '#domain/values/text.ts'
import { closingOf } from './close-locked.ts'
import { sayLocks } from './keep-locks.ts'

/** An earlier form that is brought back, with every lock said: what was locked then, or at any time since, is locked. */
export function lockAsSince(form: GuidebookForm, since: readonly GuidebookForm[]): GuidebookForm {
  const locked = new Set(since.flatMap((later) => locksIn(later)))
  const values = new Set(since.flatMap(lockedValuesOf))
  return lock(sayLocks(form), '', { locked, values }) as GuidebookForm
}

type Since = {
  /** Ids of entries, and places of texts. */
  locked: ReadonlySet<string>
  /** Codes, passwords and names of networks: typed again they have another id. */
  values: ReadonlySet<string>
}

function lockedValuesOf(form: GuidebookForm): string[] {
  const { networks, secrets } = closingOf(form)
  return [...networks, ...secrets]
}

function locksIn(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((each) => locksIn(each, path))
  if (!isRecord(value)) return []
  return Object.entries(value).flatMap(([key, part]) => {
    if (isLockName(key)) return part === true ? [nameOf(value, key, path)] : []
    return locksIn(part, `${path}.${key}`)
  })
}

function lock(value: unknown, path: string, since: Since): unknown {
  if (Array.isArray(value)) return value.map((each) => lock(each, path, since))
  if (!isRecord(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => {
      if (!isLockName(key)) return [key, lock(part, `${path}.${key}`, since)]
      const isLocked = since.locked.has(nameOf(value, key, path))
      return [key, part === true || isLocked || repeats(value, since)]
    }),
  )
}

function repeats({ ssid, password, code }: JsonRecord, { values }: Since) {
  return [ssid, password, code].some((value) => values.has(findText(value) ?? ''))
}

/** An entry is known by its id wherever it stands, a text by its place. */
function nameOf({ entryId, id }: JsonRecord, key: string, path: string) {
  const own = entryId ?? id
  return typeof own === 'string' ? own : `${path}.${key}`
}
