import 'react-easy-crop/react-easy-crop.css'
import { useEffect, useRef, useState } from 'react'
import type { Area } from 'react-easy-crop'
import Cropper from 'react-easy-crop'
import { photoCopy } from '#web/copy/editor/editor-photo.ts'
import { uiCopy, useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Field, Slider } from '#web/ui/inputs/field.tsx'

/** The shape of the cover and of every photo in a card. */
const cardAspect = 4 / 3
const mostZoom = 3

type CropDialogProps = {
  file: Blob
  /** What is cropped, where it is not the cover. */
  words?: { cropTitle: string; cropLead: string }
  isBusy: boolean
  onCrop: (frame: Area) => void
  onCancel: () => void
}

export function CropDialog({ file, words, isBusy, onCrop, onCancel }: CropDialogProps) {
  const copy = useCopy(photoCopy).crop
  const { cancel, close } = useCopy(uiCopy)
  const imageUrl = useAddressOf(file)
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [frame, setFrame] = useState<Area>()
  // Enter takes the photo as it is framed, and does not throw away what was just chosen.
  const use = useRef<HTMLButtonElement>(null)
  return (
    <Dialog
      onClose={onCancel}
      initialFocus={use}
      title={words?.cropTitle ?? copy.title}
      description={words?.cropLead ?? copy.lead}
      closeLabel={close}
      footer={
        <>
          <Button onClick={onCancel}>{cancel}</Button>
          <Button
            ref={use}
            tone="primary"
            isBusy={isBusy}
            aria-disabled={!frame}
            onClick={() => frame && onCrop(frame)}
          >
            {copy.use}
          </Button>
        </>
      }
    >
      <div className="relative aspect-4/3 max-h-[60dvh] w-full overflow-hidden rounded-control bg-sunken">
        {imageUrl ? (
          <Cropper
            image={imageUrl}
            aspect={cardAspect}
            crop={crop}
            zoom={zoom}
            maxZoom={mostZoom}
            onCropChange={setCrop}
            onZoomChange={setZoom}
            onCropComplete={(_share, pixels) => setFrame(pixels)}
            mediaProps={{ alt: '' }}
            cropperProps={{ 'aria-label': copy.area, role: 'group' }}
            disableAutomaticStylesInjection
          />
        ) : null}
      </div>
      <Field label={copy.zoom} className="mt-4">
        <Slider
          min={1}
          max={mostZoom}
          step={0.05}
          value={zoom}
          onValueChange={setZoom}
          valueText={`${Math.round(zoom * 100)} %`}
        />
      </Field>
    </Dialog>
  )
}

/** An address at which the page can draw a file, for as long as it is shown. */
function useAddressOf(file: Blob) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(file)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [file])
  return address
}
