import { createContext, use, useCallback, useEffect, useId, useMemo, useRef, useState } from 'react'
import type { KeptPhotos } from '#web/editor/drafts/draft-store.ts'
import type { PhotoKeeper } from './use-picked-photo.ts'

type Held = Pick<PhotoKeeper, 'settle'> & {
  /** The field it goes into. */
  path: string
  /** Absent while it is being made small. */
  photo?: Blob
  /** On its way; otherwise it could not be uploaded so far. */
  isRunning: boolean
}

export type BlockPhotos = ReturnType<typeof useBlockPhotos>

/** The photos of entries that are not in the guide yet: their tabs, rows and saves wait for them. */
export function useBlockPhotos(restored: KeptPhotos | undefined) {
  const held = useRef(new Map<string, Held>())
  const handed = useRef(new Map<string, Blob>(Object.entries(restored ?? {})))
  const [isUploading, setUploading] = useState(false)
  const [kept, setKept] = useState<KeptPhotos>({})
  const hold = useCallback((id: string, photo: Held | undefined) => {
    if (photo) held.current.set(id, photo)
    else held.current.delete(id)
    setUploading([...held.current.values()].some(({ isRunning }) => isRunning))
    setKept(keptOf(held.current))
  }, [])
  const readKept = useCallback(() => keptOf(held.current), [])
  const hasUnsettled = useCallback(() => held.current.size > 0, [])
  /** Waits for each or tries it once more; false when one could not be uploaded. */
  const settle = useCallback(async () => {
    const waiting = [...held.current.values()].map((photo) => photo.settle())
    const ends = await Promise.all(waiting)
    return ends.every((end) => end === undefined || end.is === 'done')
  }, [])
  /** Whether a photo waits for a field in that entry. */
  const isAwaited = useCallback(
    (entry: string) => [...handed.current.keys()].some((path) => path.startsWith(`${entry}.`)),
    [],
  )
  /** Leaves a photo for the field that is about to be drawn. */
  const hand = useCallback((path: string, photo: Blob) => handed.current.set(path, photo), [])
  /** What was left for this field, once. */
  const takeHanded = useCallback((path: string) => {
    const photo = handed.current.get(path)
    handed.current.delete(path)
    return photo
  }, [])
  return useMemo(
    () => ({
      isUploading,
      kept,
      readKept,
      hold,
      hasUnsettled,
      settle,
      isAwaited,
      hand,
      takeHanded,
    }),
    [isUploading, kept, readKept, hold, hasUnsettled, settle, isAwaited, hand, takeHanded],
  )
}

function keptOf(held: Map<string, Held>): KeptPhotos {
  return Object.fromEntries(
    [...held.values()].flatMap(({ path, photo }) => (photo ? [[path, photo]] : [])),
  )
}

export const BlockPhotosContext = createContext<BlockPhotos | undefined>(undefined)

export function useBlockPhotosAccess(): BlockPhotos {
  const access = use(BlockPhotosContext)
  if (!access) throw new Error('an entry stands outside the editor')
  return access
}

/** Says of an entry's photo that it is on its way, or that it could not be uploaded so far. */
export function useHeldPhoto(held: Held | undefined) {
  const { hold } = useBlockPhotosAccess()
  const id = useId()
  const { settle, isRunning, path, photo } = held ?? {}
  useEffect(() => {
    if (!settle || isRunning === undefined || path === undefined) return
    hold(id, { settle, isRunning, path, photo })
    return () => hold(id, undefined)
  }, [hold, id, settle, isRunning, path, photo])
}
