import type { ReactNode } from 'react'
import { Icon, type IconShape } from '#web/ui/icon.tsx'

type EmptyStateProps = {
  title: ReactNode
  children: ReactNode
  icon: IconShape
  action?: ReactNode
}

/** Nothing here yet: what it is, why, and the one thing to do. */
export function EmptyState({ title, children, icon, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center gap-4 rounded-card border border-dashed border-edge px-6 py-12 text-center">
      <span className="grid size-14 place-items-center rounded-t-full rounded-b-md bg-sun-soft text-sun-ink">
        <Icon of={icon} size={24} />
      </span>
      <div className="max-w-prose">
        <h2>{title}</h2>
        <div className="mt-2 text-ink-soft">{children}</div>
      </div>
      {action}
    </div>
  )
}
