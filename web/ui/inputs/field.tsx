import { ChevronDown, CircleAlert } from 'lucide'
import {
  type ComponentProps,
  type CSSProperties,
  createContext,
  type ReactNode,
  use,
  useCallback,
  useId,
} from 'react'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { fitToText } from './fit-to-text.ts'

type FieldProps = {
  label: ReactNode
  children: ReactNode
  hint?: ReactNode
  error?: string
  counter?: ReactNode
  /** Beside the label: what can be done with the field. */
  beside?: ReactNode
  /** What else describes it, by id, wherever that stands. */
  describedBy?: string
  isLabelHidden?: boolean
  className?: string
}

/** A label, its control, and what helps or went wrong, tied together by id. */
export function Field(props: FieldProps) {
  const { label, children, beside, hint, error, counter, isLabelHidden, className } = props
  const id = useId()
  return (
    <div className={joinClasses('flex min-w-0 flex-col gap-1.5', className)}>
      <div className={beside ? 'flex flex-wrap items-center gap-x-2' : 'contents'}>
        <label htmlFor={id} className={isLabelHidden ? 'sr-only' : labelLook}>
          {label}
        </label>
        {beside}
      </div>
      <FieldWiring value={wire(id, props)}>{children}</FieldWiring>
      <FieldNotes id={id} hint={hint} error={error} counter={counter} />
    </div>
  )
}

type FieldGroupProps = Pick<
  FieldProps,
  'label' | 'children' | 'hint' | 'error' | 'isLabelHidden'
> & {
  /** Nothing else says what is wrong. */
  isAnnounced?: boolean
}

/** The same around several controls: a fieldset and its legend. */
export function FieldGroup(props: FieldGroupProps) {
  const { label, children, hint, error, isLabelHidden, isAnnounced } = props
  const id = useId()
  return (
    <fieldset
      aria-describedby={wire(id, { hint, error }).describedBy}
      className="flex min-w-0 flex-col gap-1.5"
    >
      <legend className={isLabelHidden ? 'sr-only' : joinClasses(labelLook, 'mb-1.5')}>
        {label}
      </legend>
      {children}
      <FieldNotes {...{ id, hint, error }} errorRole={isAnnounced ? 'alert' : undefined} />
    </fieldset>
  )
}

type Wiring = { id?: string; describedBy?: string; isInvalid: boolean }

const FieldWiring = createContext<Wiring>({ isInvalid: false })

/** What a control inside a field puts on its element; what it is given itself comes first. */
function useFieldWiring(own: { id?: string; 'aria-describedby'?: string }) {
  const { id, describedBy, isInvalid } = use(FieldWiring)
  return {
    id: own.id ?? id,
    'aria-describedby': own['aria-describedby'] ?? describedBy,
    'aria-invalid': isInvalid || undefined,
  }
}

const labelLook = 'font-semibold text-ink'

type Notes = Pick<FieldProps, 'hint' | 'error' | 'counter' | 'describedBy'>

function wire(id: string, { hint, error, counter, describedBy }: Notes): Wiring {
  const own = [error && `${id}-error`, hint && `${id}-hint`, counter && `${id}-counter`]
  return {
    id,
    describedBy: [...own, describedBy].filter(Boolean).join(' ') || undefined,
    isInvalid: Boolean(error),
  }
}

type FieldNotesProps = Notes & { id: string; errorRole?: 'alert' }

function FieldNotes({ id, hint, error, counter, errorRole }: FieldNotesProps) {
  if (!hint && !error && !counter) return null
  return (
    <div className="flex justify-between gap-4 text-sm text-ink-soft">
      <div className="min-w-0">
        {error ? (
          <p
            id={`${id}-error`}
            role={errorRole}
            className="flex gap-1.5 font-medium text-danger-ink"
          >
            <Icon of={CircleAlert} size={16} className="mt-0.5" />
            {error}
          </p>
        ) : null}
        {hint ? <p id={`${id}-hint`}>{hint}</p> : null}
      </div>
      {counter ? (
        <p id={`${id}-counter`} className="shrink-0 tabular-nums">
          {counter}
        </p>
      ) : null}
    </div>
  )
}

export function TextInput({ className, ...rest }: ComponentProps<'input'>) {
  const wiring = useFieldWiring(rest)
  return <input type="text" {...rest} {...wiring} className={joinClasses(controlLook, className)} />
}

/** The frame shared by everything one types or chooses in. */
const controlLook =
  'block w-full min-h-11 rounded-control border border-edge bg-surface px-3.5 py-2.5 text-base text-ink ' +
  'transition-[border-color,box-shadow] duration-150 ' +
  'hover:border-ink-faint ' +
  'focus-visible:border-primary-ink focus-visible:outline-none ' +
  'focus-visible:ring-2 focus-visible:ring-primary-ink ' +
  'aria-invalid:border-danger-ink ' +
  'disabled:cursor-not-allowed disabled:border-hairline disabled:bg-sunken disabled:text-ink-faint ' +
  '[&[readonly]]:bg-sunken'

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

type SelectProps = Omit<ComponentProps<'select'>, 'children' | 'multiple' | 'size'> & {
  options: readonly { value: string; label: string; lang?: string }[]
}

/** The device's own list: at home on every phone, and there without a script. */
export function Select({ options, className, ...rest }: SelectProps) {
  return (
    <div className={joinClasses('relative', className)}>
      <select
        {...rest}
        {...useFieldWiring(rest)}
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
