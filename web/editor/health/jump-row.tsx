import { ChevronRight } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'

type JumpRowProps = { text: string; hint: string; onPress: () => void; children?: ReactNode }

/** One row that leads somewhere: all of it is the button, as wide as a thumb needs. */
export function JumpRow({ text, hint, onPress, children }: JumpRowProps) {
  return (
    <li className="flex items-center gap-1 py-1">
      <button
        type="button"
        onClick={onPress}
        className="-ml-2 flex min-h-14 min-w-0 flex-1 cursor-pointer items-center gap-3 rounded-control px-2 py-2 text-left hover:bg-sunken"
      >
        <span className="min-w-0 flex-1">
          <span className="block leading-snug font-semibold">{text}</span>
          <span className="line-clamp-2 text-sm wrap-anywhere text-ink-soft">{hint}</span>
        </span>
        <Icon of={ChevronRight} size={18} className="shrink-0 text-ink-faint" />
      </button>
      {children}
    </li>
  )
}
