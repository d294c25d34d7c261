import type { ReactNode } from 'react'
import { Icon, type IconName } from '#web/guest/frame/icons.tsx'
import { cardId, useGuestScreen } from '#web/guest/guest-screen.ts'

/** One subject of a section, under a plain heading. */
export function Card({
  anchor,
  icon,
  title,
  children,
}: {
  /** What a link to this card is made of: an entry's id, or the name of a card of ours. */
  anchor?: string
  icon?: IconName
  title?: ReactNode
  children: ReactNode
}) {
  const screen = useGuestScreen()
  return (
    <div className="g-card" id={cardId(screen, anchor)} data-entry="">
      {title && (
        <h3 className="g-card-title">
          {icon && <Icon name={icon} />}
          <span>{title}</span>
        </h3>
      )}
      {children}
    </div>
  )
}
