import type { GuestEntry } from '#domain/guest/guest-guide.ts'
import { Card } from './card.tsx'
import { HostText, HostWords } from './host-text.tsx'
import { LockedPart } from './locked.tsx'
import { Pictures } from './pictures.tsx'

/** A rule or a piece of advice: a title, a reason, or either alone. */
export function Entry({ entry }: { entry: GuestEntry }) {
  const { id, title, notes, stayOnly } = entry
  return (
    <Card anchor={id} title={title && <HostWords text={title} />}>
      {notes && <HostText text={notes} />}
      <Pictures of={entry} name={title} />
      {stayOnly && <LockedPart />}
    </Card>
  )
}
