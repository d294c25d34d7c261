import { Crop } from 'lucide'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { sentenceOf } from '#domain/messages/refusals.ts'
import { photoVariant } from '#domain/values/photo.ts'
import { photoCopy } from '#web/copy/editor/editor-photo.ts'
import { picturesCopy } from '#web/copy/guide/pictures.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { TextField } from '#web/editor/fields/text-field.tsx'
import type { ListPath } from '#web/editor/form/editor-form.ts'
import { useFieldError, useFormAccess } from '#web/editor/form/form-access.ts'
import { useBlockPhotosAccess, useHeldPhoto } from '#web/editor/photo/block-photos.ts'
import { CropDialog } from '#web/editor/photo/crop-dialog.tsx'
import { openPhoto, PhotoRefused } from '#web/editor/photo/open-photo.ts'
import { PhotoChooser } from '#web/editor/photo/photo-chooser.tsx'
import { type Frame, shrinkPhoto } from '#web/editor/photo/shrink-photo.ts'
import { UploadStatus } from '#web/editor/photo/upload-status.tsx'
import { usePickedPhoto } from '#web/editor/photo/use-picked-photo.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FieldGroup } from '#web/ui/inputs/field.tsx'
import type { EntryFieldsProps, EntryKind } from './entry-list.tsx'

/** Where the photos of an entry stand. */
export type PhotoList = Extract<ListPath, `${string}.photos`>

/** A photo of an entry: whole or cropped, made small, in the guide as soon as it is uploaded. */
export const photoKind: EntryKind<PhotoList> = {
  namePathOf: (path) => `${path}.caption`,
  look: 'line',
  hasPhoto: true,
  Fields: PhotoFields,
}

function PhotoFields({ path, at }: EntryFieldsProps<PhotoList>) {
  const copy = useCopy(photoCopy)
  const words = useCopy(picturesCopy)
  const { control } = useFormAccess()
  const field = `${path}.photoUrl` as const
  const { field: stored } = useController({ control, name: field })
  const { keeper, file, isPreparing, refused, choose, crop } = useChosenPhoto(
    field,
    stored.onChange,
  )
  const [isCropping, setCropping] = useState<string>()
  const fieldError = useFieldError(field)
  const storedUrl = stored.value ?? ''
  const shownUrl =
    keeper.picked?.localUrl ?? (storedUrl && photoVariant(storedUrl, { width: 480, format: 'jpg' }))
  const wrong = refused ?? fieldError
  const closeCrop = () => {
    if (isCropping) URL.revokeObjectURL(isCropping)
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
          <UploadStatus keeper={keeper} />
          {file && shownUrl ? (
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
          imageUrl={isCropping}
          words={words}
          isBusy={isPreparing}
          onCrop={(frame) => {
            closeCrop()
            crop(frame)
          }}
          onCancel={closeCrop}
        />
      </div>
    </FieldGroup>
  )
}

/** The photo that was chosen for a row: opened, made small, held until it is uploaded. */
function useChosenPhoto(path: string, onUploaded: (url: string) => void) {
  const locale = useLocale()
  const keeper = usePickedPhoto(onUploaded)
  const [file, setFile] = useState<File>()
  const [refused, setRefused] = useState<string>()
  const preparing = useRef<Promise<void>>(undefined)
  const [isPreparing, setPreparing] = useState(false)
  const { pick } = keeper

  const prepare = useCallback(
    async (chosen: File, frame?: Frame) => {
      setRefused(undefined)
      setPreparing(true)
      try {
        const { bitmap, width, height } = await openPhoto(chosen)
        const photo = await shrinkPhoto(bitmap, frame ?? { x: 0, y: 0, width, height })
        bitmap.close()
        setFile(chosen)
        void pick(photo)
      } catch (reason) {
        const code = reason instanceof PhotoRefused ? reason.code : 'photo_damaged'
        setRefused(sentenceOf(code, locale))
      } finally {
        setPreparing(false)
      }
    },
    [pick, locale],
  )
  const choose = useCallback(
    (chosen: File, frame?: Frame) => {
      preparing.current = prepare(chosen, frame)
    },
    [prepare],
  )
  const settleUpload = keeper.settle
  const settle = useCallback(async () => {
    await preparing.current
    return settleUpload()
  }, [settleUpload])
  const upload = keeper.picked?.upload.is
  const isRunning = isPreparing || upload === 'running'
  const isHeld = isRunning || upload === 'failed' || upload === 'cancelled'
  const photo = keeper.picked?.blob
  useHeldPhoto(isHeld ? { settle, isRunning, path, photo } : undefined)
  useHandedPhoto(path, { choose, pick })
  const crop = (frame: Frame) => file && choose(file, frame)
  return { keeper, file, isPreparing, refused, choose, crop }
}

type Take = { choose: (file: File) => void; pick: (photo: Blob) => unknown }

/** What was chosen for this row before it was there; of a restored draft, a photo that is small already. */
function useHandedPhoto(path: string, { choose, pick }: Take) {
  const { takeHanded } = useBlockPhotosAccess()
  const [firstPath] = useState(path)
  useEffect(() => {
    const photo = takeHanded(firstPath)
    if (photo instanceof File) choose(photo)
    else if (photo) void pick(photo)
  }, [takeHanded, firstPath, choose, pick])
}
