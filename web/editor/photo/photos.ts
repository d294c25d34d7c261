import { get, set } from 'react-hook-form'
import { wholeFormSchema } from '#domain/guide/guide-form.ts'
import { photosIn, withPhotos } from '#domain/guide/photos.ts'
import type { ScreenRefusal } from '#domain/messages/screen-refusals.ts'
import type { Locale } from '#domain/values/locale.ts'
import { photoBucket } from '#domain/values/photo.ts'
import { browserApi } from '#web/calls/api.ts'
import { ask, sendFile, silenceMs } from '#web/calls/ask.ts'
import type { Draft } from '#web/editor/drafts/draft-store.ts'
import { type EditorForm, toGuidebookForm } from '#web/editor/form/editor-form.ts'
import { newId } from '#web/ui/new-id.ts'
import { UnfitPhoto } from './small-photo.ts'

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
    | { is: 'unfit'; code: ScreenRefusal }
    | { is: 'running'; progress: number }
    | Ended
}

export type Ended =
  | { is: 'done'; url: string }
  | { is: 'failed'; reason?: string; code?: string }
  | { is: 'cancelled' }

type Choice = {
  instead: string
  /** The file made small, or why it cannot be. */
  small: Promise<Blob>
  onReady: (chosen: string, ready: string) => void
}

export type Photos = ReturnType<typeof openPhotos>

export const coverField = 'welcome.photoUrl'

/**
 * The photos behind the addresses of a form that only this page can read, and their way into the guide. `chosen:` is a file of an
 * entry that is still to be made small, `blob:` a small photo until the editor is opened anew; one that was stored before is `https:`.
 */
