import { useState, useSyncExternalStore } from 'react'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { toEditorForm, toGuidebookForm } from '#web/editor/form/editor-form.ts'
import { useFormAccess } from '#web/editor/form/form-access.ts'
import { BringTexts } from './bring-texts.tsx'
import { nothingPasted, type PastedStore, type ReadTexts, withRead } from './pasted.ts'
import { stillOpen, withPlaced } from './review.ts'
import { ReviewTexts } from './review-texts.tsx'

type PasteDialogProps = {
  pasted: PastedStore
  readTexts: ReadTexts
  onClose: () => void
  onSignedOut: () => void
}

/** From a host's own words to a filled form: first they are brought, then what was found is reviewed. */
export function PasteDialog({ pasted, readTexts, onClose, onSignedOut }: PasteDialogProps) {
  const { getValues, reset } = useFormAccess()
  const [form] = useState(() => structuredClone(toGuidebookForm(getValues())))
  const [bringsMore, setBringsMore] = useState(false)
  const current = useSyncExternalStore(pasted.subscribe, pasted.read) ?? nothingPasted
  const { read, answers } = current
  const copy = useCopy(pasteCopy)
  if (!read || bringsMore) {
    return (
      <BringTexts
        pasted={current}
        readTexts={readTexts}
        onChange={(brought) => pasted.put({ ...(pasted.read() ?? nothingPasted), ...brought })}
        onRead={(sent, came) => {
          pasted.put(withRead(pasted.read() ?? nothingPasted, sent, came))
          setBringsMore(false)
        }}
        onSignedOut={onSignedOut}
        closeLabel={read ? copy.backToReview : copy.backToForm}
        onClose={read ? () => setBringsMore(false) : onClose}
      />
    )
  }
  return (
    <ReviewTexts
      form={form}
      read={read}
      answers={answers}
      onAnswer={(next) => pasted.put({ ...current, answers: next })}
      onMore={() => setBringsMore(true)}
      onDiscard={() => {
        pasted.put(undefined)
        onClose()
      }}
      onGo={() => {
        reset(toEditorForm(withPlaced(form, read, answers)), { keepDefaultValues: true })
        pasted.put(stillOpen(form, current))
        onClose()
      }}
      onClose={onClose}
    />
  )
}
