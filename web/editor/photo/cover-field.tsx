import { Camera, CircleCheck, ImagePlus } from 'lucide'
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react'
import { fieldSentenceOf } from '#domain/guide/field-sentences.ts'
import { type RefusalCode, sentenceOf } from '#domain/messages/refusals.ts'
import { photoCopy } from '#web/copy/editor/editor-photo.ts'
import { uiCopy, useCopy, useLocale } from '#web/copy/use-copy.ts'
import {
  useFieldError,
  useFieldWords,
  useFormAccess,
  useValue,
} from '#web/editor/form/use-editor-form.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { FieldGroup } from '#web/ui/inputs/field.tsx'
import { FileButton, useFileDrop } from '#web/ui/inputs/file-input.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { latePart } from '#web/ui/load-part.ts'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import { drawIllustration, type Frame, openPhoto, refusalOf, shrinkPhoto } from './photo-files.ts'
import { asPicked, type LocalPhoto, thumbnailOf, useLocalPhoto, usePhotoAccess } from './photos.ts'

export const CropDialog = latePart(async () => (await import('./crop-dialog.tsx')).CropDialog)

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
  const open = async (file: File) => {
    if (opened || isBusy) return
    await attempt(async () => setOpened({ bitmap: await openPhoto(file), file }))
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
    })
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

type PhotoChooserProps = Pick<ComponentProps<typeof FileButton>, 'onFiles' | 'isBusy' | 'size'> & {
  label: string
  isMultiple?: boolean
  /** The list that grows by it. */
  addsTo?: string
}

/** From the device's photos, or, where there is a camera at hand, a new one. */
export function PhotoChooser({ label, isMultiple, addsTo, ...both }: PhotoChooserProps) {
  const copy = useCopy(photoCopy)
  return (
    <>
      <FileButton
        {...both}
        data-photo-button
        data-add={addsTo}
        icon={ImagePlus}
        input={{ accept: 'image/*', multiple: isMultiple, 'data-photo': 'files' }}
      >
        {label}
      </FileButton>
      <FileButton
        {...both}
        icon={Camera}
        className="pointer-fine:hidden"
        input={{ accept: 'image/*', capture: 'environment' }}
      >
        {copy.take}
      </FileButton>
    </>
  )
}

export function UploadStatus({ address }: { address: string }) {
  const copy = useCopy(photoCopy)
  const { retry } = useCopy(uiCopy)
  const { cancel, send } = usePhotoAccess().photos
  const { upload } = useLocalPhoto(address) ?? {}
  if (!upload || upload.is === 'preparing' || upload.is === 'unfit') return null
  if (upload.is === 'running') {
    const isSent = upload.progress === 1
    const text = isSent ? copy.processing : copy.uploading(Math.round(upload.progress * 100))
    return (
      <div className="flex flex-col items-start gap-2">
        <p className="text-sm text-ink-soft tabular-nums">{text}</p>
        <ProgressBar
          label={copy.uploadLabel}
          value={isSent ? undefined : upload.progress}
          valueText={text}
          className="w-full max-w-72"
        />
        <Button size="compact" onClick={() => cancel(address)}>
          {copy.cancel}
        </Button>
      </div>
    )
  }
  if (upload.is === 'done') {
    return (
      <p role="status" className="flex items-center gap-1.5 text-sm text-agave-ink">
        <Icon of={CircleCheck} size={16} />
        {copy.uploaded}
      </p>
    )
  }
  return (
    <div className="flex flex-col items-start gap-2">
      <p role="alert" className="text-sm text-danger-ink">
        {upload.is === 'cancelled' ? copy.cancelled : <Failure upload={upload} />}
      </p>
      <Button size="compact" onClick={() => send(address)}>
        {retry}
      </Button>
    </div>
  )
}

/** The server's own words first: they say what to do about this photo. */
function Failure({ upload }: { upload: Extract<LocalPhoto['upload'], { is: 'failed' }> }) {
  const copy = useCopy(photoCopy)
  const locale = useLocale()
  if (!upload.reason) return copy.failed
  const notStored: RefusalCode = 'bucket_unavailable'
  const saying: RefusalCode = 'upload_failed'
  if (upload.code === notStored) return `${upload.reason} ${copy.kept}`
  const message = upload.reason
  const said = upload.code === saying ? message : sentenceOf(saying, locale, { message })
  return `${said.replace(/(?<![.!?…])$/, '.')} ${copy.failed}`
}