export function openPhotos(locale: Locale) {
  const photos = new Map<string, LocalPhoto>()
  const ends = new Map<string, Promise<void>>()
  let preparing: Promise<unknown> = Promise.resolve()
  const running = new Map<string, AbortController>()
  const listeners = new Set<() => void>()
  let closing: ReturnType<typeof setTimeout> | undefined

  function put(address: string, photo: LocalPhoto) {
    photos.set(address, photo)
    for (const listener of listeners) listener()
  }

  function report(address: string, upload: LocalPhoto['upload']) {
    const photo = photos.get(address)
    if (photo) put(address, { ...photo, upload })
  }

  /** Gives a photo that is small already its address. It says `running` from here on, and is sent when it is told to. */
  function hold(blob: Blob, { instead, file }: Pick<LocalPhoto, 'instead' | 'file'>) {
    const address = URL.createObjectURL(blob)
    put(address, { blob, file, instead, upload: { is: 'running', progress: 0 } })
    return address
  }

  function send(address: string) {
    const photo = photos.get(address)?.blob
    if (!photo) return
    cancel(address)
    const controller = new AbortController()
    running.set(address, controller)
    const reportNewest = (how: LocalPhoto['upload']) => {
      if (running.get(address) === controller) report(address, how)
    }
    const onProgress = (progress: number) => reportNewest({ is: 'running', progress })
    onProgress(0)
    const { signal } = controller
    ends.set(address, sendPhoto({ photo, locale, signal, onProgress }).then(reportNewest))
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
  function chooseForEntry(file: File, { instead, small, onReady }: Choice) {
    const address = `chosen:${newId()}`
    put(address, { file, instead, upload: { is: 'preparing' } })
    const ready = small
      .then((photo) => {
        const local = pick(photo, { instead, file })
        onReady(address, local)
        photos.delete(address)
        return local
      })
      .catch((reason) => {
        report(address, { is: 'unfit', code: refusalOf(reason) })
        return ''
      })
    preparing = Promise.all([preparing, ready])
    const end = ready.then((local) => ends.get(local))
    ends.set(address, end)
    return address
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

  async function waitFor(address: string) {
    if (hasStopped(address)) send(address)
    await ends.get(address)
  }

  /** The form with, of its photos, those that are in the guide already. */
  function savedForm(form: EditorForm) {
    return toGuidebookForm(withPhotos(wholeFormSchema, form, urlOf))
  }

  return {
    find: (address: string) => photos.get(address),
    send,
    cancel,
    pick,
    chooseForEntry,
    /** The cover stays as it was; why stands under the field's own name, until another file is tried. */
    refuseCover(reason: unknown, file?: File) {
      put(coverField, { file, instead: '', upload: { is: 'unfit', code: refusalOf(reason) } })
    },
    forgetRefusedCover: () => photos.delete(coverField),
    standing,
    isUploading: () =>
      [...photos.values()].some(({ upload: { is } }) => is === 'preparing' || is === 'running'),
    waitFor,
    /** Once each file that was chosen is small, or no photo: before, no draft can keep it. */
    areSmall: () => preparing,
    /** The form as it can be saved, once each of its photos has arrived or was tried once more, the fields whose photo did not, and what is no photo. */
    async readyToSave(readForm: () => EditorForm) {
      await Promise.all(
        photosIn(wholeFormSchema, readForm()).map(({ address }) => waitFor(address)),
      )
      const form = readForm()
      const shown = photosIn(wholeFormSchema, form)
      const stopped = shown.filter(({ address }) => hasStopped(standing(address)))
      const unsent = stopped.map(({ field }) => field)
      const cover = { field: coverField, address: coverField }
      const unfit = [cover, ...shown].flatMap(({ field, address }) => {
        const { file, upload } = photos.get(address) ?? {}
        return file && upload?.is === 'unfit' ? [{ field, name: file.name, code: upload.code }] : []
      })
      return { savedForm: savedForm(form), unsent, unfit }
    },
    /** What a draft keeps of a form: the addresses of this page are worth nothing to the next. */
    keptForm(form: EditorForm) {
      const blobs = photosIn(wholeFormSchema, form).flatMap(({ field, address }) => {
        const { blob } = photos.get(standing(address)) ?? {}
        return blob ? [[field, blob] as const] : []
      })
      const { [coverField]: photo, ...blockPhotos } = Object.fromEntries(blobs)
      return { form: savedForm(form), photo, blockPhotos }
    },
    /** The form with the photos of a draft in their fields; they are to be sent again: what was uploaded then may be gone by now. */
    withKept(form: EditorForm, { photo, blockPhotos }: Partial<Draft>): EditorForm {
      const restored = structuredClone(form)
      const kept = { ...blockPhotos, ...(photo && { [coverField]: photo }) }
      for (const [field, blob] of Object.entries(kept)) {
        const instead: unknown = get(restored, field)
        if (typeof instead === 'string') set(restored, field, hold(blob, { instead }))
      }
      return restored
    },
    sendAll() {
      clearTimeout(closing)
      for (const address of photos.keys()) send(address)
    },
    /** Its addresses go a moment later: while it is developed, React closes what it opens once more at once. */
    close() {
      for (const address of running.keys()) cancel(address)
      closing = setTimeout(() => {
        for (const address of photos.keys()) URL.revokeObjectURL(address)
      })
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Why there is no photo; a browser that gives up on one says nothing. */
export function refusalOf(reason: unknown): ScreenRefusal {
  return reason instanceof UnfitPhoto ? reason.code : 'photo_damaged'
}

type Upload = {
  photo: Blob
  locale: Locale
  signal: AbortSignal
  onProgress: (share: number) => void
}

/** Photos wait their turn, and a large one takes its time to be shrunk. */
export const answerTimeoutMs = 120_000

export const photosAddress = `/api/storage/${photoBucket}`

let isBucketKnown = false

/** Uploads a photo; before the first one of a page it asks whether photos can be stored at all. */
export async function sendPhoto(upload: Upload): Promise<Ended> {
  const failure = isBucketKnown ? undefined : await findBucketFailure(upload)
  if (failure) return failure
  isBucketKnown = true
  return uploadPhoto(upload)
}

async function findBucketFailure({ locale, signal }: Upload): Promise<Ended | undefined> {
  const patient = AbortSignal.any([signal, AbortSignal.timeout(silenceMs)])
  const bucket = browserApi({ locale, signal: patient }).storage[photoBucket]
  const answer = await ask(locale, () => bucket.$get())
  if (answer.is === 'done') return undefined
  if (answer.is === 'unreachable') return { is: signal.aborted ? 'cancelled' : 'failed' }
  return { is: 'failed', reason: answer.error, code: answer.code }
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
