import { Link, type LinkProps } from 'react-router'
import { Icon, type IconShape } from '#web/ui/icon.tsx'
import { type ButtonSize, type ButtonTone, buttonLook } from './button-look.ts'

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
