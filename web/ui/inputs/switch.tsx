import { type ComponentProps, type ReactNode, useId } from 'react'
import { joinClasses } from '#web/ui/join-classes.ts'

type SwitchProps = Omit<ComponentProps<'input'>, 'type' | 'role'> & {
  label: ReactNode
  hint?: ReactNode
}

/** A native checkbox tells its state itself: `aria-checked` would say it twice. */
const asSwitch = { type: 'checkbox', role: 'switch' } as const

/** On or off, at once. */
export function Switch({ label, hint, className, ...rest }: SwitchProps) {
  const hintId = useId()
  return (
    <label
      className={joinClasses(
        'flex min-h-11 cursor-pointer items-start justify-between gap-4 py-2.5',
        className,
      )}
    >
      <span className="min-w-0">
        <span className="font-semibold text-ink">{label}</span>
        {hint ? (
          <span id={hintId} className="block text-sm text-ink-soft">
            {hint}
          </span>
        ) : null}
      </span>
      <span className="relative inline-flex h-7 w-12 shrink-0">
        <input
          aria-describedby={hint ? hintId : undefined}
          {...rest}
          {...asSwitch}
          className={
            'peer absolute inset-0 cursor-pointer appearance-none rounded-pill border border-edge ' +
            'bg-sunken transition-colors duration-150 checked:border-agave checked:bg-agave ' +
            'disabled:cursor-not-allowed disabled:opacity-55 forced-colors:appearance-auto'
          }
        />
        <span
          aria-hidden
          className={
            'pointer-events-none relative m-1 size-5 rounded-full bg-edge transition-transform ' +
            'duration-150 peer-checked:translate-x-5 peer-checked:bg-on-agave forced-colors:hidden'
          }
        />
      </span>
    </label>
  )
}
