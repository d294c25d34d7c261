import { CircleCheck } from 'lucide'
import { type RefusalCode, sentenceOf } from '#domain/messages/refusals.ts'
import { photoCopy } from '#web/copy/editor/editor-photo.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { ProgressBar } from '#web/ui/status/progress-bar.tsx'
import { useLocalPhoto, usePhotoAccess } from './photo-access.ts'
import type { LocalPhoto } from './photos.ts'

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
