import { Crop } from 'lucide'
import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { sentenceOf } from '#domain/messages/refusals.ts'
import { photoCopy } from '#web/copy/editor/editor-photo.ts'
import { picturesCopy } from '#web/copy/guide/pictures.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { TextField } from '#web/editor/fields/text-field.tsx'
import type { ListPath } from '#web/editor/form/editor-form.ts'
import { useFieldError, useFormAccess } from '#web/editor/form/form-access.ts'
import { CropDialog } from '#web/editor/photo/crop-dialog.tsx'
import {
  asPicked,
  thumbnailOf,
  useChoosePhoto,
  useLocalPhoto,
  usePhotoAccess,
} from '#web/editor/photo/photo-access.ts'
import { PhotoChooser } from '#web/editor/photo/photo-chooser.tsx'
import type { Frame } from '#web/editor/photo/shrink-photo.ts'
import { UploadStatus } from '#web/editor/photo/upload-status.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import { FieldGroup } from '#web/ui/inputs/field.tsx'
import type { EntryFieldsProps, EntryKind } from './entry-list.tsx'

/** Where the photos of an entry stand. */
export type PhotoList = Extract<ListPath, `${string}.photos`>

/** A photo of an entry: whole or cropped, made small, in the guide as soon as it is saved. */
export const photoKind: EntryKind<PhotoList> = {
  namePathOf: (path) => `${path}.caption`,
  look: 'line',
  hasPhoto: true,
  Fields: PhotoFields,
}

function PhotoFields({ path, at }: EntryFieldsProps<PhotoList>) {
  const copy = useCopy(photoCopy)
  const words = useCopy(picturesCopy)
  const locale = useLocale()
  const { control, setValue } = useFormAccess()
  const { photos } = usePhotoAccess()
  const choosePhoto = useChoosePhoto()
  const field = `${path}.photoUrl` as const
  const fieldError = useFieldError(field)
  const address: string = useWatch({ control, name: field }) ?? ''
  const photo = useLocalPhoto(address)
  const [cropping, setCropping] = useState<string>()
  const shownUrl = thumbnailOf(photos.standing(address))
  const isPreparing = photo?.upload.is === 'preparing'
  const wrong = photo?.upload.is === 'unfit' ? sentenceOf(photo.upload.code, locale) : fieldError
  const file = shownUrl ? photo?.file : undefined
  const choose = (chosen: File, frame?: Frame) =>
    setValue(field, choosePhoto(chosen, address, frame), asPicked)
  const closeCrop = () => {
    if (cropping) URL.revokeObjectURL(cropping)
    setCropping(undefined)
  }
  return (
    <FieldGroup label={copy.ofEntry(at + 1)} isLabelHidden error={wrong}>
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
              onClick={() => setCropping(URL.createObjectURL(file))}
            >
              {words.crop}
            </Button>
          ) : null}
        </div>
        <CropDialog
          imageUrl={cropping}
          words={words}
          isBusy={isPreparing}
          onCrop={(frame) => {
            closeCrop()
            if (file) choose(file, frame)
          }}
          onCancel={closeCrop}
        />
      </div>
    </FieldGroup>
  )
}
