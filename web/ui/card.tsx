import type { ComponentProps } from 'react'
import { joinClasses } from './join-classes.ts'

/** For a card that is an article or a list item. */
export const cardLook = 'min-w-0 rounded-card border border-hairline bg-surface p-5 sm:p-6'

export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return <div {...rest} className={joinClasses(cardLook, className)} />
}
