import { Trash2 } from 'lucide'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useController } from 'react-hook-form'
import { sentenceOf } from '#domain/messages/refusals.ts'
import { photoVariant } from '#domain/values/photo.ts'
import { photoCopy } from '#web/copy/editor-photo.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { useFieldWords } from '#web/editor/fields/field-words.ts'
import { type TextPath, useFieldError, useFormAccess } from '#web/editor/form/form-access.ts'
import { useBlockPhotosAccess, useHeldPhoto } from '#web/editor/photo/block-photos.ts'
import { openPhoto, PhotoRefused } from '#web/editor/photo/open-photo.ts'
import { PhotoChooser } from '#web/editor/photo/photo-chooser.tsx'
import { shrinkPhoto } from '#web/editor/photo/shrink-photo.ts'
import { UploadStatus } from '#web/editor/photo/upload-status.tsx'
import { usePickedPhoto } from '#web/editor/photo/use-picked-photo.ts'
import { FieldGroup } from '#web/ui/field.tsx'
import { IconButton } from '#web/ui/icon-button.tsx'

/** A block's own photo: whole, made small, in the guide as soon as it is uploaded. */
export function OwnBlockPhoto({ path }: { path: TextPath }) {
  const copy = useCopy(photoCopy)
  const { label } = useFieldWords(path)
  const locale = useLocale()
  const { control } = useFormAccess()
  const { field } = useController({ control, name: path })
  const keeper = usePickedPhoto(field.onChange)
  const [refused, setRefused] = useState<string>()
  const fieldError = useFieldError(path)
  const storedUrl = field.value ?? ''
  const shownUrl =
    keeper.picked?.localUrl ?? (storedUrl && photoVariant(storedUrl, { width: 480, format: 'jpg' }))

  const preparing = useRef<Promise<void>>(undefined)
  const [isPreparing, setPreparing] = useState(false)
  const prepare = async (file: File) => {
    setRefused(undefined)
    setPreparing(true)
    try {
      const { bitmap, width, height } = await openPhoto(file)
      const photo = await shrinkPhoto(bitmap, { x: 0, y: 0, width, height })
      bitmap.close()
      void keeper.pick(photo)
    } catch (reason) {
      const code = reason instanceof PhotoRefused ? reason.code : 'photo_damaged'
      setRefused(sentenceOf(code, locale))
    } finally {
      setPreparing(false)
    }
  }
  const choose = (file: File) => {
    preparing.current = prepare(file)
  }
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
  useReturningPhoto(path, keeper.pick)

  const clear = () => {
    keeper.drop()
    field.onChange('')
  }

  return (
    <FieldGroup label={label} error={refused ?? fieldError}>
      <div className="flex flex-wrap items-center gap-3">
        {shownUrl ? (
          <img
            src={shownUrl}
            alt={copy.blockAlt}
            className="aspect-4/3 w-28 rounded-control bg-sunken object-cover"
          />
        ) : null}
        <PhotoChooser hasPhoto={shownUrl !== ''} onFile={choose} isBusy={isPreparing} />
        {shownUrl ? (
          <IconButton tone="quiet" icon={Trash2} label={copy.remove} onClick={clear} />
        ) : null}
      </div>
      <UploadStatus keeper={keeper} />
    </FieldGroup>
  )
}

/** A restored draft brings the photo back into the field it was picked for, and sends it. */
function useReturningPhoto(path: string, pick: (photo: Blob) => unknown) {
  const { takeBack } = useBlockPhotosAccess()
  const [firstPath] = useState(path)
  useEffect(() => {
    const photo = takeBack(firstPath)
    if (photo) void pick(photo)
  }, [takeBack, firstPath, pick])
}
