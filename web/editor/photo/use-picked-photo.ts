import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocale } from '#web/copy/use-copy.ts'
import { sendPhoto } from './send-photo.ts'
import type { UploadOutcome } from './upload-photo.ts'

/** A photo picked on this device, and how far its upload is. */
export type PickedPhoto = {
  blob: Blob
  /** An address only this page can read. */
  localUrl: string
  upload:
    | { is: 'running'; progress: number }
    | { is: 'done'; url: string }
    | { is: 'failed'; reason?: string; code?: string }
    | { is: 'cancelled' }
}

export type PhotoKeeper = ReturnType<typeof usePickedPhoto>

/** Keeps the picked photo, uploads it at once, and once more when it is asked for and not there yet. */
export function usePickedPhoto(onUploaded?: (url: string) => void) {
  const locale = useLocale()
  const [picked, setPicked] = useState<PickedPhoto>()
  const newest = useRef<PickedPhoto>(undefined)
  const running = useRef<AbortController>(undefined)
  const arriving = useRef<Promise<UploadOutcome>>(undefined)
  // Its place may change while the photo is on its way.
  const newestOnUploaded = useRef(onUploaded)
  useEffect(() => {
    newestOnUploaded.current = onUploaded
  })

  const show = useCallback((photo: PickedPhoto | undefined) => {
    newest.current = photo
    setPicked(photo)
  }, [])

  const send = useCallback(async () => {
    const photo = newest.current
    if (!photo) return
    running.current?.abort()
    const controller = new AbortController()
    running.current = controller
    const report = (upload: PickedPhoto['upload']) => {
      const isNewest = newest.current?.blob === photo.blob && running.current === controller
      if (isNewest) show({ ...photo, upload })
    }
    report({ is: 'running', progress: 0 })
    arriving.current = sendPhoto({
      photo: photo.blob,
      locale,
      signal: controller.signal,
      onProgress: (progress) => report({ is: 'running', progress }),
    })
    const outcome = await arriving.current
    report(shownUpload(outcome))
    if (outcome.is === 'done' && running.current === controller) {
      newestOnUploaded.current?.(outcome.url)
    }
  }, [show, locale])

  const drop = useCallback(() => {
    running.current?.abort()
    if (newest.current) URL.revokeObjectURL(newest.current.localUrl)
    show(undefined)
  }, [show])

  const pick = useCallback(
    (blob: Blob) => {
      drop()
      const localUrl = URL.createObjectURL(blob)
      show({ blob, localUrl, upload: { is: 'running', progress: 0 } })
      return send()
    },
    [drop, show, send],
  )

  /** How the upload ended, waiting for it or trying once more; undefined when no photo is picked. */
  const settle = useCallback(async (): Promise<PickedPhoto['upload'] | undefined> => {
    const state = newest.current?.upload.is
    if (state === 'failed' || state === 'cancelled') void send()
    await arriving.current
    return newest.current?.upload
  }, [send])

  const cancel = useCallback(() => running.current?.abort(), [])

  useEffect(() => () => running.current?.abort(), [])

  return { picked, pick, drop, send, cancel, settle }
}

function shownUpload(outcome: UploadOutcome): PickedPhoto['upload'] {
  if (outcome.is === 'done' || outcome.is === 'cancelled') return outcome
  if (outcome.is === 'unreachable') return { is: 'failed' }
  return { is: 'failed', reason: outcome.reason, code: outcome.code }
}
