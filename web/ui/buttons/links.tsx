import { ArrowUpRight } from 'lucide'
import { Link, type LinkProps } from 'react-router'
import { Icon, type IconShape } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { type ButtonSize, type ButtonTone, buttonLook } from './button.tsx'

type ButtonLinkProps = Omit<LinkProps, 'className'> & {
  tone?: ButtonTone
  size?: ButtonSize
  icon?: IconShape
  className?: string
}

/** Looks like a button, goes somewhere. */
export function ButtonLink({ tone, size, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonLook({ tone, size, className })}>
      {icon ? <Icon of={icon} /> : null}
      {children}
    </Link>
  )
}

const textLinkLook =
  'text-primary-ink underline decoration-1 underline-offset-4 decoration-primary-ink/50 ' +
  'hover:decoration-2 hover:decoration-primary-ink transition-colors duration-150'

type TextLinkProps = Omit<LinkProps, 'className'> & { className?: string }

export function TextLink({ className, ...rest }: TextLinkProps) {
  return <Link {...rest} className={joinClasses(textLinkLook, className)} />
}

/** One on a line of its own. */
export function LinkLine(props: TextLinkProps) {
  return (
    <p>
      <TextLink {...props} />
    </p>
  )
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
      <span className="sr-only"> ({newTabLabel})</span>
    </Link>
  )
}
