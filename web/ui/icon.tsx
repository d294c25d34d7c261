import type { LucideIcon } from 'lucide-react'
import { joinClasses } from './join-classes.ts'

export type IconShape = LucideIcon

type IconProps = { of: IconShape; size?: number; className?: string }

/** A drawing beside words: it says nothing of its own to a screen reader. */
export function Icon({ of: Shape, size = 20, className }: IconProps) {
  return (
    <Shape
      aria-hidden
      focusable={false}
      width={size}
      height={size}
      strokeWidth={1.75}
      className={joinClasses('shrink-0', className)}
    />
  )
}
