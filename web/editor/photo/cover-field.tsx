import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { fieldSentenceOf } from '#domain/guide/field-sentences.ts'
import { screenSentenceOf } from '#domain/messages/screen-refusals.ts'
import { photoCopy } from '#web/copy/editor/editor-photo.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import {
  useFieldError,
  useFieldWords,
  useFormAccess,
  useValue,
} from '#web/editor/form/use-editor-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FieldGroup } from '#web/ui/inputs/field.tsx'
import { useFileDrop } from '#web/ui/inputs/file-input.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import {
  asPicked,
  CropDialog,
  type Illustration,
  illustrations,
  PhotoChooser,
  thumbnailOf,
  UploadStatus,
  useLocalPhoto,
  usePhotoAccess,
} from './photo-parts.tsx'
import { coverField } from './photos.ts'
import { type Frame, openPhoto, shrinkPhoto } from './small-photo.ts'

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
  const [opened, setOpened] = useState<{ bitmap: ImageBitmap; file: File }>()
  const refusal = useLocalPhoto(coverField)?.upload
  const refused = refusal?.is === 'unfit' ? screenSentenceOf(refusal.code, locale) : undefined
  const [isBusy, setBusy] = useState(false)

  const attempt = async (work: () => Promise<void>, file?: File) => {
    setBusy(true)
    photos.forgetRefusedCover()
    try {
      await work()
    } catch (reason) {
      photos.refuseCover(reason, file)
    } finally {
      setBusy(false)
    }
  }
  const open = async (file: File) => {
    if (opened || isBusy) return
    await attempt(async () => setOpened({ bitmap: await openPhoto(file), file }), file)
  }
  const close = () => {
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
    }, opened?.file)
  const draw = () => attempt(async () => take(await drawIllustration(illustration)))
  const { isOver, zone } = usePhotoDrop(open)
  const shownUrl = thumbnailOf(address)
  const missing =
    isCoverAsked && shownUrl === '' ? fieldSentenceOf('property_photo_required', locale) : undefined
  const wrong = isLocal ? undefined : storedError

  return (
    <FieldGroup
      {...{ label, hint }}
      error={refused ?? missing ?? wrong}
      isAnnounced={refused !== undefined}
    >
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
        <CropDialog file={opened.file} isBusy={isBusy} onCrop={crop} onCancel={close} />
      ) : null}
    </FieldGroup>
  )
}

/** Takes photos that are dropped on a place, or pasted anywhere while the place is in sight and nothing lies over it. */
function usePhotoDrop(onFile: (file: File) => void) {
  const { isOver, zone } = useFileDrop(([file]) => file && onFile(file))
  const place = useRef<HTMLDivElement>(null)
  const onPaste = useEffectEvent(({ clipboardData, target }: ClipboardEvent) => {
    const isTyping = target instanceof Element && target.matches('input, textarea')
    // A spreadsheet adds a picture of the text it gives.
    if (isTyping && clipboardData?.types.includes('text/plain')) return
    const files = [...(clipboardData?.files ?? [])]
    const photo = files.find(({ type }) => type.startsWith('image/'))
    if (photo && place.current && isInFront(place.current)) onFile(photo)
  })
  useEffect(() => {
    const paste = (event: ClipboardEvent) => onPaste(event)
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [])
  return { isOver, zone: { ...zone, ref: place } }
}

/** What a window covers is inert, but for the browser's own windows. */
function isInFront(place: HTMLElement) {
  const isCovered = place.closest('[inert]') ?? document.querySelector('dialog[open]')
  return place.checkVisibility() && !isCovered
}

async function drawIllustration(name: Illustration): Promise<Blob> {
  const image = new Image()
  image.src = illustrations[name]
  await image.decode()
  const { naturalWidth: width, naturalHeight: height } = image
  return shrinkPhoto(image, { x: 0, y: 0, width, height })
}
