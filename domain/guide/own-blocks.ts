import type { z } from 'zod'
import { isPhotoAddress } from '#domain/photo.ts'
import { entry, exactText, link, list, text, toggle } from './fields.ts'

export const ownItem = entry({
  /** Of its row; a block that was never saved has none. */
  id: exactText({ max: 64, isInner: true }).unwrap().optional(),
  title: text({ max: 200 }),
  body: text({ max: 5000 }),
  photoUrl: exactText({ max: 2048, isShown: isPhotoAddress }),
  linkUrl: link({ max: 2048 }),
  isActive: toggle(),
})

export type OwnItem = z.output<typeof ownItem>

/** A host's own blocks in one section, and whether guests see the section at all. */
export type OwnSection = { isActive: boolean; items: OwnItem[] }

export const ownItems = list({ max: 60 }, ownItem)

// Absent is "leave as it is" here, at every level: a client that knows no own blocks never deletes one.
export const ownSection = entry({
  isActive: toggle().unwrap().optional(),
  items: ownItems.unwrap().optional(),
}).optional()
