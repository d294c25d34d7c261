import { readTabs } from '#domain/guide/stored/read-tabs.ts'
import type { GuidebookContent } from '#domain/guide/stored/stored-guide.ts'
import { ownSectionsOf } from '#domain/guide/stored/stored-to-form.ts'
import { withoutSwitchedOff } from '#domain/guide/stored/with-only.ts'
import type { Schema } from './facts.ts'
import { tabsSchema, wholeFormSchema } from './guide-form.ts'
import { type FilledField, leavesIn, mapLeaves } from './walks.ts'

/** A photo of a guide, and the path of its field. */
export type PhotoField = { field: string; address: string }

/** Every photo in a part of a guide, whatever it is a photo of. */
export function photosIn(schema: Schema, value: unknown): PhotoField[] {
  return leavesIn(schema, value).flatMap((leaf) => {
    const address = photoAt(leaf)
    return address === undefined ? [] : [{ field: leaf.path.join('.'), address }]
  })
}

function photoAt({ facts, value }: FilledField) {
  const address = facts.isPhoto && typeof value === 'string' ? value.trim() : ''
  return address === '' ? undefined : address
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
  const visible = photoPathsOf(withoutSwitchedOff(content))
  return photoPathsOf(content).map((path) => ({ path, isVisible: visible.includes(path) }))
}

/** A part of a guide with each of its photos under another address. */
export function withPhotos<Part>(
  schema: Schema,
  value: Part,
  addressOf: (address: string) => string,
): Part {
  return mapLeaves(schema, value, (leaf) => {
    const address = photoAt(leaf)
    return address === undefined ? leaf.value : addressOf(address)
  })
}
