import type { GuidebookForm } from '#domain/guidebook.ts'

/** What a save sends. */
export type SaveOrder = {
  /** Absent for a new guide. */
  id?: string
  form: GuidebookForm
  /** The version the form was made from; without it the save is unconditional. */
  version?: number
  /** From the second attempt on, a guide that was there before the first is told from one the first made. */
  attempt: number
  knownIds?: string[]
}

export type SavedGuide = { id: string; name: string; shortCode: string; version: number }

export type SaveOutcome =
  | { is: 'saved'; message: string; guide: SavedGuide }
  | { is: 'stale'; form: GuidebookForm; version: number }
  | { is: 'refused'; code: string; reason: string; fields?: Record<string, string> }
  /** Nobody answered: whether it was saved is not known. */
  | { is: 'unreachable' }
