import { useMemo, useSyncExternalStore } from 'react'
import {
  isTextNearlyTooLong,
  isTextTooLong,
  textBytesOf,
  textSizeValues,
} from '#domain/guide/editing/text-size.ts'
import { formToStored, type GuidebookForm } from '#domain/guide/guidebook.ts'
import { secretsSaidOpenly } from '#domain/guide/locks/said-openly.ts'
import { sentenceOf } from '#domain/messages/refusals.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { regionOf } from '#web/copy/formats/format.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { latePart } from '#web/ui/load-part.ts'
import type { PastedStore } from './paste/pasted.ts'

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

type TextSizeHintProps = { form: GuidebookForm; storedBytes: number }

const looks = { near: 'bg-sun-soft text-sun-ink', over: 'bg-danger-soft text-danger-ink' }

/** How much text there is, once it comes near what one guide may hold. */
export function TextSizeHint({ form, storedBytes }: TextSizeHintProps) {
  const locale = useLocale()
  const { textNearlyFull } = useCopy(editorCopy)
  const sizes = useMemo(() => ({ bytes: textBytesOf(form), storedBytes }), [form, storedBytes])
  const isNear = isTextNearlyTooLong(sizes)
  const isTooLong = isTextTooLong(sizes)
  const values = textSizeValues(sizes)
  const words = isTooLong
    ? sentenceOf('guide_text_limit', locale, values)
    : textNearlyFull(values.size, values.max)
  return (
    <div role="status" className="shrink-0">
      {isNear ? (
        <p className={joinClasses('px-4 py-2 text-sm', isTooLong ? looks.over : looks.near)}>
          {words}
        </p>
      ) : null}
    </div>
  )
}

const OpenReview = latePart(async () => (await import('./paste/paste-dialog.tsx')).OpenReview)

type OpenReviewHintProps = { pasted: PastedStore; form: GuidebookForm; onOpen: () => void }

/** Above the form, as long as something of a text that was brought waits. */
export function OpenReviewHint({ pasted, form, onOpen }: OpenReviewHintProps) {
  const current = useSyncExternalStore(pasted.subscribe, pasted.read)
  return current ? <OpenReview pasted={current} form={form} onOpen={onOpen} /> : null
}
