import { keepingCopy } from '#web/copy/editor/editor.ts'
import { formatAgo } from '#web/copy/formats/format-ago.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { AlertDialog } from '#web/ui/dialogs/alert-dialog.tsx'
import type { Draft } from './draft-store.ts'

type DraftOfferProps = {
  draft: Draft
  /** The version the server has now. */
  version?: number
  onRestore: (draft: Draft) => void
  /** Not now: it stays on this device and is offered again. */
  onLater: () => void
  onDiscard: (draft: Draft) => void
}

/** Asks before anything else can be typed: what was left unsaved comes back, or goes. */
export function DraftOffer({ draft, version, ...deeds }: DraftOfferProps) {
  const copy = useCopy(keepingCopy).offer
  const locale = useLocale()
  // A save nobody answered may be what changed it.
  const isOlder = version !== undefined && draft.version !== version && !draft.unanswered
  const when = formatAgo(draft.savedAt, { locale, now: Date.now() })
  return (
    <div className="fixed inset-0 z-30 bg-paper">
      <AlertDialog
        isOpen
        title={copy.title}
        description={
          <>
            <p>{copy.lead(draft.form.welcome.propertyName, when)}</p>
            {draft.photo ? <p className="mt-2">{copy.withPhoto}</p> : null}
            {draft.pasted ? <p className="mt-2">{copy.withText}</p> : null}
            {isOlder ? <p className="mt-2">{copy.newer}</p> : null}
          </>
        }
        cancelLabel={copy.later}
        onCancel={deeds.onLater}
        action={
          <>
            <Button onClick={() => deeds.onDiscard(draft)}>{copy.discard}</Button>
            <Button tone="primary" onClick={() => deeds.onRestore(draft)}>
              {copy.restore}
            </Button>
          </>
        }
      />
    </div>
  )
}
