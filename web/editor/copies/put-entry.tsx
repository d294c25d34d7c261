import { BookCopy } from 'lucide'
import { use, useState } from 'react'
import { get } from 'react-hook-form'
import { copiesCopy } from '#web/copy/copies.ts'
import { listsCopy } from '#web/copy/guide/lists.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { useFormAccess } from '#web/editor/form/form-access.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { CopyingContext } from './copying.ts'
import { PutDialog } from './put-dialog.tsx'

type PutEntryProps = { path: string; entryWord: string; at: number }

/** Puts a saved entry in others of the host's guides; there is no such button where there are none. */
export function PutEntry({ path, entryWord, at }: PutEntryProps) {
  const { put } = useCopy(copiesCopy)
  const { numbered } = useCopy(listsCopy)
  const copying = use(CopyingContext)
  const { getValues } = useFormAccess()
  const [isOpen, setOpen] = useState(false)
  const { id, entryId = id }: { id?: string; entryId?: string } = get(getValues(), path) ?? {}
  const saved = copying?.saved.get(entryId ?? '')
  if (!copying || !saved || copying.others.length === 0) return null
  return (
    <>
      <IconButton
        tone="quiet"
        icon={BookCopy}
        label={put.action(numbered(entryWord, at + 1))}
        onClick={() => setOpen(true)}
      />
      {isOpen ? <PutDialog saved={saved} copying={copying} onClose={() => setOpen(false)} /> : null}
    </>
  )
}
