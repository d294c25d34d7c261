import type { GuestEntry } from '#domain/guest/guest-guide.ts'
import { Card } from './card.tsx'
import { HostText, HostWords } from './host-text.tsx'
import { LockedPart } from './locked.tsx'

/** A rule or a piece of advice: a title, a reason, or either alone. */
export function Entry({ entry: { id, title, notes, stayOnly } }: { entry: GuestEntry }) {
  return (
    <Card anchor={id} title={title && <HostWords text={title} />}>
      {notes && <HostText text={notes} />}
      {stayOnly && <LockedPart />}
    </Card>
  )
}
