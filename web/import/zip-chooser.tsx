import { FileArchive } from 'lucide'
import { type Ref, useRef } from 'react'
import { importCopy } from '#web/copy/import-guide.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { FileInput, useFileDrop } from '#web/ui/inputs/file-input.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

type ZipChooserProps = { onZip: (zip: File) => void; isDisabled: boolean }

/** A place for the zip: from the device's files, or dropped on it. */
export function ZipChooser({ onZip, isDisabled }: ZipChooserProps) {
  const copy = useCopy(importCopy)
  const input = useRef<HTMLInputElement>(null)
  const take = (file: File) => isDisabled || onZip(file)
  const { isOver, zone } = useFileDrop(([zip]) => zip && take(zip))
  return (
    <div
      className={joinClasses(
        'flex flex-col items-center gap-3 rounded-card border border-dashed px-6 py-12 text-center',
        isOver ? 'border-primary bg-sunken' : 'border-edge',
      )}
      {...zone}
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

export function ZipInput({ ref, onZip }: ZipInputProps) {
  return (
    <FileInput ref={ref} accept=".zip,application/zip" onFiles={([zip]) => zip && onZip(zip)} />
  )
}
