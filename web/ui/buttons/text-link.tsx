import { ArrowUpRight } from 'lucide'
import { Link, type LinkProps } from 'react-router'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

const textLinkLook =
  'text-primary-ink underline decoration-1 underline-offset-4 decoration-primary-ink/50 ' +
  'hover:decoration-2 hover:decoration-primary-ink transition-colors duration-150'

type TextLinkProps = Omit<LinkProps, 'className'> & { className?: string }

export function TextLink({ className, ...rest }: TextLinkProps) {
  return <Link {...rest} className={joinClasses(textLinkLook, className)} />
}

type NewTabLinkProps = Omit<TextLinkProps, 'target' | 'rel' | 'className'> & { newTabLabel: string }

/** Opens beside the page and says so. */
export function NewTabLink({ newTabLabel, children, ...rest }: NewTabLinkProps) {
  return (
    <Link
      {...rest}
      target="_blank"
      rel="noopener noreferrer"
      className={joinClasses(textLinkLook, 'inline-flex items-center gap-0.5')}
    >
      {children}
      <Icon of={ArrowUpRight} size={16} />
      <VisuallyHidden> ({newTabLabel})</VisuallyHidden>
    </Link>
  )
}
