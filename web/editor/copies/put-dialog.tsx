import { useState } from 'react'
import { type SharedEntry, sharedEntriesOf } from '#domain/guide/copies/entries.ts'
import { mostGuides } from '#domain/guide/copies/most-guides.ts'
import { sharedTextOf } from '#domain/guide/copies/shared-text.ts'
import type { GuideLanguage } from '#domain/values/guide-language.ts'
import { copiesCopy } from '#web/copy/copies.ts'
import { translationsCopy } from '#web/copy/editor/translations.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { toGuidebookForm } from '#web/editor/form/editor-form.ts'
import { useFormAccess } from '#web/editor/form/form-access.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { useClosingSoon } from '#web/ui/dialogs/use-closing-soon.ts'
import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import { CopyResults } from './copy-results.tsx'
import type { Copying } from './copying.ts'
import { entryName } from './entry-differences.ts'
import { useCopyOrder } from './use-copy-order.ts'

type PutDialogProps = { saved: SharedEntry; copying: Copying; onClose: () => void }

/** In which other guides an entry shall stand, too: as it is saved, at the end of the same list. */
export function PutDialog({ saved, copying, onClose }: PutDialogProps) {
  const copy = useCopy(copiesCopy)
  const { put: words } = copy
  const { inLanguage } = useCopy(translationsCopy)
  const locale = useLocale()
  const [chosen, setChosen] = useState<readonly string[]>([])
  const isTypedOver = useIsTypedOver(saved)
  const order = useCopyOrder({ words, ...copying })
  useClosingSoon(order.isAllDone, onClose)
  const { others, guide } = copying
  const isAll = chosen.length === others.length
  const otherLanguage = (language: GuideLanguage) =>
    words.otherLanguage({ there: inLanguage[language], here: inLanguage[guide.language] })
  const isHeld = order.isBusy || order.isOpen
  const isTooMany = chosen.length > mostGuides
  const cannot = isTooMany ? words.tooMany(mostGuides) : chosen.length > 0 ? '' : words.choose
  const name = entryName({ list: saved.list.path, after: saved.entry }, locale)
  const put = () => {
    if (cannot) return
    const { id, version } = guide
    void order.send((saveId) =>
      copying.put({ id, version, saveId, entries: [saved.id], guides: [...chosen] }),
    )
  }
  return (
    <Dialog
      isOpen
      title={<span className="[overflow-wrap:anywhere]">{words.title(name)}</span>}
      description={order.results ? undefined : words.lead}
      closeLabel={copy.close}
      closable={() => !order.isBusy}
      onClose={onClose}
      footer={
        <>
          {order.results ? null : (
            <Button onClick={() => order.isBusy || onClose()}>{words.cancel}</Button>
          )}
          {/* One button all the while: whoever pressed it by keyboard stays on it. */}
          <Button
            tone={order.results ? 'secondary' : 'primary'}
            isBusy={order.isBusy}
            aria-disabled={!order.results && cannot !== ''}
            title={cannot || undefined}
            onClick={order.results ? onClose : put}
          >
            {order.results ? copy.close : order.isOpen ? copy.retry : words.confirm(chosen.length)}
          </Button>
        </>
      }
    >
      {order.results ? <CopyResults guides={order.results} done={words.done} /> : null}
      {order.failure ? (
        <Banner tone="error" className="mb-4">
          {order.failure}
        </Banner>
      ) : null}
      {order.results ? null : (
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
                onChange={() => setChosen(isAll ? [] : others.map(({ id }) => id))}
                className="border-b border-hairline"
              />
            ) : null}
            {others.map(({ id, name, language }) => (
              <Checkbox
                key={id}
                label={name.trim()}
                hint={language === guide.language ? undefined : otherLanguage(language)}
                disabled={isHeld}
                checked={chosen.includes(id)}
                onChange={() =>
                  setChosen((before) =>
                    before.includes(id) ? before.filter((one) => one !== id) : [...before, id],
                  )
                }
              />
            ))}
          </fieldset>
          {isTooMany ? <p className="text-sm text-ink-soft">{cannot}</p> : null}
        </>
      )}
    </Dialog>
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
