import { ArrowUpRight } from 'lucide'
import type { ComponentProps } from 'react'
import { Link, type LinkProps } from 'react-router'
import { Icon, type IconShape } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Spinner } from '#web/ui/status/waiting.tsx'

export type ButtonProps = PressButtonProps & Look & { icon?: IconShape }

export function Button({ tone, size, icon, className, children, ...rest }: ButtonProps) {
  return (
    <PressButton {...rest} className={buttonLook({ tone, size, className })}>
      {rest.isBusy ? <Spinner /> : icon ? <Icon of={icon} /> : null}
      {children}
    </PressButton>
  )
}

export type IconButtonProps = Omit<PressButtonProps, 'children'> & {
  icon: IconShape
  label: string
  tone?: ButtonTone
}

export function IconButton({ icon, label, tone, className, ...rest }: IconButtonProps) {
  return (
    <PressButton {...rest} aria-label={label} className={iconButtonLook({ tone, className })}>
      {rest.isBusy ? <Spinner /> : <Icon of={icon} />}
    </PressButton>
  )
}

export type PressButtonProps = ComponentProps<'button'> & { isBusy?: boolean }

/** Busy or `aria-disabled`, it keeps its place in the tab order and does nothing. */
export function PressButton({ isBusy, onClick, ...rest }: PressButtonProps) {
  const isIdle = isBusy || String(rest['aria-disabled']) === 'true'
  return (
    <button
      type="button"
      {...rest}
      aria-busy={isBusy || undefined}
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? (event) => event.preventDefault() : onClick}
    />
  )
}

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger'

const shared =
  'inline-flex items-center justify-center gap-2 min-h-11 rounded-control border font-semibold ' +
  'leading-tight text-center no-underline cursor-pointer select-none transition-colors duration-150 ' +
  'disabled:cursor-not-allowed disabled:opacity-55 ' +
  'aria-disabled:not-aria-busy:cursor-not-allowed aria-disabled:not-aria-busy:opacity-55 ' +
  'aria-busy:cursor-progress'

const tones: Record<ButtonTone, string> = {
  primary:
    'border-transparent bg-primary text-white hover:bg-primary-strong active:bg-primary-strong',
  secondary:
    'border-hairline bg-surface text-ink hover:border-edge hover:bg-paper active:bg-sunken ' +
    'aria-pressed:border-agave-ink aria-pressed:bg-agave-soft aria-pressed:text-agave-ink',
  quiet: 'border-transparent text-ink-soft hover:bg-sunken hover:text-ink active:bg-hairline',
  danger: 'border-transparent bg-danger text-white hover:bg-danger-strong active:bg-danger-strong',
}

const sizes = { medium: 'px-5 py-2.5', compact: 'px-3.5 py-2 text-[0.9375rem]' }

type Look = { tone?: ButtonTone; size?: keyof typeof sizes; className?: string }

export function buttonLook({ tone = 'secondary', size = 'medium', className }: Look) {
  return joinClasses(shared, tones[tone], sizes[size], className)
}

export function iconButtonLook({ tone = 'secondary', className }: Look) {
  return joinClasses(shared, tones[tone], 'w-11 p-0', className)
}

type ButtonLinkProps = Omit<LinkProps, 'className'> & Look & { icon?: IconShape }

export function ButtonLink({ tone, size, icon, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonLook({ tone, size, className })}>
      {icon ? <Icon of={icon} /> : null}
      {children}
    </Link>
  )
}

export const textLinkLook =
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

export function NewTabLink({ newTabLabel, children, ...rest }: NewTabLinkProps) {
  return (
    <TextLink
      {...rest}
      target="_blank"
      rel="noopener noreferrer"
      className="inline-flex items-center gap-0.5"
    >
      {children}
      <Icon of={ArrowUpRight} size={16} />
      <span className="sr-only"> ({newTabLabel})</span>
    </TextLink>
  )
}
