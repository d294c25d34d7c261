import { ChevronDown } from 'lucide'
import { type ComponentProps, type CSSProperties, useCallback } from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { controlLook, useFieldWiring } from './field.tsx'
import { fitToText } from './fit-to-text.ts'

type TextAreaProps = ComponentProps<'textarea'>

/** Grows with what is written in it. */
export function TextArea({ className, ref, onInput, rows = 3, ...rest }: TextAreaProps) {
  const wiring = useFieldWiring(rest)
  const attach = useCallback(
    (element: HTMLTextAreaElement | null) => {
      if (element) fitToText(element)
      if (typeof ref === 'function') return ref(element)
      if (ref) ref.current = element
    },
    [ref],
  )
  const grow: TextAreaProps['onInput'] = (event) => {
    fitToText(event.currentTarget)
    onInput?.(event)
  }
  return (
    <textarea
      {...rest}
      {...wiring}
      ref={attach}
      rows={rows}
      onInput={grow}
      className={joinClasses(controlLook, 'field-sizing-content resize-y', className)}
      style={{ minHeight: `calc(${rows} * 1.5em + 1.25rem + 2px)` }}
    />
  )
}

type SelectOption = { value: string; label: string; disabled?: boolean; lang?: string }

type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'> & {
  options: readonly SelectOption[]
}

/** The device's own list: at home on every phone, and there without a script. */
export function Select({ options, className, ...rest }: SelectProps) {
  const wiring = useFieldWiring(rest)
  return (
    <div className={joinClasses('relative', className)}>
      <select
        {...rest}
        {...wiring}
        className={joinClasses(controlLook, 'appearance-none truncate pr-11')}
      >
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

type SliderProps = Pick<ComponentProps<'input'>, 'id' | 'step' | 'disabled'> & {
  value: number
  min: number
  max: number
  /** Without it the slider is the page's own, as the server drew it. */
  onValueChange?: (value: number) => void
  /** What the value means, in words. */
  valueText: string
}

/** The browser's own range: arrows, Home, End, Page Up and Page Down, and a thumb for a finger. */
export function Slider({ value, min, max, onValueChange, valueText, ...rest }: SliderProps) {
  const wiring = useFieldWiring(rest)
  const share = max > min ? (value - min) / (max - min) : 0
  return (
    <input
      {...rest}
      {...wiring}
      type="range"
      min={min}
      max={max}
      {...(onValueChange
        ? { value, onChange: (event) => onValueChange(event.currentTarget.valueAsNumber) }
        : { defaultValue: value })}
      aria-valuetext={valueText}
      className="slider"
      style={{ '--share': share } as CSSProperties}
    />
  )
}
