import { ChevronDown, ChevronUp } from 'lucide'
import { type ReactNode, useId, useState } from 'react'
import { get, useFormState } from 'react-hook-form'
import type { FieldPath } from '#web/editor/form/editor-form.ts'
import { useOnJump } from '#web/editor/form/jumps.ts'
import { useFormAccess } from '#web/editor/form/use-editor-form.ts'
import { WaitingWithin } from '#web/editor/unconfirmed/waiting.tsx'
import { Icon } from '#web/ui/icon.tsx'

type FormSectionProps = { title: ReactNode; hint?: ReactNode; children: ReactNode }

export function FormSection({ title, hint, children }: FormSectionProps) {
  const id = useId()
  return (
    <fieldset aria-labelledby={id} className="flex min-w-0 flex-col gap-4">
      <div>
        <h2 id={id} className="text-lg">
          {title}
        </h2>
        {hint ? <p className="mt-0.5 text-sm text-ink-soft">{hint}</p> : null}
      </div>
      {children}
    </fieldset>
  )
}

type FoldedSectionProps = {
  title: string
  line: string
  /** Where it begins in the form: it opens for whoever is led there, and for what is wrong in it. */
  paths: readonly FieldPath[]
  children: ReactNode
}

/** Fields that few guides need: a row that says what is in it until it is opened. */
export function FoldedSection({ title, line, paths, children }: FoldedSectionProps) {
  const { control } = useFormAccess()
  const { errors } = useFormState({ control, name: paths })
  const [isOpened, setOpened] = useState(false)
  useOnJump(paths, () => setOpened(true))
  const isOpen = isOpened || paths.some((path) => get(errors, path) !== undefined)
  return (
    <section className="rounded-card border border-hairline bg-surface">
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          onClick={() => setOpened(!isOpen)}
          className="flex min-h-14 w-full cursor-pointer items-center gap-4 rounded-card px-4 py-3 text-left"
        >
          <span className="min-w-0 flex-1">
            <span className="block text-lg">{title}</span>
            <span className="block font-sans text-sm font-normal text-ink-soft">{line}</span>
          </span>
          {isOpen ? null : paths.map((path) => <WaitingWithin key={path} path={path} />)}
          <Icon of={isOpen ? ChevronUp : ChevronDown} />
        </button>
      </h2>
      {/* Only hidden: what is opened within stays open. */}
      <div className={isOpen ? 'flex flex-col gap-8 px-4 pt-2 pb-5' : 'hidden'}>{children}</div>
    </section>
  )
}
