import type { ReactNode } from 'react'
import type { GuestEntry } from '#domain/guest/guest-guide.ts'
import { Card } from './card.tsx'
import { HostText, HostWords } from './host-text.tsx'
import { LockedPart } from './locked.tsx'
import { Pictures } from './pictures.tsx'

type EntryProps = { entry: GuestEntry; children?: ReactNode }

/** A rule, a device, a block of the host's own: a title, a text, or either alone, and what there is to see. */
export function Entry({ entry, children }: EntryProps) {
  const { id, title, notes, stayOnly } = entry
  return (
    <Card anchor={id} title={title && <HostWords text={title} />}>
      {notes && <HostText text={notes} />}
      <Pictures of={entry} name={title} />
      {children}
      {stayOnly && <LockedPart />}
    </Card>
  )
}
