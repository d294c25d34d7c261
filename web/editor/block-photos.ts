import { createContext, use, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { PhotoKeeper } from './photo/use-picked-photo.ts'

type Held = Pick<PhotoKeeper, 'settle'> & {
  /** On its way; otherwise it could not be uploaded so far. */
  isRunning: boolean
}

export type BlockPhotos = ReturnType<typeof useBlockPhotos>

/** The photos of the host's own blocks that are not in the guide yet: their tabs, rows and saves wait for them. */
export function useBlockPhotos() {
  const held = useRef(new Map<string, Held>())
  const [isUploading, setUploading] = useState(false)
  const hold = useCallback((id: string, photo: Held | undefined) => {
    if (photo) held.current.set(id, photo)
    else held.current.delete(id)
    setUploading([...held.current.values()].some(({ isRunning }) => isRunning))
  }, [])
  const hasUnsettled = useCallback(() => held.current.size > 0, [])
  /** Waits for each or tries it once more; false when one could not be uploaded. */
  const settle = useCallback(async () => {
    const waiting = [...held.current.values()].map((photo) => photo.settle())
    const ends = await Promise.all(waiting)
    return ends.every((end) => end === undefined || end.is === 'done')
  }, [])
  return useMemo(
    () => ({ isUploading, hold, hasUnsettled, settle }),
    [isUploading, hold, hasUnsettled, settle],
  )
}

export const BlockPhotosContext = createContext<BlockPhotos | undefined>(undefined)

export function useBlockPhotosAccess(): BlockPhotos {
  const access = use(BlockPhotosContext)
  if (!access) throw new Error('a block stands outside the editor')
  return access
}

/** Says of a block's photo that it is on its way, or that it could not be uploaded so far. */
export function useHeldPhoto(photo: Held | undefined) {
  const { hold } = useBlockPhotosAccess()
  const id = useId()
  const { settle, isRunning } = photo ?? {}
  useEffect(() => {
    if (!settle || isRunning === undefined) return
    hold(id, { settle, isRunning })
    return () => hold(id, undefined)
  }, [hold, id, settle, isRunning])
}
