import { useState } from 'react'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { AlertDialog } from '#web/ui/dialogs/alert-dialog.tsx'

/** The one way to be rid of a text without answering: named, and asked about. */
export function DiscardText({ onDiscard }: { onDiscard: () => void }) {
  const copy = useCopy(pasteCopy)
  const [isAsked, setAsked] = useState(false)
  return (
    <>
      <Button tone="quiet" onClick={() => setAsked(true)}>
        {copy.discard}
      </Button>
      <AlertDialog
        isOpen={isAsked}
        title={copy.discardTitle}
        description={copy.discardLead}
        cancelLabel={copy.goOn}
        onCancel={() => setAsked(false)}
        action={
          <Button tone="danger" onClick={onDiscard}>
            {copy.discardSurely}
          </Button>
        }
      />
    </>
  )
}
