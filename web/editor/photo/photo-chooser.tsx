import { Camera, ImagePlus } from 'lucide'
import { useRef } from 'react'
import { photoCopy } from '#web/copy/editor/editor-photo.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FileInput } from '#web/ui/inputs/file-input.tsx'

type PhotoChooserProps = {
  label: string
  onFiles: (files: File[]) => void
  isMultiple?: boolean
  isBusy?: boolean
  size?: 'compact'
  /** The list that grows by it. */
  addsTo?: string
}

/** From the device's photos, or, where there is a camera at hand, a new one. */
export function PhotoChooser(props: PhotoChooserProps) {
  const { label, onFiles, isMultiple, isBusy, size, addsTo } = props
  const copy = useCopy(photoCopy)
  const fromFiles = useRef<HTMLInputElement>(null)
  const fromCamera = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        data-photo-button
        data-add={addsTo}
        icon={ImagePlus}
        size={size}
        isBusy={isBusy}
        onClick={() => fromFiles.current?.click()}
      >
        {label}
      </Button>
      <Button
        icon={Camera}
        size={size}
        onClick={() => fromCamera.current?.click()}
        className="pointer-fine:hidden"
      >
        {copy.take}
      </Button>
      <FileInput
        ref={fromFiles}
        accept="image/*"
        multiple={isMultiple}
        data-photo="files"
        onFiles={onFiles}
      />
      <FileInput ref={fromCamera} accept="image/*" capture="environment" onFiles={onFiles} />
    </>
  )
}
