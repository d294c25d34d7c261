import type { ReactNode } from 'react'
import { useWatch } from 'react-hook-form'
import type { SectionType } from '#domain/guide/section-names.ts'
import { ownSectionCopy } from '#web/copy/guide/own-blocks.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { useFormAccess } from '#web/editor/form/form-access.ts'
import { ListSection } from '#web/editor/lists/entry-list.tsx'
import { FormSwitch, ownBlockKind } from '#web/editor/lists/own-block-kind.tsx'
import { WaitingTab, WaitingTabEnd } from '#web/editor/unconfirmed/waiting-dot.tsx'

/** What every tab has around its own fields: what waits, the host's blocks, and the section's switch. */
export function SectionTab({ type, children }: { type: SectionType; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col gap-8">
      <WaitingTab type={type} />
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
