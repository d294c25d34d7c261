import { FileText, FileUp, X } from 'lucide'
import { useMemo, useRef, useState, useSyncExternalStore } from 'react'
import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import { ask } from '#web/calls/ask.ts'
import { callsIn, type ReaderModel } from '#web/calls/guides.ts'
import { isSignedOut, useDeed } from '#web/calls/use-deed.ts'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { toEditorForm, toGuidebookForm } from '#web/editor/form/editor-form.ts'
import { useFormAccess } from '#web/editor/form/use-editor-form.ts'
import { Button, IconButton } from '#web/ui/buttons/button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { Field, TextArea } from '#web/ui/inputs/field.tsx'
import { FileButton, useFileDrop } from '#web/ui/inputs/file-input.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Banner, BannerRegion } from '#web/ui/status/banner.tsx'
import { nothingPasted, type Pasted, type PastedStore, withRead } from './pasted.ts'
import { reviewOf, stillOpen, withPlaced } from './review.ts'
import { ReviewTexts } from './review-texts.tsx'

type OpenReviewProps = { pasted: Pasted; form: GuidebookForm; onOpen: () => void }

/** How much of a text waits for its host, and the way back to it. */
export function OpenReview({ pasted: { read, answers }, form, onOpen }: OpenReviewProps) {
  const copy = useCopy(pasteCopy)
  const openCount = useMemo(
    () => (read ? reviewOf(form, read, answers).open.length : 0),
    [form, read, answers],
  )
  return (
    <div className="flex shrink-0 items-center justify-between gap-3 border-b border-hairline bg-sun-soft px-4 py-1 text-sm text-sun-ink sm:px-6 sm:text-base">
      <p className="min-w-0 font-semibold tabular-nums">
        {openCount > 0 ? copy.stillOpen(openCount) : copy.notInGuide}
      </p>
      <Button size="compact" onClick={onOpen} className="shrink-0">
        {openCount > 0 ? copy.goOn : copy.goOnWithText}
      </Button>
    </div>
  )
}

type PasteDialogProps = { pasted: PastedStore; model: ReaderModel; onClose: () => void }

/** From a host's own words to a filled form: first they are brought, then what was found is reviewed. */
export function PasteDialog({ pasted, model, onClose }: PasteDialogProps) {
  const { getValues, reset } = useFormAccess()
  const [form] = useState(() => structuredClone(toGuidebookForm(getValues())))
  const [bringsMore, setBringsMore] = useState(false)
  const current = useSyncExternalStore(pasted.subscribe, pasted.read) ?? nothingPasted
  const { read, answers } = current
  const copy = useCopy(pasteCopy)
  if (!read || bringsMore) {
    return (
      <BringTexts
        {...{ current, model, pasted }}
        onRead={() => setBringsMore(false)}
        closeLabel={read ? copy.backToReview : copy.backToForm}
        onClose={() => {
          pasted.fail(undefined)
          if (read) setBringsMore(false)
          else onClose()
        }}
      />
    )
  }
  return (
    <ReviewTexts
      {...{ form, read, answers, onClose }}
      onAnswer={(next) => pasted.put({ ...current, answers: next })}
      onMore={() => setBringsMore(true)}
      onDiscard={() => {
        pasted.put(undefined)
        onClose()
      }}
      onGo={() => {
        // A photo or a machine's translation may have arrived since the review began.
        const newest = toGuidebookForm(getValues())
        reset(toEditorForm(withPlaced(newest, read, answers)), { keepDefaultValues: true })
        pasted.put(stillOpen(newest, current))
        onClose()
      }}
    />
  )
}

type BringTextsProps = PasteDialogProps & {
  current: Pasted
  onRead: () => void
  closeLabel: string
}

