import { Check } from 'lucide'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
}

export function Checkbox({ label, hint, className, ...rest }: CheckboxProps) {
  const hintId = useId()
  return (
    <label
      className={joinClasses('flex min-h-11 cursor-pointer items-start gap-3 py-2.5', className)}
    >
      <span className="relative grid size-6 shrink-0 place-items-center">
        <input
          aria-describedby={hint ? hintId : undefined}
          {...rest}
          type="checkbox"
          className={
            'peer absolute inset-0 size-6 cursor-pointer appearance-none rounded-md border border-edge ' +
            'bg-surface transition-colors duration-150 hover:border-ink-faint checked:border-primary ' +
            'checked:bg-primary disabled:cursor-not-allowed disabled:opacity-55 ' +
            'aria-invalid:border-danger-ink forced-colors:appearance-auto'
          }
        />
        <Icon
          of={Check}
          size={18}
          className="pointer-events-none relative text-white opacity-0 peer-checked:opacity-100"
        />
      </span>
      <span className="min-w-0 wrap-anywhere">
        <span className="text-ink">{label}</span>
        <Hint id={hintId}>{hint}</Hint>
      </span>
    </label>
  )
}

/** A native checkbox tells its state itself: `aria-checked` would say it twice. */
const asSwitch = { type: 'checkbox', role: 'switch' } as const

export function Switch({ label, hint, className, ...rest }: Omit<CheckboxProps, 'role'>) {
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
        <Hint id={hintId}>{hint}</Hint>
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
            'duration-150 peer-checked:translate-x-5 peer-checked:bg-white forced-colors:hidden'
          }
        />
      </span>
    </label>
  )
}

function Hint({ id, children }: { id: string; children: ReactNode }) {
  if (!children) return null
  return (
    <span id={id} className="block text-sm text-ink-soft">
      {children}
    </span>
  )
}
