import { joinClasses } from '#web/ui/join-classes.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

export type NamedStatus = { key: string; isComplete: boolean; name: string; label: string }

type StatusNamesProps = { items: readonly NamedStatus[]; label: string }

/** Short names, each behind a full or a hollow dot; to a screen reader and on hover each says its state. */
export function StatusNames({ items, label }: StatusNamesProps) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-x-3 gap-y-1 text-[0.8125rem]">
      {items.map(({ key, isComplete, name, label: state }) => (
        <li
          key={key}
          title={state}
          className={joinClasses(
            'flex items-center gap-1.5',
            isComplete ? 'text-ink' : 'text-ink-soft',
          )}
        >
          <StatusDot isComplete={isComplete} />
          <span aria-hidden>{name}</span>
          <VisuallyHidden>{state}</VisuallyHidden>
        </li>
      ))}
    </ul>
  )
}

export function StatusDot({ isComplete }: { isComplete: boolean }) {
  return (
    <span
      aria-hidden
      className={joinClasses(
        'size-2.5 shrink-0 rounded-full border',
        isComplete ? 'border-agave-ink bg-agave-ink forced-colors:bg-[CanvasText]' : 'border-edge',
      )}
    />
  )
}
