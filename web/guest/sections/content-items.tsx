import type { GuestItem } from '#domain/guest/guest-guide.ts'
import { Icon } from '#web/guest/frame/icons.tsx'
import { useGuestScreen } from '#web/guest/guest-screen.ts'
import { Card } from './card.tsx'
import { HostText, HostWords } from './host-text.tsx'
import { keyed } from './keyed.ts'
import { LockedPart } from './locked.tsx'
import { Pictures } from './pictures.tsx'

export function ContentItems({ items }: { items: GuestItem[] }) {
  return keyed(items, ({ id, title }) => id ?? title ?? '').map(({ key, entry }) => (
    <ContentItem key={key} item={entry} />
  ))
}

function ContentItem({ item }: { item: GuestItem }) {
  const { entryId, title, body, linkUrl, stayOnly } = item
  const { words } = useGuestScreen()
  return (
    <Card anchor={entryId} title={title && <HostWords text={title} />}>
      {body && <HostText text={body} />}
      <Pictures of={item} name={title} />
      {linkUrl && (
        <p className="g-actions">
          <a
            className="g-button"
            href={linkUrl}
            data-written={linkUrl}
            target="_blank"
            rel="noopener nofollow"
          >
            <Icon name="link" />
            {words.openLink}
          </a>
        </p>
      )}
      {stayOnly && <LockedPart />}
    </Card>
  )
}
