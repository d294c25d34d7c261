import type { RefusalCode } from '#domain/messages/refusals.ts'
import type { Locale } from '#domain/values/locale.ts'
import { photoBucket } from '#domain/values/photo.ts'
import { sendFile, silenceMs } from '#web/calls/send-file.ts'
import { newId } from '#web/ui/new-id.ts'
import { type Frame, openPhoto, refusalOf, shrinkPhoto } from './make-photo.ts'

type Ended =
  | { is: 'done'; url: string }
  | { is: 'failed'; reason?: string; code?: string }
  | { is: 'cancelled' }

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
    | Ended
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
    reportNewest(
      await sendPhoto({
        photo,
        locale,
        signal: controller.signal,
        onProgress: (progress) => reportNewest({ is: 'running', progress }),
      }),
    )
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

type Upload = {
  photo: Blob
  /** The language to be refused in. */
  locale: Locale
  signal: AbortSignal
  onProgress: (share: number) => void
}

/** Photos wait their turn, and a large one takes its time to be shrunk. */
export const answerTimeoutMs = 120_000

/** Where the API takes photos, and says whether it can. */
export const photosAddress = `/api/storage/${photoBucket}`

let isBucketKnown = false

/** Uploads a photo; before the first one of a page it asks whether photos can be stored at all. */
async function sendPhoto(upload: Upload): Promise<Ended> {
  const failure = isBucketKnown ? undefined : await findBucketFailure(upload)
  if (failure) return failure
  isBucketKnown = true
  return uploadPhoto(upload)
}

async function findBucketFailure(upload: Upload): Promise<Ended | undefined> {
  const { locale, signal: cancelled } = upload
  const signal = AbortSignal.any([cancelled, AbortSignal.timeout(silenceMs)])
  try {
    const headers = { 'Accept-Language': locale }
    const answer = await fetch(photosAddress, { headers, signal })
    if (answer.ok) return undefined
    const { error: reason, code } = await answer.json()
    return { is: 'failed', reason, code }
  } catch {
    // No connection, no answer in time, or one in no shape of ours: to the host they are one thing.
    return { is: cancelled.aborted ? 'cancelled' : 'failed' }
  }
}

export async function uploadPhoto({ photo, ...how }: Upload): Promise<Ended> {
  const body = new FormData()
  body.append('file', photo, 'photo.jpg')
  const answer = await sendFile(photosAddress, { ...how, body, answerMs: answerTimeoutMs })
  if (!answer) return { is: how.signal.aborted ? 'cancelled' : 'failed' }
  const { status, response } = answer
  if (status === 201 && typeof response?.url === 'string') return { is: 'done', url: response.url }
  return { is: 'failed', reason: response?.error, code: response?.code }
}
