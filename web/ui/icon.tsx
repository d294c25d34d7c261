import type { IconNode } from 'lucide'
import { createElement } from 'react'
import { joinClasses } from './join-classes.ts'

export type IconShape = IconNode

type IconProps = { of: IconShape; size?: number; className?: string }

/** A drawing beside words: it says nothing of its own to a screen reader. */
export function Icon({ of: shape, size = 20, className }: IconProps) {
  return (
    <svg
      aria-hidden
      focusable={false}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={joinClasses('shrink-0', className)}
    >
      {shape.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  )
}
