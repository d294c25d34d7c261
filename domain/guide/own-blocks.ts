import type { z } from 'zod'
import { entryId, exactText, fields, link, list, lockOf, photo, text, toggle } from './fields.ts'

export const ownItem = fields({
  /** Of its row; a block that was never saved has none. */
  id: exactText({ max: 64, isInner: true }).unwrap().optional(),
  entryId: entryId(),
  stayOnly: lockOf('*'),
  title: text({ max: 200, isName: true }),
  body: text({ max: 5000 }),
  photoUrl: photo(),
  linkUrl: link({ max: 2048 }),
  isActive: toggle(),
})

export type OwnItem = z.output<typeof ownItem>

const ownItems = list({ max: 60, mayBeEmpty: true }, ownItem)

/** A host's own blocks in one section, and whether guests see the section at all. */
export const wholeOwnSection = fields({ isActive: toggle(), items: ownItems })

export type OwnSection = z.output<typeof wholeOwnSection>

// Absent is "leave as it is" here, at every level: a client that knows no own blocks never deletes one.
export const ownSection = fields({
  isActive: toggle().unwrap().optional(),
  items: ownItems.unwrap().optional(),
}).optional()
