import { joinClasses } from '#web/ui/join-classes.ts'

export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger'
export type ButtonSize = 'medium' | 'compact'

const shared =
  'inline-flex items-center justify-center gap-2 min-h-11 rounded-control border font-semibold ' +
  'leading-tight text-center no-underline cursor-pointer select-none transition-colors duration-150 ' +
  'disabled:cursor-not-allowed disabled:opacity-55 ' +
  'aria-disabled:not-aria-busy:cursor-not-allowed aria-disabled:not-aria-busy:opacity-55 ' +
  'aria-busy:cursor-progress'

const tones: Record<ButtonTone, string> = {
  primary:
    'border-transparent bg-primary text-on-primary hover:bg-primary-strong active:bg-primary-strong',
  secondary:
    'border-hairline bg-surface text-ink hover:border-edge hover:bg-paper active:bg-sunken',
  quiet: 'border-transparent text-ink-soft hover:bg-sunken hover:text-ink active:bg-hairline',
  danger:
    'border-transparent bg-danger text-on-danger hover:bg-danger-strong active:bg-danger-strong',
}

const sizes: Record<ButtonSize, string> = {
  medium: 'px-5 py-2.5',
  compact: 'px-3.5 py-2 text-[0.9375rem]',
}

type Look = { tone?: ButtonTone; size?: ButtonSize; className?: string }

export function buttonLook({ tone = 'secondary', size = 'medium', className }: Look) {
  return joinClasses(shared, tones[tone], sizes[size], className)
}

export function iconButtonLook({ tone = 'secondary', className }: Look) {
  return joinClasses(shared, tones[tone], 'w-11 p-0', className)
}
