import { Ellipsis } from 'lucide'
import { type ComponentProps, type ReactNode, use } from 'react'
import { useWatch } from 'react-hook-form'
import { limitAt } from '#domain/guide/guidebook.ts'
import { fieldsCopy } from '#web/copy/guide/fields.ts'
import { listsCopy } from '#web/copy/guide/lists.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { formPathOf } from '#web/editor/form/editor-form.ts'
import {
  type CountPath,
  type TextPath,
  useFieldError,
  useFormAccess,
} from '#web/editor/form/form-access.ts'
import { JumpContext } from '#web/editor/form/jump.ts'
import { useMarkId } from '#web/editor/unconfirmed/waiting.ts'
import { WaitingDot } from '#web/editor/unconfirmed/waiting-dot.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Menu } from '#web/ui/dialogs/menu.tsx'
import { Field } from '#web/ui/inputs/field.tsx'
import { TextArea } from '#web/ui/inputs/text-area.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { useFieldWords } from './field-words.ts'
import { LockChip, LockItem } from './lock.tsx'

type LockPath =
  | 'welcome.noteStayOnly'
  | `welcome.arrival.${'gate' | 'late' | 'doesNotOpen'}StayOnly`

type TextFieldProps = {
  path: TextPath
  /** In place of the field's own words. */
  label?: string
  hint?: ReactNode
  example?: string
  isLabelHidden?: boolean
  /** Where its lock stands, if it has one of its own. */
  lock?: LockPath
  className?: string
  input?: ComponentProps<'input'>
}

/** One line of text. It is the browser's own field: typing draws nothing again. */
export function TextField({ path, input, ...own }: TextFieldProps) {
  const { register } = useFormAccess()
  const { example, ...field } = { ...useFieldWords(path), ...own }
  return (
    <WaitingField {...field} path={path} error={useFieldError(path)}>
      <TextInput {...input} {...register(path)} placeholder={example} />
    </WaitingField>
  )
}

type LongTextFieldProps = Omit<TextFieldProps, 'input'> & { rows?: number }

export function LongTextField({ path, rows, ...own }: LongTextFieldProps) {
  const { register } = useFormAccess()
  const { example, ...field } = { ...useFieldWords(path), ...own }
  return (
    <WaitingField {...field} path={path} error={useFieldError(path)}>
      <TextArea {...register(path)} placeholder={example} rows={rows} />
    </WaitingField>
  )
}

/** A short text with its length in sight; the field takes no more than fits. */
export function CountedTextField({ path, input, ...own }: TextFieldProps) {
  const { register, control } = useFormAccess()
  const { counter } = useCopy(fieldsCopy)
  const { example, ...field } = { ...useFieldWords(path), ...own }
  const { max = 0 } = limitAt(formPathOf(path))
  const { length = 0 } = useWatch({ control, name: path }) ?? ''
  return (
    <WaitingField {...field} path={path} error={useFieldError(path)} counter={counter(length, max)}>
      <TextInput {...input} {...register(path)} placeholder={example} maxLength={max} />
    </WaitingField>
  )
}

type WaitingFieldProps = ComponentProps<typeof Field> & {
  path: TextPath | CountPath
  lock?: LockPath
}

/** A field and, beside its label, whether it is confirmed and who sees it; of an entry its row says that. */
export function WaitingField({ path, lock, className, ...field }: WaitingFieldProps) {
  const markId = useMarkId(path)
  const jump = use(JumpContext)
  const isEntry = /\.\d+\.\w+$/.test(formPathOf(path))
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
              <Menu
                trigger={
                  <IconButton
                    tone="quiet"
                    icon={Ellipsis}
                    label={options(label)}
                    className="-my-2.5 ml-auto"
                  />
                }
              >
                <LockItem path={lock} />
              </Menu>
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
