import { useMemo } from 'react'
import { formToStored, type GuidebookForm } from '#domain/guide/guidebook.ts'
import { secretsSaidOpenly } from '#domain/guide/locks/said-openly.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { regionOf } from '#web/copy/formats/format.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'

/** Says where a locked code also stands in a text that everybody reads. */
export function OpenSecretHint({ form }: { form: GuidebookForm }) {
  const { saidOpenly, tabs } = useCopy(editorCopy)
  const list = new Intl.ListFormat(regionOf[useLocale()], { type: 'conjunction' })
  const said = useMemo(() => secretsSaidOpenly(formToStored(form)), [form])
  return (
    <div role="status" className="shrink-0">
      {said.map(({ secret, sections }) => (
        <p
          key={secret}
          className="bg-sun-soft px-4 py-2 text-sm text-sun-ink [overflow-wrap:anywhere]"
        >
          {saidOpenly(secret, list.format(sections.map((type) => tabs[type])))}
        </p>
      ))}
    </div>
  )
}
