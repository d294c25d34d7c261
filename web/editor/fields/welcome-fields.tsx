import { useRef } from 'react'
import { withContactInfo } from '#domain/guide/editing/presses.ts'
import {
  type DayPeriod,
  formatTimeInput,
  periodWhileTyping,
  type TypedTime,
  togglePeriod,
  withPeriod,
} from '#domain/values/stay-times.ts'
import { isBlank } from '#domain/values/text.ts'
import { arrivalCopy } from '#web/copy/guide/arrival.ts'
import { fieldsCopy } from '#web/copy/guide/fields.ts'
import { welcomeWords } from '#web/copy/guide/welcome.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import {
  useField,
  useFieldError,
  useFieldWords,
  useFormAccess,
  useValue,
  useWas,
} from '#web/editor/form/use-editor-form.ts'
import { codeKind, stepKind } from '#web/editor/lists/entry-kinds.tsx'
import { ListSection } from '#web/editor/lists/entry-list.tsx'
import { useMarkId, useTouch, WaitingDot } from '#web/editor/unconfirmed/waiting.tsx'
import { Switch } from '#web/ui/inputs/checkbox.tsx'
import { Field, TextInput } from '#web/ui/inputs/field.tsx'
import { SegmentedControl } from '#web/ui/inputs/segmented-control.tsx'
import { CountField, TextField } from './form-fields.tsx'
import { FoldedSection, FormSection } from './sections.tsx'

/** An hour that formats itself while it is typed, and its half of the day, which a press turns around. */
export function TimeField({ which, example }: { which: 'checkIn' | 'checkOut'; example: string }) {
  const words = useCopy(welcomeWords)
  const hourKey = `${which}Hour` as const
  const periodKey = `${which}Period` as const
  const hourPath = `welcome.${hourKey}` as const
  const hour = useField(hourPath)
  const period = useField(`welcome.${periodKey}`)
  /** What typing has made of the field; what it did not make was pressed, or came with another form. */
  const typed = useRef<{ time: TypedTime; pressed: DayPeriod }>(undefined)
  const { label: periodLabel, choices } = words[periodKey]
  const before = { hour: hour.value, period: period.value }
  const type = (text: string) => {
    const { time, pressed: earlier } = typed.current ?? {}
    const isTyped = time?.hour === before.hour && time.period === before.period
    const pressed = (isTyped && earlier) || before.period
    const next = formatTimeInput(text)
    const half = periodWhileTyping({ before, hour: next, pressed })
    typed.current = { time: { hour: next, period: half }, pressed }
    hour.onChange(next)
    period.onChange(half)
  }
  const markId = useMarkId(hourPath)
  const touch = useTouch()
  const press = (half: typeof period.value) => {
    touch(hourPath)
    typed.current = undefined
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
          {...hour}
          placeholder={example}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          className="tabular-nums"
        />
      </Field>
      <SegmentedControl
        label={periodLabel}
        isLabelHidden
        choices={choices}
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

/** How guests reach the host; switched off, what stood here is cleared. */
export function ContactFields() {
  const { label, hint } = useFieldWords('welcome.contactInfoEnabled')
  const { getValues, setValue } = useFormAccess()
  const isEnabled = useValue('welcome.contactInfoEnabled')
  const toggle = (isOn: boolean) => {
    const next = withContactInfo(getValues('welcome'), isOn)
    setValue('welcome.contactInfoEnabled', next.contactInfoEnabled)
    setValue('welcome.hostPhone', next.hostPhone)
    setValue('welcome.hostPhoneType', next.hostPhoneType)
    setValue('welcome.supportMessage', next.supportMessage)
    setValue('welcome.emergencyContact', next.emergencyContact)
  }
  return (
    <FormSection title={useCopy(fieldsCopy).contact}>
      <Switch
        {...{ label, hint }}
        name="welcome.contactInfoEnabled"
        checked={isEnabled}
        onChange={({ currentTarget }) => toggle(currentTarget.checked)}
      />
      {isEnabled ? <ContactDetails /> : <EmailWhileWrong />}
    </FormSection>
  )
}

function ContactDetails() {
  const { label, choices } = useCopy(welcomeWords).hostPhoneType
  const { setValue } = useFormAccess()
  const phoneType = useValue('welcome.hostPhoneType')
  return (
    <>
      <div className="flex flex-wrap items-start gap-4">
        <TextField
          path="welcome.hostPhone"
          input={{ type: 'tel', inputMode: 'tel', autoComplete: 'tel' }}
          className="min-w-56 flex-1"
        />
        <SegmentedControl
          label={label}
          choices={choices}
          value={phoneType}
          onValueChange={(value) => setValue('welcome.hostPhoneType', value)}
          name="welcome.hostPhoneType"
        />
      </div>
      <EmailField />
      <TextField path="welcome.supportMessage" rows={2} />
      <TextField path="welcome.emergencyContact" rows={1} />
    </>
  )
}

function EmailField() {
  return (
    <TextField
      path="welcome.hostEmail"
      input={{ type: 'email', inputMode: 'email', autoComplete: 'email' }}
    />
  )
}

/** The e-mail outlives the switch, and so may what is wrong with it: then it stays to be put right. */
function EmailWhileWrong() {
  return useWas(useFieldError('welcome.hostEmail') !== undefined) ? <EmailField /> : null
}

export function ArrivalFields() {
  const words = useCopy(arrivalCopy)
  const steps = useValue('welcome.arrival.steps') ?? []
  const codes = useValue('welcome.arrival.codes') ?? []
  const stepCount = steps.filter(({ notes }) => !isBlank(notes)).length
  const codeCount = codes.filter(({ code }) => !isBlank(code)).length
  const said = [stepCount > 0 && words.steps(stepCount), codeCount > 0 && words.codes(codeCount)]
  return (
    <FoldedSection
      title={words.title}
      line={said.filter(Boolean).join(', ') || words.hint}
      paths={['welcome.arrival']}
    >
      <FormSection title={words.gettingHere} hint={words.elsewhere}>
        <TextField path="welcome.arrival.byPlane" rows={2} />
        <TextField path="welcome.arrival.byBus" rows={2} />
        <TextField path="welcome.arrival.byCar" rows={2} />
        <TextField path="welcome.arrival.parking" rows={2} />
        <TextField path="welcome.arrival.gate" lock="welcome.arrival.gateStayOnly" rows={2} />
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField path="welcome.arrival.hostName" input={{ autoComplete: 'name' }} />
          <TextField
            path="welcome.arrival.gatePhone"
            input={{ type: 'tel', inputMode: 'tel', autoComplete: 'off' }}
          />
        </div>
      </FormSection>
      <ListSection path="welcome.arrival.steps" kind={stepKind} />
      <ListSection path="welcome.arrival.codes" kind={codeKind}>
        <CountField path="welcome.arrival.hoursBefore" />
      </ListSection>
      <FormSection title={words.troubles}>
        <TextField path="welcome.arrival.late" lock="welcome.arrival.lateStayOnly" rows={2} />
        <TextField
          path="welcome.arrival.doesNotOpen"
          lock="welcome.arrival.doesNotOpenStayOnly"
          rows={2}
        />
      </FormSection>
    </FoldedSection>
  )
}
