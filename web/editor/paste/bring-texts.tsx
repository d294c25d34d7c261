import { FileText, FileUp, X } from 'lucide'
import { useRef, useState } from 'react'
import { pasteCopy } from '#web/copy/editor/paste.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { Dialog } from '#web/ui/dialogs/dialog.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Checkbox } from '#web/ui/inputs/checkbox.tsx'
import { Field } from '#web/ui/inputs/field.tsx'
import { FileInput, useFileDrop } from '#web/ui/inputs/file-input.tsx'
import { TextArea } from '#web/ui/inputs/text-area.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Banner } from '#web/ui/status/banner.tsx'
import { BannerRegion } from '#web/ui/status/banner-region.tsx'
import type { Pasted, Read, ReadTexts } from './pasted.ts'

type Brought = Pick<Pasted, 'text' | 'files'>

type BringTextsProps = {
  pasted: Brought
  readTexts: ReadTexts
  onChange: (brought: Partial<Brought>) => void
  onRead: (sent: Brought, read: Read) => void
  onSignedOut: () => void
  /** Where closing leads to. */
  closeLabel: string
  onClose: () => void
}

/** A place for words, typed, pasted, dropped or chosen; they stay until the form has them. */
export function BringTexts(props: BringTextsProps) {
  const { pasted, readTexts, onChange, onRead, onSignedOut, closeLabel, onClose } = props
  const { text, files } = pasted
  const copy = useCopy(pasteCopy)
  const area = useRef<HTMLTextAreaElement>(null)
  const [isReading, setReading] = useState(false)
  const [failure, setFailure] = useState<string>()
  const [mayAskModel, setMayAskModel] = useState(true)
  const isEmpty = text.trim() === '' && files.length === 0

  async function send() {
    setReading(true)
    setFailure(undefined)
    const outcome = await readTexts.read(pasted, mayAskModel)
    setReading(false)
    if (outcome.is === 'signed-out') return onSignedOut()
    if (outcome.is === 'unreachable') return setFailure(copy.unreachable)
    if (outcome.is === 'refused') return setFailure(outcome.reason)
    const { is: _, ...read } = outcome
    const { texts, unread } = read
    // Nothing to review: it is said here, beside what was brought.
    if (texts.length === 0) {
      onChange({ files: [] })
      return setFailure(unread.map(({ name, error }) => `${name}: ${error}`).join('\n'))
    }
    onRead(pasted, read)
  }

  return (
    <Dialog
      isOpen
      size="full"
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
        <Field
          label={copy.text}
          isLabelHidden
          hint={readTexts.model && mayAskModel ? copy.whyWithModel : copy.why}
        >
          <TextArea
            ref={area}
            rows={10}
            value={text}
            readOnly={isReading}
            placeholder={copy.textExample}
            onChange={({ currentTarget }) => onChange({ text: currentTarget.value })}
            className="max-h-[55dvh]"
          />
        </Field>
        <FilesField
          files={files}
          isHeld={isReading}
          onFiles={(next) => onChange({ files: next })}
        />
        {readTexts.model ? (
          <Checkbox
            checked={mayAskModel}
            disabled={isReading}
            label={copy.askModel(readTexts.model)}
            hint={copy.askModelWhat}
            onChange={({ currentTarget }) => setMayAskModel(currentTarget.checked)}
          />
        ) : null}
      </div>
    </Dialog>
  )
}

type FilesFieldProps = {
  files: readonly File[]
  /** While they are read, none comes or goes. */
  isHeld: boolean
  onFiles: (files: readonly File[]) => void
}

function FilesField({ files, isHeld, onFiles }: FilesFieldProps) {
  const copy = useCopy(pasteCopy)
  const chooser = useRef<HTMLInputElement>(null)
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
      <Button icon={FileUp} disabled={isHeld} onClick={() => chooser.current?.click()}>
        {copy.choose}
      </Button>
      <FileInput
        ref={chooser}
        multiple
        accept=".txt,.md,.markdown,.docx,.pdf,.html,.htm,text/plain,text/html,application/pdf"
        onFiles={add}
      />
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