/** A place for words, typed, pasted, dropped or chosen; they stay until the form has them. */
function BringTexts({ current, model, pasted, onRead, closeLabel, onClose }: BringTextsProps) {
  const { text, files } = current
  const copy = useCopy(pasteCopy)
  const area = useRef<HTMLTextAreaElement>(null)
  const locale = useLocale()
  const { start, isBusy: isReading } = useDeed({ changesPage: () => false })
  const failure = useSyncExternalStore(pasted.subscribe, pasted.readFailure)
  const [mayAskModel, setMayAskModel] = useState(true)
  const isEmpty = text.trim() === '' && files.length === 0
  const withModel = model !== undefined && mayAskModel
  const latest = () => pasted.read() ?? nothingPasted
  const bring = (brought: Partial<Pasted>) => pasted.put({ ...latest(), ...brought })

  async function send() {
    pasted.fail(undefined)
    const { proposals } = callsIn(locale, readingMs)
    const form = { text, files: [...files], ...(withModel && { model: 'yes' as const }) }
    const answer = await start('read', () => ask(locale, () => proposals.$post({ form })))
    if (!answer || isSignedOut(answer)) return
    if (answer.is === 'unreachable') return pasted.fail(copy.unreachable)
    if (answer.is === 'refused') return pasted.fail(answer.message)
    const { texts, unread } = answer.value
    // Nothing to review: it is said here, beside what was brought.
    if (texts.length === 0) {
      if (latest().files === files) bring({ files: [] })
      return pasted.fail(unread.map(({ name, error }) => `${name}: ${error}`).join('\n'))
    }
    pasted.put(withRead(latest(), current, answer.value))
    onRead()
  }

  return (
    <Dialog
      size="full"
      column="max-w-3xl"
      title={copy.open}
      description={copy.lead}
      closeLabel={closeLabel}
      initialFocus={area}
      onClose={onClose}
      footer={
        <Button
          tone="primary"
          isBusy={isReading}
          disabled={isEmpty}
          onClick={send}
          className="min-h-12 w-full sm:w-auto"
        >
          {isReading ? copy.reading : copy.read}
        </Button>
      }
    >
      <div className="mx-auto flex w-full max-w-3xl flex-col gap-4">
        <BannerRegion>
          {failure ? (
            <Banner tone="error">
              <p className="whitespace-pre-line [overflow-wrap:anywhere]">{failure}</p>
            </Banner>
          ) : null}
        </BannerRegion>
        <Field label={copy.text} isLabelHidden hint={withModel ? copy.whyWithModel : copy.why}>
          <TextArea
            ref={area}
            rows={10}
            value={text}
            readOnly={isReading}
            placeholder={copy.textExample}
            onChange={({ currentTarget }) => bring({ text: currentTarget.value })}
            className="max-h-[55dvh]"
          />
        </Field>
        <FilesField files={files} isHeld={isReading} onFiles={(next) => bring({ files: next })} />
        {model ? (
          <Checkbox
            checked={mayAskModel}
            disabled={isReading}
            label={copy.askModel(model)}
            hint={copy.askModelWhat}
            onChange={({ currentTarget }) => setMayAskModel(currentTarget.checked)}
          />
        ) : null}
      </div>
    </Dialog>
  )
}

/** Longer than the server lets several long files take. */
export const readingMs = 240_000

type FilesFieldProps = {
  files: readonly File[]
  /** While they are read, none comes or goes. */
  isHeld: boolean
  onFiles: (files: readonly File[]) => void
}

function FilesField({ files, isHeld, onFiles }: FilesFieldProps) {
  const copy = useCopy(pasteCopy)
  const add = (more: readonly File[]) => {
    if (!isHeld) onFiles([...files, ...more])
  }
  const { isOver, zone } = useFileDrop(add)
  return (
    <div
      {...zone}
      data-drop-zone
      className={joinClasses(
        'flex flex-col items-start gap-3 rounded-card border border-dashed p-4',
        isOver && !isHeld ? 'border-primary bg-primary-soft' : 'border-edge',
      )}
    >
      <p className="text-ink-soft">{copy.drop}</p>
      <FileButton
        icon={FileUp}
        disabled={isHeld}
        input={{
          multiple: true,
          accept: '.txt,.md,.markdown,.docx,.pdf,.html,.htm,text/plain,text/html,application/pdf',
        }}
        onFiles={add}
      >
        {copy.choose}
      </FileButton>
      {files.length > 0 ? (
        <ul className="flex w-full list-none flex-col">
          {files.map((file, at) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: two files may have one name.
              key={`${file.name} ${at}`}
              className="flex items-center gap-3 border-t border-hairline py-1"
            >
              <Icon of={FileText} className="text-ink-soft" />
              <span className="min-w-0 flex-1 [overflow-wrap:anywhere]">{file.name}</span>
              <IconButton
                tone="quiet"
                icon={X}
                label={copy.removeFile(file.name)}
                disabled={isHeld}
                onClick={() => onFiles(files.filter((_, index) => index !== at))}
              />
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
