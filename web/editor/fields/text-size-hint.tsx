import { useMemo } from 'react'
import {
  isTextNearlyTooLong,
  isTextTooLong,
  textBytesOf,
  textSizeValues,
} from '#domain/guide/editing/text-size.ts'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { sentenceOf } from '#domain/messages/refusals.ts'
import { editorCopy } from '#web/copy/editor/editor.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { joinClasses } from '#web/ui/join-classes.ts'

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
