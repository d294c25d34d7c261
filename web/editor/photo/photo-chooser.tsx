import { Camera, ImagePlus } from 'lucide'
import { useRef } from 'react'
import { photoCopy } from '#web/copy/editor-photo.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/button.tsx'

type PhotoChooserProps = {
  hasPhoto: boolean
  onFile: (file: File) => void
  isBusy?: boolean
}

/** From the device's photos, or, where there is a camera at hand, a new one. */
export function PhotoChooser({ hasPhoto, onFile, isBusy }: PhotoChooserProps) {
  const copy = useCopy(photoCopy)
  const fromFiles = useRef<HTMLInputElement>(null)
  const fromCamera = useRef<HTMLInputElement>(null)
  const take = (input: HTMLInputElement) => {
    const file = input.files?.[0]
    // The same file chosen again must count as a choice.
    input.value = ''
    if (file) onFile(file)
  }
  return (
    <>
      <Button
        data-photo-button
        icon={ImagePlus}
        isBusy={isBusy}
        onClick={() => fromFiles.current?.click()}
      >
        {hasPhoto ? copy.change : copy.choose}
      </Button>
      <Button
        icon={Camera}
        onClick={() => fromCamera.current?.click()}
        className="pointer-fine:hidden"
      >
        {copy.take}
      </Button>
      <input
        ref={fromFiles}
        type="file"
        accept="image/*"
        hidden
        data-photo="files"
        onChange={({ currentTarget }) => take(currentTarget)}
      />
      <input
        ref={fromCamera}
        type="file"
        accept="image/*"
        capture="environment"
        hidden
        onChange={({ currentTarget }) => take(currentTarget)}
      />
    </>
  )
}
