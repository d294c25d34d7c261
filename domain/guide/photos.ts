import { readTabs } from '#domain/guide/stored/read-tabs.ts'
import type { GuidebookContent } from '#domain/guide/stored/stored-guide.ts'
import { ownSectionsOf } from '#domain/guide/stored/stored-to-form.ts'
import { switchedOnPartOf } from '#domain/guide/stored/switched-on.ts'
import { entryOf, fieldsOf, open, type Schema } from './facts.ts'
import { tabsSchema, wholeFormSchema } from './guide-form.ts'

/** A photo of a guide, and the path of its field. */
export type PhotoField = { field: string; address: string }

/** Every photo in a part of a guide, whatever it is a photo of. */
export function photosIn(schema: Schema, value: unknown, path: string[] = []): PhotoField[] {
  if (typeof value === 'string') {
    const isPhoto = open(schema).facts.isPhoto === true && value.trim() !== ''
    return isPhoto ? [{ field: path.join('.'), address: value.trim() }] : []
  }
  const entry = entryOf(schema)
  if (entry && Array.isArray(value))
    return value.flatMap((each, at) => photosIn(entry, each, [...path, String(at)]))
  return fieldsOf(schema).flatMap(([key, part]) =>
    photosIn(part, valueAt(value, key), [...path, key]),
  )
}

/** A save asks for those of the same guide half a dozen times. */
const known = new WeakMap<GuidebookContent, readonly string[]>()

/** The photos that a guide shows anywhere, by path, each once. */
export function photoPathsOf(content: GuidebookContent): readonly string[] {
  const paths = known.get(content) ?? readPaths(content)
  known.set(content, paths)
  return paths
}

function readPaths(content: GuidebookContent): readonly string[] {
  const { sections } = wholeFormSchema.shape
  const shown = [
    ...photosIn(tabsSchema, readTabs(content)),
    ...photosIn(sections, ownSectionsOf(content)),
  ]
  return [...new Set(shown.map(({ address }) => address))]
}

/** The same, and whether it stands where guests look: neither its section nor its block is switched off. */
export function placedPhotosOf(content: GuidebookContent): { path: string; isVisible: boolean }[] {
  const visible = photoPathsOf(switchedOnPartOf(content))
  return photoPathsOf(content).map((path) => ({ path, isVisible: visible.includes(path) }))
}

/** A part of a guide with each of its photos under another address. */
export function withPhotos<Part>(
  schema: Schema,
  value: Part,
  addressOf: (address: string) => string,
): Part {
  return changed(schema, value, addressOf) as Part
}

function changed(schema: Schema, value: unknown, addressOf: (address: string) => string): unknown {
  if (typeof value === 'string')
    return open(schema).facts.isPhoto && value.trim() !== '' ? addressOf(value.trim()) : value
  const entry = entryOf(schema)
  if (Array.isArray(value))
    return entry ? value.map((each) => changed(entry, each, addressOf)) : value
  if (typeof value !== 'object' || value === null) return value
  const parts = fieldsOf(schema).flatMap(([key, part]) => {
    const own = valueAt(value, key)
    return own === undefined ? [] : [[key, changed(part, own, addressOf)] as const]
  })
  return { ...value, ...Object.fromEntries(parts) }
}

function valueAt(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined
}
