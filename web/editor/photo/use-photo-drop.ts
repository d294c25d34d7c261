import { useEffect, useRef } from 'react'
import { useFileDrop } from '#web/ui/inputs/file-input.tsx'

/** Takes photos that are dropped on a place, or pasted anywhere while the place is in sight. */
export function usePhotoDrop(onFile: (file: File) => void) {
  const { isOver, zone } = useFileDrop(([file]) => file && onFile(file))
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => {
      const photo = findPhoto(clipboardData)
      if (photo && place.current?.checkVisibility()) onFile(photo)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [onFile])
  return { isOver, zone: { ...zone, ref: place } }
}

function findPhoto(transfer: DataTransfer | null) {
  return [...(transfer?.files ?? [])].find(({ type }) => type.startsWith('image/'))
}
