import type { ReactNode } from 'react'
import { Icon, type IconName } from '#web/guest/frame/icons.tsx'

/** One subject of a section, under a plain heading. */
export function Card({
  icon,
  title,
  children,
}: {
  icon?: IconName
  title?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="g-card" data-entry="">
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
