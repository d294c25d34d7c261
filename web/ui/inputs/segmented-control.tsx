import { useId } from 'react'
import { joinClasses } from '#web/ui/join-classes.ts'

type SegmentedControlProps<Value extends string> = {
  label: string
  /** What each says, in the order they stand in. */
  choices: Readonly<Record<Value, string>>
  /** None while nobody has chosen. */
  value: Value | undefined
  onValueChange: (value: Value) => void
  /** Pressed once more, the chosen one can mean something, too. */
  onChosenPress?: () => void
  name?: string
  isLabelHidden?: boolean
  className?: string
}

export function SegmentedControl<Value extends string>(props: SegmentedControlProps<Value>) {
  const { label, choices, value, onValueChange, onChosenPress } = props
  const { name, isLabelHidden, className } = props
  const fallbackName = useId()
  return (
    <fieldset className={joinClasses('min-w-0', className)}>
      <legend className={isLabelHidden ? 'sr-only' : 'mb-1.5 font-semibold text-ink'}>
        {label}
      </legend>
      <div className="inline-flex max-w-full rounded-control border border-edge bg-surface">
        {(Object.keys(choices) as Value[]).map((choice) => (
          <label
            key={choice}
            className={
              'relative flex min-h-11 min-w-13 cursor-pointer items-center justify-center px-4 py-1.5 ' +
              'text-center leading-tight font-semibold text-ink-soft transition-colors duration-150 hover:text-ink ' +
              'not-first:border-l not-first:border-hairline first:rounded-l-[9px] last:rounded-r-[9px] ' +
              'has-checked:bg-primary-soft has-checked:text-primary-ink ' +
              'forced-colors:has-checked:bg-[Highlight] forced-colors:has-checked:text-[HighlightText] ' +
              'has-focus-visible:z-10 has-focus-visible:outline-2 has-focus-visible:outline-offset-1 ' +
              'has-focus-visible:outline-primary-ink'
            }
          >
            <input
              type="radio"
              name={name ?? fallbackName}
              value={choice}
              checked={choice === value}
              onChange={() => onValueChange(choice)}
              onClick={choice === value ? onChosenPress : undefined}
              onKeyDown={(event) => {
                // To a browser, Space on the chosen one is no press at all.
                if (!onChosenPress || choice !== value || event.key !== ' ') return
                event.preventDefault()
                onChosenPress()
              }}
              className="absolute inset-0 appearance-none outline-none"
            />
            <span className="relative">{choices[choice]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
