import { FileArchive } from 'lucide'
import { type DragEvent, type Ref, useRef, useState } from 'react'
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
  const take = (file: File) => isDisabled || onZip(file)
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
        const [zip] = event.dataTransfer.files
        if (zip) take(zip)
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
      <ZipInput ref={input} onZip={take} />
    </div>
  )
}

type ZipInputProps = { ref: Ref<HTMLInputElement>; onZip: (zip: File) => void }

/** The device's own chooser; a button stands for it. */
export function ZipInput({ ref, onZip }: ZipInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      accept=".zip,application/zip"
      hidden
      onChange={({ currentTarget }) => {
        const [zip] = currentTarget.files ?? []
        if (zip) onZip(zip)
        // The same file chosen again must count as a choice.
        currentTarget.value = ''
      }}
    />
  )
}
