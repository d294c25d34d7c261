import { joinClasses } from './join-classes.ts'
import { VisuallyHidden } from './visually-hidden.tsx'

export type StatusDotItem = { key: string; isComplete: boolean; label: string }

/** A row of dots, full or hollow; each says its own name and state to a screen reader and on hover. */
export function StatusDots({ dots, label }: { dots: readonly StatusDotItem[]; label: string }) {
  return (
    <ul aria-label={label} className="flex flex-wrap gap-1.5">
      {dots.map((dot) => (
        <li key={dot.key} title={dot.label} className="flex">
          <StatusDot isComplete={dot.isComplete} />
          <VisuallyHidden>{dot.label}</VisuallyHidden>
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
