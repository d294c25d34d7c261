import { get } from 'react-hook-form'
import { useFormAccess } from '#web/editor/form/form-access.ts'
import { useBlockPhotosAccess } from '#web/editor/photo/block-photos.ts'

type Entry = { photos?: unknown[]; videoUrl?: string } | undefined

/** Whether an entry has something to show, or a photo is on its way to it. */
export function useHasPictures(path: string): boolean {
  const { getValues } = useFormAccess()
  const { isAwaited } = useBlockPhotosAccess()
  const entry: Entry = get(getValues(), path)
  return isAwaited(path) || (entry?.photos ?? []).length > 0 || hasVideoIn(entry)
}

export function hasVideoIn(entry: Entry) {
  return (entry?.videoUrl ?? '') !== ''
}
