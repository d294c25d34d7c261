import { type ComponentProps, type DragEvent, useRef, useState } from 'react'
import { Button, type ButtonProps } from '#web/ui/buttons/button.tsx'

type FileButtonProps = Omit<ButtonProps, 'onClick'> & {
  input: Pick<ComponentProps<'input'>, 'accept' | 'multiple' | 'capture'> & {
    [data: `data-${string}`]: string
  }
  onFiles: (files: File[]) => void
}

export function FileButton({ input, onFiles, ...button }: FileButtonProps) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button {...button} onClick={() => chooser.current?.click()} />
      <input
        {...input}
        ref={chooser}
        type="file"
        hidden
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])]
          // The same file chosen again must count as a choice.
          currentTarget.value = ''
          if (files.length > 0) onFiles(files)
        }}
      />
    </>
  )
}

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
