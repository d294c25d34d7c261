import type { ComponentProps } from 'react'

/** Words for those who listen, not seen on the screen. */
export function VisuallyHidden(props: ComponentProps<'span'>) {
  return <span {...props} className="sr-only" />
}
