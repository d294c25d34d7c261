import type { RefusalCode } from '#domain/messages/refusals.ts'
import type { Locale } from '#domain/values/locale.ts'
import { newId } from '#web/ui/new-id.ts'
import { openPhoto, refusalOf } from './open-photo.ts'
import { type Frame, shrinkPhoto } from './shrink-photo.ts'
import { sendPhoto, type UploadOutcome } from './upload-photo.ts'

/** A photo picked on this device, on its way into the guide. */
export type LocalPhoto = {
  /** Made small; absent before that, and of a file that is no photo. */
  blob?: Blob
  /** As it was chosen, to be cropped again. */
  file?: File
  /** The address that stood in its field before: it counts until this photo is uploaded. */
  instead: string
  upload:
    | { is: 'preparing' }
    | { is: 'unfit'; code: RefusalCode }
    | { is: 'running'; progress: number }
    | { is: 'done'; url: string }
    | { is: 'failed'; reason?: string; code?: string }
    | { is: 'cancelled' }
}

type Choice = {
  instead: string
  /** The part of it that is wanted. */
  frame?: Frame
  onReady: (chosen: string, ready: string) => void
}

export type Photos = ReturnType<typeof openPhotos>

/** The photos behind the addresses of a form that only this page can read, and their way into the guide. */
export function openPhotos(locale: Locale) {
  const photos = new Map<string, LocalPhoto>()
  const ends = new Map<string, Promise<void>>()
  const running = new Map<string, AbortController>()
  const listeners = new Set<() => void>()

  function put(address: string, photo: LocalPhoto) {
    photos.set(address, photo)
    for (const listener of listeners) listener()
  }

  function report(address: string, upload: LocalPhoto['upload']) {
    const photo = photos.get(address)
    if (photo) put(address, { ...photo, upload })
  }

  /** Gives a photo that is small already its address; it is sent when it is told to. */
  function hold(blob: Blob, { instead, file }: Pick<LocalPhoto, 'instead' | 'file'>) {
    const address = URL.createObjectURL(blob)
    put(address, { blob, file, instead, upload: { is: 'running', progress: 0 } })
    return address
  }

  function send(address: string) {
    const blob = photos.get(address)?.blob
    if (blob) ends.set(address, upload(address, blob))
  }

  async function upload(address: string, photo: Blob) {
    cancel(address)
    const controller = new AbortController()
    running.set(address, controller)
    const reportNewest = (how: LocalPhoto['upload']) => {
      if (running.get(address) === controller) report(address, how)
    }
    reportNewest({ is: 'running', progress: 0 })
    const outcome = await sendPhoto({
      photo,
      locale,
      signal: controller.signal,
      onProgress: (progress) => reportNewest({ is: 'running', progress }),
    })
    reportNewest(shownUpload(outcome))
  }

  function cancel(address: string) {
    running.get(address)?.abort()
  }

  /** In place of what stands in a field; goes on its way at once. */
  function pick(blob: Blob, { instead, file }: Pick<LocalPhoto, 'instead' | 'file'>) {
    const address = hold(blob, { instead, file })
    cancel(instead)
    URL.revokeObjectURL(instead)
    send(address)
    return address
  }

  /** An address for a file that is still to become a photo, which then has one of its own: nothing shows this one. */
  function choose(file: File, { instead, frame, onReady }: Choice) {
    const address = `chosen:${newId()}`
    put(address, { file, instead, upload: { is: 'preparing' } })
    ends.set(address, prepare())
    return address

    async function prepare() {
      try {
        const { bitmap, width, height } = await openPhoto(file)
        const photo = await shrinkPhoto(bitmap, frame ?? { x: 0, y: 0, width, height })
        bitmap.close()
        const ready = pick(photo, { instead, file })
        onReady(address, ready)
        photos.delete(address)
        await ends.get(ready)
      } catch (reason) {
        report(address, { is: 'unfit', code: refusalOf(reason) })
      }
    }
  }

  /** The photo that stands there: not one that is still to be made small, or cannot be. */
  function standing(address: string): string {
    const photo = photos.get(address)
    return photo && !photo.blob ? standing(photo.instead) : address
  }

  /** What of an address is in the guide already. */
  function urlOf(address: string): string {
    const photo = photos.get(address)
    if (!photo) return address
    return photo.upload.is === 'done' ? photo.upload.url : urlOf(photo.instead)
  }

  function hasStopped(address: string) {
    const is = photos.get(address)?.upload.is
    return is === 'failed' || is === 'cancelled'
  }

  return {
    find: (address: string) => photos.get(address),
    hold,
    send,
    cancel,
    pick,
    choose,
    standing,
    urlOf,
    hasStopped,
    isUploading: () => [...photos.values()].some(isOnItsWay),
    /** Waits for a photo, or tries it once more. */
    async settle(address: string) {
      if (hasStopped(address)) send(address)
      await ends.get(address)
    },
    sendAll() {
      for (const address of photos.keys()) send(address)
    },
    cancelAll() {
      for (const address of running.keys()) cancel(address)
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

function isOnItsWay({ upload }: LocalPhoto) {
  return upload.is === 'preparing' || upload.is === 'running'
}

function shownUpload(outcome: UploadOutcome): LocalPhoto['upload'] {
  if (outcome.is === 'done' || outcome.is === 'cancelled') return outcome
  if (outcome.is === 'unreachable') return { is: 'failed' }
  return { is: 'failed', reason: outcome.reason, code: outcome.code }
}
