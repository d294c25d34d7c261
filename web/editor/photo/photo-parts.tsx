import { Camera, CircleCheck, ImagePlus } from 'lucide'
import { type ComponentProps, useSyncExternalStore } from 'react'
import type { RefusalCode } from '#domain/messages/refusal-table.ts'
import { screenSentenceOf } from '#domain/messages/screen-refusals.ts'
import { photoVariant } from '#domain/values/photo.ts'
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
  const { reason: message, code } = upload
  if (!message) return copy.failed
  if (code === ('bucket_unavailable' satisfies RefusalCode)) return `${message} ${copy.kept}`
  const saying = 'upload_failed'
  const said = code === saying ? message : screenSentenceOf(saying, locale, { message })
  return `${said.replace(/(?<![.!?…])$/, '.')} ${copy.failed}`
}
