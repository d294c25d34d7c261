import { type DragEvent, useEffect, useRef, useState } from 'react'

/** Takes photos that are dropped on a place, or pasted anywhere while the place is in sight. */
export function usePhotoDrop(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false)
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const photo = findPhoto(clipboardData)
      if (photo && place.current?.checkVisibility()) onFile(photo)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [onFile])
  const zone = {
    ref: place,
    onDragOver(event: DragEvent) {
      if (![...event.dataTransfer.types].includes('Files')) return
      event.preventDefault()
      setOver(true)
    },
    onDragLeave: () => setOver(false),
    onDrop(event: DragEvent) {
      const file = event.dataTransfer.files[0]
      if (!file) return
      event.preventDefault()
      setOver(false)
      onFile(file)
    },
  }
  return { isOver, zone }
}

function findPhoto(transfer: DataTransfer | null) {
  return [...(transfer?.files ?? [])].find(({ type }) => type.startsWith('image/'))
}
