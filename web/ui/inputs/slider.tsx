import type { ComponentProps, CSSProperties } from 'react'
import { useFieldWiring } from './field.tsx'

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
