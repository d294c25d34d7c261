import { Lock, LockOpen, Minus, Plus } from 'lucide'
import { type ComponentProps, use } from 'react'
import { stepCount } from '#domain/guide/editing/presses.ts'
import { factsAt, limitAt } from '#domain/guide/guide-form.ts'
import { isMapsLink } from '#domain/values/links/maps-link.ts'
import { fieldsCopy, listsCopy } from '#web/copy/guide/fields.ts'
import { choiceAt } from '#web/copy/guide/find-words.ts'
import { localGuideCopy } from '#web/copy/guide/local-guide.ts'
import { uiCopy, useCopy, useLocale } from '#web/copy/use-copy.ts'
import {
  type ChoicePath,
  type CountPath,
  formPathOf,
  type SwitchPath,
  type TextPath,
} from '#web/editor/form/editor-form.ts'
import { JumpContext } from '#web/editor/form/jumps.ts'
import {
  useField,
  useFieldError,
  useFieldWords,
  useFormAccess,
  useValue,
} from '#web/editor/form/use-editor-form.ts'
import { useMarkId, WaitingDot } from '#web/editor/unconfirmed/waiting.tsx'
import { IconButton, NewTabLink } from '#web/ui/buttons/button.tsx'
import { OptionsMenu } from '#web/ui/dialogs/menu.tsx'
import { MenuItem } from '#web/ui/dialogs/menu-entries.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Field, Select, TextArea, TextInput } from '#web/ui/inputs/field.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

type LockPath =
  | 'welcome.noteStayOnly'
  | `welcome.arrival.${'gate' | 'late' | 'doesNotOpen'}StayOnly`

/** What is given of its words stands in place of the field's own. */
type TextFieldProps = Partial<Omit<WaitingFieldProps, 'path' | 'error' | 'children'>> & {
  path: TextPath
  example?: string
  input?: ComponentProps<'input'>
  /** Of a text of several lines: how many stand there while it is empty. */
  rows?: number
}

/**
 * The browser's own field at a path: typing draws nothing again. It is drawn again when the whole form is
 * replaced, and so the field is filled anew.
 */
export function TextField({ path, input, rows, ...own }: TextFieldProps) {
  const error = useFieldError(path)
  const { example, ...words } = { ...useFieldWords(path), ...own }
  const typed = { ...useFormAccess().register(path), placeholder: example }
  return (
    <WaitingField {...words} path={path} error={error}>
      {rows ? <TextArea {...typed} rows={rows} /> : <TextInput {...input} {...typed} />}
    </WaitingField>
  )
}

/** A short text with its length in sight; the field takes no more than fits. */
export function CountedTextField({ path }: { path: TextPath }) {
  const { counter } = useCopy(fieldsCopy)
  const { max = 0 } = limitAt(formPathOf(path))
  const { length = 0 } = useValue(path) ?? ''
  return <TextField path={path} counter={counter(length, max)} input={{ maxLength: max }} />
}

type WaitingFieldProps = Omit<ComponentProps<typeof Field>, 'beside'> & {
  path: TextPath | CountPath
  lock?: LockPath
}

/** A field and, beside its label, whether it is confirmed and who sees it; of an entry its row says that. */
export function WaitingField({ path, lock, className, ...field }: WaitingFieldProps) {
  const markId = useMarkId(path)
  const jump = use(JumpContext)
  const isEntry = /\.\d+\.\w+$/.test(path)
  const { options } = useCopy(listsCopy)
  const label = String(field.label)
  const dot = isEntry ? null : <WaitingDot path={path} name={label} className={dotLook} />
  return (
    <div className={joinClasses('flex min-w-0 flex-col gap-1.5', className)}>
      {jump?.question && jump.path === path && !isEntry ? (
        <p className="font-semibold text-agave-ink">{jump.question}</p>
      ) : null}
      <Field
        {...field}
        describedBy={markId}
        beside={
          lock ? (
            <>
              {dot}
              <LockChip path={lock} />
              <OptionsMenu tone="quiet" label={options(label)} className="-my-2.5 ml-auto">
                <LockItem path={lock} />
              </OptionsMenu>
            </>
          ) : (
            dot
          )
        }
      />
    </div>
  )
}

// As high as a thumb needs, without moving the label or reaching into the field.
const dotLook = 'h-9 w-11 -my-1.5 -ml-2'

