import { type ComponentProps, type DragEvent, useState } from 'react'

type FileInputProps = Omit<ComponentProps<'input'>, 'type' | 'hidden' | 'onChange'> & {
  onFiles: (files: File[]) => void
}

/** The device's own chooser of files; a button stands for it. */
export function FileInput({ onFiles, ...more }: FileInputProps) {
  return (
    <input
      {...more}
      type="file"
      hidden
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])]
        // The same file chosen again must count as a choice.
        currentTarget.value = ''
        if (files.length > 0) onFiles(files)
      }}
    />
  )
}

/** A place on which files may be dropped. */
export function useFileDrop(onFiles: (files: File[]) => void) {
  const [isOver, setOver] = useState(false)
  const zone = {
    onDragOver(event: DragEvent) {
      if (![...event.dataTransfer.types].includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      const files = [...event.dataTransfer.files]
      if (files.length === 0) return
      event.preventDefault()
      setOver(false)
      onFiles(files)
    },
  }
  return { isOver, zone }
}
