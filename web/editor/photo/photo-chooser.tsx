import { Camera, ImagePlus } from 'lucide'
import { useRef } from 'react'
import { photoCopy } from '#web/copy/editor/editor-photo.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'

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
  const take = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])]
    // The same file chosen again must count as a choice.
    input.value = ''
    if (files.length > 0) onFiles(files)
  }
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
      <input
        ref={fromFiles}
        type="file"
        accept="image/*"
        hidden
        multiple={isMultiple}
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
