import {
  factsOf,
  fieldsOf,
  isLocked,
  isLockName,
  leavesOf,
  lockedFieldsOf,
  open,
  type Schema,
} from '#domain/guide/facts.ts'
import { type Tabs, tabsSchema } from '#domain/guide/guide-form.ts'
import { descriptionOf } from '#domain/guide/sections/welcome.ts'
import { readTabs } from '#domain/guide/stored/read-tabs.ts'
import type { GuidebookContent } from '#domain/guide/stored/stored-guide.ts'
import { withOnly } from '#domain/guide/stored/with-only.ts'
import { writeStored } from '#domain/guide/stored/write-stored.ts'
import { isRecord, type JsonRecord, readRecord, readText } from '#domain/values/read-json.ts'
import { findText } from '#domain/values/text.ts'

/**
 * A kept guide as it may leave for those who are not staying: of what is locked its name stays. On the link of a stay that is
 * not open yet, what opens at once stays. A part of a guide is closed by the locks of the whole: what repeats a locked code is
 * found by the code itself.
 */
export function withoutLocked<Content extends GuidebookContent>(
  content: Content,
  { isStay = false, whole = content }: { isStay?: boolean; whole?: GuidebookContent } = {},
): Content {
  const tabs = readTabs(content)
  const closing = { ...closingOf(whole === content ? tabs : readTabs(whole)), isStay }
  const { welcome } = tabs
  return withOnly(content, {
    description: welcome.noteStayOnly
      ? descriptionOf({ ...welcome, note: '' })
      : content.description,
    tabs: readRecord(closeIn(tabsSchema, writeStored(tabsSchema, tabs), closing)),
    itemsOf: ({ items }) => {
      const closed = { body: '', photoUrl: null, photos: [], videoUrl: null, linkUrl: null }
      return items.map((item) => (isLocked(item) ? { ...item, ...closed } : item))
    },
  })
}

/** Whether anything of a guide is kept for those who stay; on the link of a stay, until it opens. */
export function hasLocks(content: GuidebookContent, { isStay = false } = {}): boolean {
  // The locks of what a stay's link shows from the start.
  const isOpen = isStay
    ? leavesOf(tabsSchema).flatMap(({ path, facts }) => (facts.opensAtOnce && path.at(-1)) || [])
    : []
  const isLockedIn = (value: unknown): boolean => {
    if (value === null || typeof value !== 'object') return false
    return Object.entries(value).some(([key, part]) =>
      typeof part === 'boolean'
        ? part && isLockName(key) && !isOpen.includes(key)
        : isLockedIn(part),
    )
  }
  return isLockedIn(readTabs(content)) || content.sections.some(({ items }) => items.some(isLocked))
}

/** What is locked once is locked wherever it stands again: a network in the other tab, a password two networks share. */
export type Closing = {
  networks: ReadonlySet<string>
  secrets: ReadonlySet<string>
  isStay?: boolean
}

export function closingOf({ welcome, wifiTech }: Tabs): Closing {
  const networks = [...welcome.wifiNetworks, ...wifiTech.wifiNetworks].filter(isLocked)
  const codes = welcome.arrival.codes.filter(isLocked)
  const secrets = [...networks.map(({ password }) => password), ...codes.map(({ code }) => code)]
  return {
    networks: textsOf(networks.map(({ ssid }) => ssid)),
    secrets: textsOf(secrets),
  }
}

function textsOf(texts: readonly string[]) {
  return new Set(texts.flatMap((text) => findText(text) ?? []))
}

function closeIn(schema: Schema, stored: unknown, closing: Closing): unknown {
  const { def } = open(schema)
  if (def.type === 'array') {
    return (stored as unknown[]).map((entry) => closeEntry(def.element, entry, closing))
  }
  if (def.type !== 'object') return stored
  const parts = readRecord(stored)
  const locked = lockedFieldsOf(schema, parts, closing)
  const shape = fieldsOf(schema).filter(
    ([key]) => parts[key] !== undefined && !locked.includes(key),
  )
  return Object.fromEntries(shape.map(([key, part]) => [key, closeIn(part, parts[key], closing)]))
}

function closeEntry(schema: Schema, stored: unknown, closing: Closing): unknown {
  const parts = readRecord(stored)
  return isLocked(stored) || repeats(schema, parts, closing)
    ? { ...namedOnly(schema, parts), stayOnly: true }
    : closeIn(schema, stored, closing)
}

/** Whether an entry says again what is locked elsewhere. */
function repeats(schema: Schema, parts: JsonRecord, { networks, secrets }: Closing) {
  return fieldsOf(schema).some(([key, part]) => {
    const text = findText(readText(parts[key]))
    if (text === undefined) return false
    const { isSecret, isOneThing } = factsOf(part)
    return isSecret ? secrets.has(text) : isOneThing === true && networks.has(text)
  })
}

/** What an entry is called, which kind it is, and its id. */
function namedOnly(schema: Schema, parts: JsonRecord): JsonRecord {
  const names = fieldsOf(schema).filter(([key, part]) => {
    const { def, facts, isOptional } = open(part)
    const isKind = def.type === 'enum' && !isOptional
    return parts[key] !== undefined && (facts.isName || facts.isEntryId || isKind)
  })
  return Object.fromEntries(names.map(([key]) => [key, parts[key]]))
}

/** As it is answered to anybody: what is locked says so, in place of what only the host decides. */
export function sayLocked(value: unknown): unknown {
  return mapLocks(value, (key, part) =>
    part === true ? [[key.replace('stayOnly', 'locked').replace('StayOnly', 'Locked'), true]] : [],
  )
}

/** A guide in which nothing is locked any more: for a copy that its host alone decides to hand on. */
export function unlockAll<Content extends GuidebookContent>(content: Content): Content {
  const unlocked = (value: unknown) => mapLocks(value, () => [])
  return {
    ...content,
    amenities: unlocked(content.amenities),
    sections: content.sections.map((section) => ({
      ...section,
      metadata: unlocked(section.metadata),
      items: section.items.map((item) => ({ ...item, stayOnly: false })),
    })),
  }
}

/** Any JSON with each of its locks as `say` has it. */
function mapLocks(
  value: unknown,
  say: (key: string, part: unknown) => [string, unknown][],
): unknown {
  if (Array.isArray(value)) return value.map((each) => mapLocks(each, say))
  if (!isRecord(value)) return value
  const parts = Object.entries(value).flatMap(([key, part]) =>
    isLockName(key) ? say(key, part) : [[key, mapLocks(part, say)]],
  )
  return Object.fromEntries(parts)
}
