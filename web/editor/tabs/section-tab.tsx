import { CircleHelp } from 'lucide'
import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import type { SectionType } from '#domain/guide/section-names.ts'
import { hintsCopy } from '#web/copy/editor/editor-hints.ts'
import { ownSectionCopy } from '#web/copy/guide/own-blocks.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { useFormAccess } from '#web/editor/form/form-access.ts'
import { ListSection } from '#web/editor/lists/entry-list.tsx'
import { FormSwitch, ownBlockKind } from '#web/editor/lists/own-block-kind.tsx'
import { WaitingTab, WaitingTabEnd } from '#web/editor/unconfirmed/waiting-mark.tsx'
import { Icon } from '#web/ui/icon.tsx'

/** What every tab has around its own fields: what guests ask, the host's blocks, and the section's switch. */
export function SectionTab({ type, children }: { type: SectionType; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <WaitingTab type={type} />
      <GuestQuestions type={type} />
      {children}
      <ListSection path={`sections.${type}.items`} kind={ownBlockKind} />
      <WaitingTabEnd type={type} />
      <div className="border-t border-hairline pt-4">
        <FormSwitch path={`sections.${type}.isActive`} />
        <HiddenNote type={type} />
      </div>
    </div>
  )
}

function HiddenNote({ type }: { type: SectionType }) {
  const { hidden } = useCopy(ownSectionCopy)
  const { control } = useFormAccess()
  const isActive = useWatch({ control, name: `sections.${type}.isActive` })
  return isActive ? null : (
    <p role="status" className="rounded-control bg-sun-soft px-4 py-3 text-sm text-sun-ink">
      {hidden}
    </p>
  )
}

function GuestQuestions({ type }: { type: SectionType }) {
  const copy = useCopy(hintsCopy)
  return (
    <details className="group rounded-control bg-sunken">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 px-4 py-2.5 text-sm font-semibold text-ink-soft [&::-webkit-details-marker]:hidden">
        <Icon of={CircleHelp} size={18} />
        {copy.title}
      </summary>
      <ul className="flex flex-col gap-1 px-4 pb-3 pl-11 text-sm text-ink-soft">
        {copy[type].map((question) => (
          <li key={question}>{question}</li>
        ))}
      </ul>
    </details>
  )
}
