import { lazy, Suspense, useState } from 'react'
import type { Area } from 'react-easy-crop'
import { photoCopy } from '#web/copy/editor/editor-photo.ts'
import { uiCopy } from '#web/copy/ui.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { loadPart } from '#web/ui/load-part.ts'

const CropArea = lazy(
  loadPart(async () => ({ default: (await import('./crop-area.tsx')).CropArea })),
)

type CropDialogProps = {
  /** The photo to crop; nothing to crop keeps the dialog closed. */
  imageUrl: string | undefined
  /** What is cropped, where it is not the cover. */
  words?: { cropTitle: string; cropLead: string }
  isBusy: boolean
  onCrop: (frame: Area) => void
  onCancel: () => void
}

export function CropDialog({ imageUrl, words, ...rest }: CropDialogProps) {
  const copy = useCopy(photoCopy).crop
  const [frame, setFrame] = useState<Area>()
  return (
    <Dialog
      isOpen={imageUrl !== undefined}
      onClose={rest.onCancel}
      title={words?.cropTitle ?? copy.title}
      description={words?.cropLead ?? copy.lead}
      closeLabel={useCopy(uiCopy).close}
      footer={
        <>
          <Button onClick={rest.onCancel}>{copy.cancel}</Button>
          <Button
            tone="primary"
            isBusy={rest.isBusy}
            aria-disabled={!frame}
            onClick={() => frame && rest.onCrop(frame)}
          >
            {copy.use}
          </Button>
        </>
      }
    >
      <Suspense fallback={null}>
        {imageUrl ? <CropArea key={imageUrl} imageUrl={imageUrl} onFrame={setFrame} /> : null}
      </Suspense>
    </Dialog>
  )
}
