import { ChevronDown } from 'lucide'
import type { ComponentProps } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { controlLook } from './control-look.ts'
import { useFieldWiring } from './field.tsx'

type SelectOption = { value: string; label: string; disabled?: boolean; lang?: string }

type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'> & {
  options: readonly SelectOption[]
  /** Shown while nothing is chosen; cannot be chosen back. */
  prompt?: string
}

/** The device's own list: at home on every phone, and there without a script. */
export function Select({ options, prompt, className, ...rest }: SelectProps) {
  const wiring = useFieldWiring(rest)
  return (
    <div className={joinClasses('relative', className)}>
      <select
        {...rest}
        {...wiring}
        className={joinClasses(controlLook, 'appearance-none truncate pr-11')}
      >
        {prompt ? (
          <option value="" disabled>
            {prompt}
          </option>
        ) : null}
        {options.map(({ label, ...option }) => (
          <option key={option.value} {...option}>
            {label}
          </option>
        ))}
      </select>
      <Icon
        of={ChevronDown}
        className="pointer-events-none absolute inset-y-0 right-3.5 my-auto text-ink-soft"
      />
    </div>
  )
}
