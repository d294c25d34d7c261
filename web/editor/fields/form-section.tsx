import { type ReactNode, useId } from 'react'

type FormSectionProps = { title: ReactNode; hint?: ReactNode; children: ReactNode }

/** Fields that belong together, under a heading of their own. */
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
