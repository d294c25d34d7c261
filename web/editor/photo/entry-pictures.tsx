import { Crop } from 'lucide'
import { useState } from 'react'
import { get } from 'react-hook-form'
import { mostPhotos } from '#domain/guide/fields.ts'
import { wholeFormSchema } from '#domain/guide/guide-form.ts'
import { photosIn } from '#domain/guide/photos.ts'
import { screenSentenceOf } from '#domain/messages/screen-refusals.ts'
import { readList } from '#domain/values/read-json.ts'
import { photoCopy } from '#web/copy/editor/editor-photo.ts'
import { pictureFields, picturesCopy } from '#web/copy/guide/pictures.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { asLink, TextField } from '#web/editor/fields/form-fields.tsx'
import type { FieldPath, ListPath, TextPath } from '#web/editor/form/editor-form.ts'
import { useFieldError, useFormAccess, useValue, useWas } from '#web/editor/form/use-editor-form.ts'
import { type AddProps, EntryList } from '#web/editor/lists/entry-list.tsx'
import type { EntryFieldsProps, EntryKind, PicturesProps } from '#web/editor/lists/entry-row.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { FieldGroup } from '#web/ui/inputs/field.tsx'
import {
  asPicked,
  CropDialog,
  PhotoChooser,
  thumbnailOf,
  UploadStatus,
  useLocalPhoto,
  usePhotoAccess,
} from './photo-parts.tsx'
import { type Frame, makeSmall } from './small-photo.ts'

/** What an entry shows beside its words, once it has some or is asked for: its photos, and a video that is somewhere else. */
export function EntryPictures({ path, asked }: PicturesProps) {
  const { getValues } = useFormAccess()
  const videoPath = `${path}.videoUrl` as TextPath
  const [hadPhotos] = useState(() => readList(get(getValues(), `${path}.photos`)).length > 0)
  const hadVideo = useWas(Boolean(useValue(videoPath)))
  return (
    <>
      {asked.photos || hadPhotos ? (
        <EntryList path={`${path}.photos` as PhotoList} kind={photoKind} Add={AddPhotos} />
      ) : null}
      {asked.video || hadVideo ? <TextField path={videoPath} input={asLink} /> : null}
    </>
  )
}

/** Each file chosen becomes a photo in a row of its own. */
function AddPhotos<List extends ListPath>({ path, count, append }: AddProps<List>) {
  const choose = useChoosePhoto()
  return (
    <PhotoChooser
      label={useCopy(pictureFields).photos.add}
      size="compact"
      isMultiple
      addsTo={path}
      onFiles={(files) => {
        for (const file of files.slice(0, mostPhotos - count)) append({ photoUrl: choose(file) })
      }}
    />
  )
}

/** Takes a file for a field, wherever the field stands once the file has become a photo. */
function useChoosePhoto() {
  const { photos } = usePhotoAccess()
  const { getValues, setValue } = useFormAccess()
  const onReady = (chosen: string, ready: string) => {
    for (const { field, address } of photosIn(wholeFormSchema, getValues())) {
      if (address === chosen) setValue(field as FieldPath, ready, asPicked)
    }
  }
  return (file: File, instead = '', frame?: Frame) =>
    photos.chooseForEntry(file, { instead, small: makeSmall(file, frame), onReady })
}

type PhotoList = Extract<ListPath, `${string}.photos`>

/** A photo of an entry: whole or cropped, made small, in the guide as soon as it is saved. */
const photoKind: EntryKind<PhotoList> = {
  nameKey: 'caption',
  look: 'line',
  Fields: PhotoFields,
}

function PhotoFields({ path, at }: EntryFieldsProps<PhotoList>) {
  const copy = useCopy(photoCopy)
  const words = useCopy(picturesCopy)
  const locale = useLocale()
  const { setValue } = useFormAccess()
  const { photos } = usePhotoAccess()
  const choosePhoto = useChoosePhoto()
  const field = `${path}.photoUrl` as const
  const fieldError = useFieldError(field)
  const address: string = useValue(field) ?? ''
  const photo = useLocalPhoto(address)
  const [cropping, setCropping] = useState<File>()
  const shownUrl = thumbnailOf(photos.standing(address))
  const isPreparing = photo?.upload.is === 'preparing'
  const unfit =
    photo?.upload.is === 'unfit' ? screenSentenceOf(photo.upload.code, locale) : undefined
  const file = shownUrl ? photo?.file : undefined
  const choose = (chosen: File, frame?: Frame) =>
    setValue(field, choosePhoto(chosen, address, frame), asPicked)
  return (
    <FieldGroup
      label={copy.ofEntry(at + 1)}
      isLabelHidden
      error={unfit ?? fieldError}
      isAnnounced={unfit !== undefined}
    >
      <div className="flex min-w-0 flex-wrap items-start gap-3">
        {shownUrl ? (
          <img
            src={shownUrl}
            alt={copy.ofEntry(at + 1)}
            className="aspect-4/3 w-28 rounded-control bg-sunken object-cover"
          />
        ) : (
          <PhotoChooser
            label={copy.choose}
            size="compact"
            isBusy={isPreparing}
            onFiles={([chosen]) => chosen && choose(chosen)}
          />
        )}
        <div className="flex min-w-52 flex-1 flex-col gap-2">
          <TextField path={`${path}.caption`} {...(at > 0 && { hint: undefined })} />
          <UploadStatus address={photos.standing(address)} />
          {file ? (
            <Button
              tone="quiet"
              size="compact"
              icon={Crop}
              className="self-start"
              onClick={() => setCropping(file)}
            >
              {words.crop}
            </Button>
          ) : null}
        </div>
        {cropping ? (
          <CropDialog
            file={cropping}
            words={words}
            isBusy={isPreparing}
            onCrop={(frame) => {
              setCropping(undefined)
              if (file) choose(file, frame)
            }}
            onCancel={() => setCropping(undefined)}
          />
        ) : null}
      </div>
    </FieldGroup>
  )
}
