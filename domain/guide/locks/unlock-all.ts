import { isLockName } from '#domain/guide/facts.ts'
import type { GuidebookContent } from '#domain/guide/stored/stored-guide.ts'
import { isRecord } from '#domain/values/read-json.ts'

/** A guide in which nothing is locked any more: for a copy that its host alone decides to hand on. */
export function unlockAll<Content extends GuidebookContent>(content: Content): Content {
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

function unlocked(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unlocked)
  if (!isRecord(value)) return value
  const open = Object.entries(value).filter(([key]) => !isLockName(key))
  return Object.fromEntries(open.map(([key, part]) => [key, unlocked(part)]))
}