/** A count in halves, typed or stepped; empty is empty, and says what guests will read then. */
export function CountField({ path }: { path: CountPath }) {
  const copy = useCopy(fieldsCopy)
  const { label, hint } = useFieldWords(path)
  const field = useField(path)
  const { limits, guestsRead } = factsAt(path)
  const { min = 0, max = 0, step = 1 } = limits ?? {}
  const isEmpty = field.value === null || field.value === undefined
  const press = (direction: 1 | -1) =>
    field.onChange(stepCount({ min, max, step }, field.value ?? null, direction))
  return (
    <WaitingField
      path={path}
      label={label}
      error={useFieldError(path)}
      hint={hint ?? (isEmpty && guestsRead !== undefined ? copy.leftEmpty(guestsRead) : undefined)}
    >
      <div className="flex gap-2">
        <IconButton
          icon={Minus}
          label={copy.less(label)}
          onClick={() => press(-1)}
          aria-disabled={isEmpty || (field.value ?? 0) <= min}
        />
        <TextInput
          type="number"
          inputMode="decimal"
          min={min}
          max={max}
          step={step}
          {...field}
          value={field.value ?? ''}
          placeholder={guestsRead === undefined ? undefined : String(guestsRead)}
          // A number that has the focus is stepped by the wheel.
          onWheel={({ currentTarget }) => currentTarget.blur()}
          onChange={({ currentTarget }) => field.onChange(readNumber(currentTarget))}
          className="max-w-24 text-center tabular-nums [&::-webkit-inner-spin-button]:appearance-none [appearance:textfield]"
        />
        <IconButton
          icon={Plus}
          label={copy.more(label)}
          onClick={() => press(1)}
          aria-disabled={(field.value ?? 0) >= max}
        />
      </div>
    </WaitingField>
  )
}

function readNumber({ valueAsNumber }: HTMLInputElement) {
  return Number.isNaN(valueAsNumber) ? null : valueAsNumber
}

type ChoiceFieldProps = Pick<ComponentProps<typeof Field>, 'isLabelHidden' | 'className'> & {
  path: ChoicePath
  choices: readonly string[]
  /** What is chosen while nothing is. */
  otherwise?: string
  /** In place of writing the choice down. */
  onChoose?: (value: string) => void
}

export function ChoiceField({ path, choices, otherwise, onChoose, ...look }: ChoiceFieldProps) {
  const locale = useLocale()
  const field = useField(path)
  const options = choices.map((value) => ({
    value,
    label: choiceAt(path.split('.'), value, locale) ?? value,
  }))
  return (
    <Field {...look} label={useFieldWords(path).label}>
      <Select
        {...field}
        value={field.value ?? otherwise}
        options={options}
        onChange={({ currentTarget: { value } }) => (onChoose ?? field.onChange)(value)}
      />
    </Field>
  )
}

export const asLink = {
  type: 'url',
  inputMode: 'url',
  autoComplete: 'off',
  spellCheck: false,
} as const

type MapsFieldProps = {
  path: 'localGuide.propertyLocation.mapsLink' | `localGuide.places.${number}.mapsLink`
}

/** A Google Maps link; once it is one, it can be tried. */
export function MapsField({ path }: MapsFieldProps) {
  return <TextField path={path} hint={<MapsHint path={path} />} input={asLink} />
}

function MapsHint({ path }: MapsFieldProps) {
  const { hint } = useFieldWords(path)
  const { openMap } = useCopy(localGuideCopy)
  const { opensInNewTab } = useCopy(uiCopy)
  const link = useValue(path).trim()
  if (!isMapsLink(link)) return hint
  return (
    <NewTabLink to={link} newTabLabel={opensInNewTab}>
      {openMap}
    </NewTabLink>
  )
}

type LockProps = { path: string }

/** Every list whose entries have a lock, and every text that has one, keeps it as a switch. */
function useLock(path: string) {
  const { setValue } = useFormAccess()
  const name = path as SwitchPath
  const isLocked = useValue(name) === true
  return { isLocked, turn: () => setValue(name, !isLocked) }
}

/** Says that only guests with a reservation see what it stands on; what everybody sees has no sign. */
export function LockChip({ path }: LockProps) {
  const { stayOnly } = useCopy(fieldsCopy)
  return useLock(path).isLocked ? (
    <span
      data-name={path}
      className="mx-1.5 mb-1 inline-flex w-fit items-center gap-1.5 rounded-pill bg-sunken px-2.5 py-0.5 text-sm font-normal text-ink-soft"
    >
      <Icon of={Lock} size={14} />
      {stayOnly}
    </span>
  ) : null
}

/** Locks or unlocks a text or an entry, in its menu. */
export function LockItem({ path, isEntry }: LockProps & { isEntry?: boolean }) {
  const { lock, lockEntry, unlock } = useCopy(fieldsCopy)
  const { isLocked, turn } = useLock(path)
  return (
    <MenuItem icon={isLocked ? LockOpen : Lock} onSelect={turn}>
      {isLocked ? unlock : isEntry ? lockEntry : lock}
    </MenuItem>
  )
}
