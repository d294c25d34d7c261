import { useState } from 'react'
import {
  mostGuides,
  type SharedEntry,
  sharedEntriesOf,
  sharedTextOf,
} from '#domain/guide/copies/entries.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { putEntries } from '#web/calls/guides.ts'
import { copiesCopy } from '#web/copy/copies.ts'
import { translationsCopy } from '#web/copy/editor/translations.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { toGuidebookForm } from '#web/editor/form/editor-form.ts'
import { useFormAccess } from '#web/editor/form/form-access.ts'
import { entryName } from '#web/editor/saving/differences.ts'
import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { toggled } from '#web/ui/toggled.ts'
import { CopyOrderDialog } from './copy-order.tsx'
import type { Copying } from './copying.ts'

type PutDialogProps = { saved: SharedEntry; copying: Copying; onClose: () => void }

/** In which other guides an entry shall stand, too: as it is saved, at the end of the same list. */
export function PutDialog({ saved, copying, onClose }: PutDialogProps) {
  const { put: words } = useCopy(copiesCopy)
  const { inLanguage, names } = useCopy(translationsCopy)
  const locale = useLocale()
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const isTypedOver = useIsTypedOver(saved)
  const { others, guide } = copying
  const isAll = chosen.size === others.length
  const here = inLanguage(names[guide.language])
  const otherLanguage = (language: GuideLanguage) =>
    words.otherLanguage({ there: inLanguage(names[language]), here })
  const isTooMany = chosen.size > mostGuides
  const cannot = isTooMany ? words.tooMany(mostGuides) : chosen.size > 0 ? '' : words.choose
  const name = entryName({ list: saved.list.path, after: saved.entry }, locale)
  const send = (saveId: string) => {
    const { id, version } = guide
    return putEntries({ id, version, saveId, entries: [saved.id], guides: [...chosen] }, locale)
  }
  return (
    <CopyOrderDialog
      title={<span className="[overflow-wrap:anywhere]">{words.title(name)}</span>}
      words={words}
      labels={{ send: words.confirm(chosen.size), leave: words.cancel }}
      cannot={cannot}
      send={send}
      onClose={onClose}
    >
      {(isHeld) => (
        <>
          {isTypedOver ? (
            <Banner tone="info" className="mb-4">
              {words.unsaved}
            </Banner>
          ) : null}
          <fieldset>
            <legend className="font-semibold">{words.guides}</legend>
            {others.length > 2 ? (
              <Checkbox
                label={words.all}
                disabled={isHeld}
                checked={isAll}
                onChange={() => setChosen(new Set(isAll ? [] : others.map(({ id }) => id)))}
                className="border-b border-hairline"
              />
            ) : null}
            {others.map(({ id, name, language }) => (
              <Checkbox
                key={id}
                label={name.trim()}
                hint={language === guide.language ? undefined : otherLanguage(language)}
                disabled={isHeld}
                checked={chosen.has(id)}
                onChange={() => setChosen(toggled(chosen, id))}
              />
            ))}
          </fieldset>
          {isTooMany ? <p className="text-sm text-ink-soft">{cannot}</p> : null}
        </>
      )}
    </CopyOrderDialog>
  )
}

/** Whether what stands in the editor is not what is saved, and would not go along. */
function useIsTypedOver({ id, list, entry }: SharedEntry) {
  const { getValues } = useFormAccess()
  const [isTypedOver] = useState(() => {
    const typed = sharedEntriesOf(toGuidebookForm(getValues())).get(id)
    return sharedTextOf(list.entry, typed?.entry) !== sharedTextOf(list.entry, entry)
  })
  return isTypedOver
}
