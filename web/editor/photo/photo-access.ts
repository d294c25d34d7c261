import { createContext, use, useSyncExternalStore } from 'react'
import { wholeFormSchema } from '#domain/guide/guide-form.ts'
import { photosIn } from '#domain/guide/photos.ts'
import { photoVariant } from '#domain/values/photo.ts'
import { type FieldPath, useFormAccess } from '#web/editor/form/form-access.ts'
import type { Illustration } from './illustrations.ts'
import type { Photos } from './photos.ts'
import type { Frame } from './shrink-photo.ts'

export type PhotoAccess = {
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
export const asPicked = { shouldDirty: true, shouldValidate: true } as const

/** Of an uploaded photo its small copy is enough in the form. */
export function thumbnailOf(address: string) {
  if (address === '' || address.startsWith('blob:')) return address
  return photoVariant(address, { width: 480, format: 'jpg' })
}
