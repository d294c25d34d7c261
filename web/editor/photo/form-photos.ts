import { createContext, use, useSyncExternalStore } from 'react'
import { get, set } from 'react-hook-form'
import { wholeFormSchema } from '#domain/guide/guide-form.ts'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { photosIn, withPhotos } from '#domain/guide/photos.ts'
import { photoVariant } from '#domain/values/photo.ts'
import type { Draft } from '#web/editor/drafts/draft-store.ts'
import { type EditorForm, toGuidebookForm } from '#web/editor/form/editor-form.ts'
import { type FieldPath, useFormAccess } from '#web/editor/form/form-access.ts'
import type { Frame, Illustration } from './make-photo.ts'
import type { Photos } from './photos.ts'

type PhotoAccess = {
  photos: Photos
  /** Which drawing fits the home, until there is a cover. */
  illustration: Illustration
  /** A save was tried without a cover. */
  isCoverAsked: boolean
}

export const PhotoAccessContext = createContext<PhotoAccess | undefined>(undefined)

export function usePhotoAccess(): PhotoAccess {
  const access = use(PhotoAccessContext)
  if (!access) throw new Error('a photo stands outside the editor')
  return access
}

/** What an address of this page stands for; of a photo that is in the guide nothing. */
export function useLocalPhoto(address: string) {
  const { photos } = usePhotoAccess()
  const find = () => photos.find(address)
  return useSyncExternalStore(photos.subscribe, find, find)
}

export function useIsUploading({ subscribe, isUploading }: Photos) {
  return useSyncExternalStore(subscribe, isUploading, isUploading)
}

/** Takes a file for a field, wherever the field stands once the file has become a photo. */
export function useChoosePhoto() {
  const { photos } = usePhotoAccess()
  const { getValues, setValue } = useFormAccess()
  const onReady = (chosen: string, ready: string) => {
    for (const { field, address } of photosIn(wholeFormSchema, getValues())) {
      if (address === chosen) setValue(field as FieldPath, ready, asPicked)
    }
  }
  return (file: File, instead = '', frame?: Frame) =>
    photos.choose(file, { instead, frame, onReady })
}

/** What is wrong with a field is looked at again when it gets another photo. */
export const asPicked = { shouldValidate: true } as const

/** Of an uploaded photo its small copy is enough in the form. */
export function thumbnailOf(address: string) {
  if (address === '' || address.startsWith('blob:')) return address
  return photoVariant(address, { width: 480, format: 'jpg' })
}

const coverField = 'welcome.photoUrl'

/** The form as it can be saved: of its photos those that are in the guide already. */
export function savedForm(form: EditorForm, photos: Photos): GuidebookForm {
  return toGuidebookForm(withPhotos(wholeFormSchema, form, photos.urlOf))
}

/** Waits for its photos, or tries them once more. */
export async function settlePhotos(form: EditorForm, photos: Photos) {
  const fields = photosIn(wholeFormSchema, form)
  await Promise.all(fields.map(({ address }) => photos.settle(address)))
}

/** Its photos that are not in the guide, and will not be without being sent again. */
export function photosLeftBehind(form: EditorForm, photos: Photos) {
  const left = photosIn(wholeFormSchema, form).filter(({ address }) =>
    photos.hasStopped(photos.standing(address)),
  )
  return {
    isPhotoLeftBehind: left.some(({ field }) => field === coverField),
    isBlockPhotoLeftBehind: left.some(({ field }) => field !== coverField),
  }
}

/** What a draft keeps of a form: the addresses of this page are worth nothing to the next. */
export function keptForm(form: EditorForm, photos: Photos) {
  const blobs = photosIn(wholeFormSchema, form).flatMap(({ field, address }) => {
    const { blob, upload } = photos.find(photos.standing(address)) ?? {}
    return blob && (field === coverField || upload?.is !== 'done') ? [[field, blob] as const] : []
  })
  const { [coverField]: photo, ...blockPhotos } = Object.fromEntries(blobs)
  return { form: savedForm(form, photos), photo, blockPhotos }
}

/** The form with the photos of a draft in their fields; they are to be sent again: what was uploaded then may be gone by now. */
export function withKeptPhotos(
  form: EditorForm,
  { photo, blockPhotos }: Partial<Pick<Draft, 'photo' | 'blockPhotos'>>,
  photos: Photos,
): EditorForm {
  const restored = structuredClone(form)
  const kept = { ...blockPhotos, ...(photo && { [coverField]: photo }) }
  for (const [field, blob] of Object.entries(kept)) {
    const instead: unknown = get(restored, field)
    if (typeof instead === 'string') set(restored, field, photos.hold(blob, { instead }))
  }
  return restored
}
