import { Camera, CircleCheck, ImagePlus } from 'lucide'
import { type ComponentProps, useSyncExternalStore } from 'react'
import { Refusal } from '#domain/messages/refusal.ts'
import { type RefusalCode, sentenceOf } from '#domain/messages/refusals.ts'
import { isHeicType, photoMaxBytes, photoVariant } from '#domain/values/photo.ts'
import { photoCopy } from '#web/copy/editor/editor-photo.ts'
import { uiCopy, useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { FileButton } from '#web/ui/inputs/file-input.tsx'
import { latePart } from '#web/ui/load-part.ts'
import { makeContext } from '#web/ui/make-context.ts'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import beach from './cover-beach.svg?no-inline'
import cabin from './cover-cabin.svg?no-inline'
import city from './cover-city.svg?no-inline'
import type { LocalPhoto, Photos } from './photos.ts'

export const CropDialog = latePart(async () => (await import('./crop-dialog.tsx')).CropDialog)

/** Our own drawings: they stand in the template chooser, and for a cover until there is a photo. */
export const illustrations = { city, beach, cabin } as const

export type Illustration = keyof typeof illustrations

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

const leastSide = 200

/** Decodes what the host picked, upright, or says why it cannot be a photo. */
export async function openPhoto(file: Blob): Promise<ImageBitmap> {
  if (file.size === 0) throw new Refusal('photo_empty')
  const bitmap = await createImageBitmap(file).catch(async () => {
    throw new Refusal(await whyUnreadable(file))
  })
  if (Math.min(bitmap.width, bitmap.height) < leastSide) throw new Refusal('photo_too_small')
  return bitmap
}

/** Most browsers cannot open an iPhone's own format; what it is shows in its first bytes, whatever its name says. */
async function whyUnreadable(file: Blob): Promise<RefusalCode> {
  const head = new TextDecoder('latin1').decode(await file.slice(0, 32).arrayBuffer())
  if (isHeicType(file.type) || /^.{4}ftyp(hei|hev|mif1|msf1)/s.test(head)) return 'photo_heic'
  return file.type.startsWith('image/') && !file.type.includes('svg')
    ? 'photo_damaged'
    : 'photo_not_image'
}

/** All of what the host picked, or the part in a frame. */
export async function makeSmall(file: Blob, frame?: Frame) {
  const bitmap = await openPhoto(file)
  const { width, height } = bitmap
  const photo = await shrinkPhoto(bitmap, frame ?? { x: 0, y: 0, width, height })
  bitmap.close()
  return photo
}

export type Frame = { x: number; y: number; width: number; height: number }

const longestSide = 2000
const leastWidth = 400

/** The framed part as a JPEG, small enough for any phone line and for the upload's limit. */
export async function shrinkPhoto(source: CanvasImageSource, frame: Frame): Promise<Blob> {
  const { x, y, width, height } = frame
  const fitting = Math.min(1, longestSide / Math.max(width, height))
  // A tiny crop is enlarged a little, a long strip stays longer: the upload refuses what is too small to show.
  const scale = Math.max(fitting, leastWidth / width, leastSide / Math.min(width, height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const pen = canvas.getContext('2d', { alpha: false })
  if (!pen) throw new Error('this browser draws no canvas')
  pen.fillStyle = '#ffffff'
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.imageSmoothingQuality = 'high'
  pen.drawImage(source, x, y, width, height, 0, 0, canvas.width, canvas.height)
  return smallEnough(canvas)
}

async function smallEnough(canvas: HTMLCanvasElement) {
  for (const quality of [0.86, 0.7, 0.5]) {
    const blob = await new Promise<Blob | null>((resolve) => {
      canvas.toBlob(resolve, 'image/jpeg', quality)
    })
    if (!blob) throw new Error('the canvas gave no picture')
    if (blob.size <= photoMaxBytes) return blob
  }
  throw new Error('a photo this small weighed too much')
}
