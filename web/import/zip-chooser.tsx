import { FileArchive } from 'lucide'
import { type DragEvent, useRef, useState } from 'react'
import { importCopy } from '#web/copy/import-guide.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

type ZipChooserProps = { onZip: (zip: File) => void; isDisabled: boolean }

/** A place for the zip: from the device's files, or dropped on it. */
export function ZipChooser({ onZip, isDisabled }: ZipChooserProps) {
  const copy = useCopy(importCopy)
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setOver] = useState(false)
  const take = (file: File | undefined) => {
    if (file && !isDisabled) onZip(file)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button is the first
    <div
      className={joinClasses(
        'flex flex-col items-center gap-3 rounded-card border border-dashed px-6 py-12 text-center',
        isOver ? 'border-primary bg-sunken' : 'border-edge',
      )}
      onDragOver={(event: DragEvent) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event: DragEvent) => {
        event.preventDefault()
        setOver(false)
        take(event.dataTransfer.files[0])
      }}
    >
      <Button
        tone="primary"
        icon={FileArchive}
        aria-disabled={isDisabled}
        onClick={() => isDisabled || input.current?.click()}
      >
        {copy.choose}
      </Button>
      <p className="text-sm text-ink-soft pointer-coarse:hidden">{copy.drop}</p>
      <input
        ref={input}
        type="file"
        accept=".zip,application/zip"
        hidden
        onChange={({ currentTarget }) => {
          take(currentTarget.files?.[0])
          // The same file chosen again must count as a choice.
          currentTarget.value = ''
        }}
      />
    </div>
  )
}
