import { Camera, CircleCheck, ImagePlus } from 'lucide'
import { useState } from 'react'
import type { Area } from 'react-easy-crop'
import { type RefusalCode, sentenceOf } from '#domain/messages/refusals.ts'
import { photoCopy } from '#web/copy/editor/editor-photo.ts'
import { uiCopy } from '#web/copy/ui.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { FileButton } from '#web/ui/inputs/file-input.tsx'
import { latePart } from '#web/ui/load-part.ts'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import { type LocalPhoto, useLocalPhoto, usePhotoAccess } from './photos.ts'

type PhotoChooserProps = {
  label: string
  onFiles: (files: File[]) => void
  isMultiple?: boolean
  isBusy?: boolean
  size?: 'compact'
  /** The list that grows by it. */
  addsTo?: string
}

/** From the device's photos, or, where there is a camera at hand, a new one. */
export function PhotoChooser(props: PhotoChooserProps) {
  const { label, onFiles, isMultiple, isBusy, size, addsTo } = props
  const copy = useCopy(photoCopy)
  return (
    <>
      <FileButton
        data-photo-button
        data-add={addsTo}
        icon={ImagePlus}
        size={size}
        isBusy={isBusy}
        input={{ accept: 'image/*', multiple: isMultiple, 'data-photo': 'files' }}
        onFiles={onFiles}
      >
        {label}
      </FileButton>
      <FileButton
        icon={Camera}
        size={size}
        className="pointer-fine:hidden"
        input={{ accept: 'image/*', capture: 'environment' }}
        onFiles={onFiles}
      >
        {copy.take}
      </FileButton>
    </>
  )
}

const CropArea = latePart(async () => (await import('./crop-area.tsx')).CropArea)

type CropDialogProps = {
  /** The photo to crop; nothing to crop keeps the dialog closed. */
  imageUrl: string | undefined
  /** What is cropped, where it is not the cover. */
  words?: { cropTitle: string; cropLead: string }
  isBusy: boolean
  onCrop: (frame: Area) => void
  onCancel: () => void
}

export function CropDialog({ imageUrl, words, ...rest }: CropDialogProps) {
  const copy = useCopy(photoCopy).crop
  const [frame, setFrame] = useState<Area>()
  return (
    <Dialog
      isOpen={imageUrl !== undefined}
      onClose={rest.onCancel}
      title={words?.cropTitle ?? copy.title}
      description={words?.cropLead ?? copy.lead}
      closeLabel={useCopy(uiCopy).close}
      footer={
        <>
          <Button onClick={rest.onCancel}>{copy.cancel}</Button>
          <Button
            tone="primary"
            isBusy={rest.isBusy}
            aria-disabled={!frame}
            onClick={() => frame && rest.onCrop(frame)}
          >
            {copy.use}
          </Button>
        </>
      }
    >
      {imageUrl ? <CropArea key={imageUrl} imageUrl={imageUrl} onFrame={setFrame} /> : null}
    </Dialog>
  )
}

/** How far a picked photo's upload is, and what can be done about it. */
export function UploadStatus({ address }: { address: string }) {
  const copy = useCopy(photoCopy)
  const { cancel, send } = usePhotoAccess().photos
  const { upload } = useLocalPhoto(address) ?? {}
  if (!upload || upload.is === 'preparing' || upload.is === 'unfit') return null
  if (upload.is === 'running') {
    return <Running progress={upload.progress} onCancel={() => cancel(address)} />
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
        {copy.retry}
      </Button>
    </div>
  )
}

function Running({ progress, onCancel }: { progress: number; onCancel: () => void }) {
  const copy = useCopy(photoCopy)
  const isSent = progress === 1
  const text = isSent ? copy.processing : copy.uploading(Math.round(progress * 100))
  return (
    <div className="flex flex-col items-start gap-2">
      <p className="text-sm text-ink-soft tabular-nums">{text}</p>
      <ProgressBar
        label={copy.uploadLabel}
        value={isSent ? undefined : progress}
        valueText={text}
        className="w-full max-w-72"
      />
      <Button size="compact" onClick={onCancel}>
        {copy.cancel}
      </Button>
    </div>
  )
}

type Failed = Extract<LocalPhoto['upload'], { is: 'failed' }>

/** The server's own words first: they say what to do about this photo. */
function Failure({ upload }: { upload: Failed }) {
  const copy = useCopy(photoCopy)
  const locale = useLocale()
  if (!upload.reason) return copy.failed
  const notStored: RefusalCode = 'bucket_unavailable'
  if (upload.code === notStored) return `${upload.reason} ${copy.kept}`
  const saying: RefusalCode = 'upload_failed'
  return `${sentenceOf(saying, locale, { message: upload.reason })} ${copy.failed}`
}
