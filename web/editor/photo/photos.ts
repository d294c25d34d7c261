import { useSyncExternalStore } from 'react'
import { get, set } from 'react-hook-form'
import { wholeFormSchema } from '#domain/guide/guide-form.ts'
import { photosIn, withPhotos } from '#domain/guide/photos.ts'
import type { RefusalCode } from '#domain/messages/refusals.ts'
import type { Locale } from '#domain/values/locale.ts'
import { photoVariant } from '#domain/values/photo.ts'
import type { Draft } from '#web/editor/drafts/draft-store.ts'
import { type EditorForm, toGuidebookForm } from '#web/editor/form/editor-form.ts'
import { makeContext } from '#web/ui/make-context.ts'
import { newId } from '#web/ui/new-id.ts'
import {
  type Ended,
  type Frame,
  type Illustration,
  openPhoto,
  refusalOf,
  sendPhoto,
  shrinkPhoto,
} from './photo-files.ts'

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

type Choice = { instead: string; frame?: Frame; onReady: (chosen: string, ready: string) => void }

export type Photos = ReturnType<typeof openPhotos>

const coverField = 'welcome.photoUrl'

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
  function chooseForEntry(file: File, { instead, frame, onReady }: Choice) {
    const address = `chosen:${newId()}`
    put(address, { file, instead, upload: { is: 'preparing' } })
    const small = prepare()
    preparing = Promise.all([preparing, small])
    const end = small.then((ready = '') => ends.get(ready))
    ends.set(address, end)
    return address

    async function prepare() {
      try {
        const bitmap = await openPhoto(file)
        const { width, height } = bitmap
        const photo = await shrinkPhoto(bitmap, frame ?? { x: 0, y: 0, width, height })
        bitmap.close()
        const ready = pick(photo, { instead, file })
        onReady(address, ready)
        photos.delete(address)
        return ready
      } catch (reason) {
        report(address, { is: 'unfit', code: refusalOf(reason) })
        return undefined
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
    standing,
    isUploading: () =>
      [...photos.values()].some(({ upload: { is } }) => is === 'preparing' || is === 'running'),
    waitFor,
    /** Once each file that was chosen is small, or no photo: before, no draft can keep it. */
    areSmall: () => preparing,
    /** The form as it can be saved, once each of its photos has arrived or was tried once more, and what did not arrive. */
    async readyToSave(readForm: () => EditorForm) {
      await Promise.all(
        photosIn(wholeFormSchema, readForm()).map(({ address }) => waitFor(address)),
      )
      const form = readForm()
      const unsent = photosIn(wholeFormSchema, form).filter(({ address }) =>
        hasStopped(standing(address)),
      )
      return {
        savedForm: savedForm(form),
        unsent: {
          cover: unsent.some(({ field }) => field === coverField),
          others: unsent.some(({ field }) => field !== coverField),
        },
      }
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

export type UnsentPhotos = Awaited<ReturnType<Photos['readyToSave']>>['unsent']

type PhotoAccess = {
  photos: Photos
  illustration: Illustration
  /** A save was tried without a cover. */
  isCoverAsked: boolean
}

export const [PhotoAccessContext, usePhotoAccess] = makeContext<PhotoAccess>(
  'a photo stands outside the editor',
)

/** What an address of this page stands for; of a photo that is in the guide nothing. */
export function useLocalPhoto(address: string) {
  const { photos } = usePhotoAccess()
  const find = () => photos.find(address)
  return useSyncExternalStore(photos.subscribe, find, find)
}

export function useIsUploading({ subscribe, isUploading }: Photos) {
  return useSyncExternalStore(subscribe, isUploading, isUploading)
}

/** What is wrong with a field is looked at again when it gets another photo. */
export const asPicked = { shouldValidate: true } as const

/** Of an uploaded photo its small copy is enough in the form. */
export function thumbnailOf(address: string) {
  if (address === '' || address.startsWith('blob:')) return address
  return photoVariant(address, { width: 480, format: 'jpg' })
}
