import { useRef } from 'react'
import {
  type DayPeriod,
  dayPeriods,
  formatTimeInput,
  periodWhileTyping,
  togglePeriod,
  withPeriod,
} from '#domain/values/stay-times.ts'
import { welcomeWords } from '#web/copy/guide/welcome.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { useField, useFieldError } from '#web/editor/form/form-access.ts'
import { useMarkId, useTouch, WaitingDot } from '#web/editor/unconfirmed/waiting.tsx'
import { Field, TextInput } from '#web/ui/inputs/field.tsx'
import { SegmentedControl } from '#web/ui/inputs/segmented-control.tsx'

type TimeFieldProps = { which: 'checkIn' | 'checkOut'; example: string }

/** An hour that formats itself while it is typed, and its half of the day, which a press turns around. */
export function TimeField({ which, example }: TimeFieldProps) {
  const words = useCopy(welcomeWords)
  const hourKey = `${which}Hour` as const
  const periodKey = `${which}Period` as const
  const hourPath = `welcome.${hourKey}` as const
  const hour = useField(hourPath)
  const period = useField(`welcome.${periodKey}`)
  const pressed = useRef(period.value)
  const { label: periodLabel, choices } = words[periodKey]
  const before = { hour: hour.value, period: period.value }
  const type = (typed: string) => {
    const text = formatTimeInput(typed)
    hour.onChange(text)
    period.onChange(periodWhileTyping({ before, hour: text, pressed: pressed.current }))
  }
  const markId = useMarkId(hourPath)
  const touch = useTouch()
  const press = (half: DayPeriod) => {
    touch(hourPath)
    pressed.current = half
    const turned = withPeriod(before, half)
    hour.onChange(turned.hour)
    period.onChange(turned.period)
  }
  return (
    <div className="flex flex-wrap items-start gap-2">
      <Field
        label={words[hourKey].label}
        error={useFieldError(hourPath)}
        describedBy={markId}
        className="w-24"
      >
        <TextInput
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          name={hourPath}
          ref={hour.ref}
          value={hour.value}
          placeholder={example}
          onBlur={hour.onBlur}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          className="tabular-nums"
        />
      </Field>
      <SegmentedControl<DayPeriod>
        label={periodLabel}
        isLabelHidden
        segments={dayPeriods.map((value) => ({ value, label: choices[value] }))}
        value={period.value}
        onValueChange={press}
        onChosenPress={() => press(togglePeriod(period.value))}
        name={`welcome.${periodKey}`}
        className="pt-[1.875rem]"
      />
      <WaitingDot path={hourPath} name={words[hourKey].label} className="mt-[1.875rem] size-11" />
    </div>
  )
}
