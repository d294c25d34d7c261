import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import type { CopiedEntry } from '#web/editor/copies/copying.ts'

/** What a save sends. */
export type SaveOrder = {
  /** Absent for a new guide. */
  id?: string
  /** What a new guide will be known by, however often it is sent. */
  newId?: string
  form: GuidebookForm
  /** The version the form was made from; without it the save is unconditional. */
  version?: number
  /** The same as long as it is the same save, however often it is sent. */
  saveId?: string
}

export type SavedGuide = { id: string; name: string; shortCode: string; version: number }

export type SaveOutcome =
  | {
      is: 'saved'
      message: string
      guide: SavedGuide
      /** What it changed that stands in other guides, too. */
      copies?: CopiedEntry[]
    }
  | { is: 'stale'; form: GuidebookForm; version: number }
  | { is: 'refused'; code: string; reason: string; fields?: Record<string, string> }
  /** Nobody answered: whether it was saved is not known. */
  | { is: 'unreachable' }
