import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fieldSentenceOf } from '#domain/guide/field-sentences.ts'
import { sentenceOf } from '#domain/messages/refusals.ts'
import { photoCopy } from '#web/copy/editor/editor-photo.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { useFieldWords } from '#web/editor/fields/form-fields.tsx'
import { useFieldError, useFormAccess, useValue } from '#web/editor/form/form-access.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FieldGroup } from '#web/ui/inputs/field.tsx'
import { useFileDrop } from '#web/ui/inputs/file-input.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { CropDialog, PhotoChooser, UploadStatus } from './entry-pictures.tsx'
import {
  drawIllustration,
  type Frame,
  type OpenedPhoto,
  openPhoto,
  refusalOf,
  shrinkPhoto,
} from './photo-files.ts'
import { asPicked, thumbnailOf, useLocalPhoto, usePhotoAccess } from './photos.ts'

type Opened = OpenedPhoto & { url: string }

/** The property's photo: chosen, dropped, pasted or taken, then cropped, made small and uploaded. */
export function CoverField() {
  const copy = useCopy(photoCopy)
  const { label, hint } = useFieldWords('welcome.photoUrl')
  const locale = useLocale()
  const { photos, illustration, isCoverAsked } = usePhotoAccess()
  const { setValue } = useFormAccess()
  const address = useValue('welcome.photoUrl')
  const isLocal = useLocalPhoto(address) !== undefined
  const storedError = useFieldError('welcome.photoUrl')
  const [opened, setOpened] = useState<Opened>()
  const [refused, setRefused] = useState<string>()
  const [isBusy, setBusy] = useState(false)

  const attempt = async (work: () => Promise<void>) => {
    setBusy(true)
    setRefused(undefined)
    try {
      await work()
    } catch (reason) {
      setRefused(sentenceOf(refusalOf(reason), locale))
    } finally {
      setBusy(false)
    }
  }
  const open = (file: File) =>
    attempt(async () => {
      const photo = await openPhoto(file)
      setOpened({ ...photo, url: URL.createObjectURL(file) })
    })
  const close = () => {
    if (opened) URL.revokeObjectURL(opened.url)
    opened?.bitmap.close()
    setOpened(undefined)
  }
  const take = (photo: Blob) =>
    setValue('welcome.photoUrl', photos.pick(photo, { instead: address }), asPicked)
  const crop = (frame: Frame) =>
    attempt(async () => {
      if (!opened) return
      const photo = await shrinkPhoto(opened.bitmap, frame)
      close()
      take(photo)
    })
  const draw = () => attempt(async () => take(await drawIllustration(illustration)))
  const { isOver, zone } = usePhotoDrop(open)
  const shownUrl = thumbnailOf(address)
  const missing =
    isCoverAsked && shownUrl === '' ? fieldSentenceOf('property_photo_required', locale) : undefined
  const wrong = isLocal ? undefined : storedError

  return (
    <FieldGroup label={label} hint={hint} error={refused ?? missing ?? wrong}>
      <div
        {...zone}
        className={joinClasses(
          'flex flex-col gap-4 rounded-card border border-dashed bg-surface p-4 sm:flex-row sm:items-center',
          isOver ? 'border-primary bg-primary-soft' : 'border-edge',
        )}
      >
        <div
          className={joinClasses(
            'w-full shrink-0 overflow-hidden rounded-control bg-sunken sm:aspect-4/3 sm:w-44',
            shownUrl ? 'aspect-4/3' : 'aspect-3/1 pointer-coarse:hidden',
          )}
        >
          {shownUrl ? (
            <img src={shownUrl} alt={copy.alt} className="size-full object-cover" />
          ) : (
            <p className="grid size-full place-items-center p-3 text-center text-sm text-ink-soft">
              {isOver ? copy.dropNow : copy.drop}
            </p>
          )}
        </div>
        <div className="flex min-w-0 flex-1 flex-col items-start gap-3">
          <UploadStatus address={address} />
          <div className="flex flex-wrap gap-2">
            <PhotoChooser
              label={shownUrl === '' ? copy.choose : copy.change}
              onFiles={([file]) => file && open(file)}
              isBusy={isBusy && !opened}
            />
          </div>
          {shownUrl === '' ? (
            <Button tone="quiet" size="compact" onClick={draw} className="-ml-3.5">
              {copy.illustration}
            </Button>
          ) : null}
        </div>
      </div>
      {opened ? (
        <CropDialog imageUrl={opened.url} isBusy={isBusy} onCrop={crop} onCancel={close} />
      ) : null}
    </FieldGroup>
  )
}

/** Takes photos that are dropped on a place, or pasted anywhere while the place is in sight. */
function usePhotoDrop(onFile: (file: File) => void) {
  const { isOver, zone } = useFileDrop(([file]) => file && onFile(file))
  const place = useRef<HTMLDivElement>(null)
  const onPaste = useEffectEvent(({ clipboardData }: ClipboardEvent) => {
    const files = [...(clipboardData?.files ?? [])]
    const photo = files.find(({ type }) => type.startsWith('image/'))
    if (photo && place.current?.checkVisibility()) onFile(photo)
  })
  useEffect(() => {
    const paste = (event: ClipboardEvent) => onPaste(event)
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
  return { isOver, zone: { ...zone, ref: place } }
}
