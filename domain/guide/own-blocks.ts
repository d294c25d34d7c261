import type { z } from 'zod'
import {
  type EntryPhoto,
  entryId,
  exactText,
  fields,
  link,
  list,
  lockOf,
  photo,
  pictures,
  text,
  toggle,
} from './fields.ts'

export const ownItem = fields({
  /** Of its row; a block that was never saved has none. */
  id: exactText({ max: 64, isInner: true }).unwrap().optional(),
  entryId: entryId(),
  stayOnly: lockOf('*'),
  title: text({ max: 200, isName: true }),
  body: text({ max: 5000 }),
  /** The first of its photos. */
  photoUrl: photo(),
  ...pictures(),
  linkUrl: link({ max: 2048 }),
  isActive: toggle(),
})

export type OwnItem = z.output<typeof ownItem>

type Photographed = { photoUrl: string; photos?: readonly EntryPhoto[] | undefined }

/**
 * The photos of a block, whose first has a name of its own. Where the two disagree, the one that is not as it was before is
 * what somebody wanted.
 */
export function photosOfBlock({ photoUrl, photos }: Photographed, before?: readonly EntryPhoto[]) {
  const isMeant = photos && (before ? !showTheSame(photos, before) : photos.length > 0)
  return isMeant ? photos : withFirst(photoUrl, photos ?? before ?? [])
}

export function withFirst(photoUrl: string, photos: readonly EntryPhoto[]): readonly EntryPhoto[] {
  const [first, ...others] = photos
  if (photoUrl === (first?.photoUrl ?? '')) return photos
  return photoUrl === '' ? others : [{ photoUrl, caption: '' }, ...others]
}

function showTheSame(photos: readonly EntryPhoto[], others: readonly EntryPhoto[]) {
  return JSON.stringify(photos.map(wordOf)) === JSON.stringify(others.map(wordOf))
}

function wordOf({ photoUrl, caption }: EntryPhoto) {
  return [photoUrl, caption]
}

const ownItems = list({ max: 60, mayBeEmpty: true }, ownItem)

/** A host's own blocks in one section, and whether guests see the section at all. */
export const wholeOwnSection = fields({ isActive: toggle(), items: ownItems })

export type OwnSection = z.output<typeof wholeOwnSection>

// Absent is "leave as it is" here, at every level: a client that knows no own blocks never deletes one.
export const ownSection = fields({
  isActive: toggle().unwrap().optional(),
  items: ownItems.unwrap().optional(),
}).optional()
