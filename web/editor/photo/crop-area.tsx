import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { photoCopy } from '#web/copy/editor/editor-photo.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Slider } from '#web/ui/inputs/controls.tsx'
import { Field } from '#web/ui/inputs/field.tsx'

/** The shape of the cover and of every photo in a card. */
const cardAspect = 4 / 3
const mostZoom = 3

type CropAreaProps = { imageUrl: string; onFrame: (frame: Area) => void }

/** The photo under the frame that is moved over it. */
export function CropArea({ imageUrl, onFrame }: CropAreaProps) {
  const copy = useCopy(photoCopy).crop
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  return (
    <>
      <div className="relative aspect-4/3 max-h-[60dvh] w-full overflow-hidden rounded-control bg-sunken">
        <Cropper
          image={imageUrl}
          aspect={cardAspect}
          crop={crop}
          zoom={zoom}
          maxZoom={mostZoom}
          onCropChange={setCrop}
          onZoomChange={setZoom}
          onCropComplete={(_share, pixels) => onFrame(pixels)}
          mediaProps={{ alt: '' }}
          cropperProps={{ 'aria-label': copy.area, role: 'group' }}
          disableAutomaticStylesInjection
        />
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
    </>
  )
}
