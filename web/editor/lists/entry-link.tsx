import { Check, Link2, X } from 'lucide'
import { createContext, use } from 'react'
import { get } from 'react-hook-form'
import { listsCopy } from '#web/copy/guide/lists.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { useFormAccess } from '#web/editor/form/form-access.ts'
import { IconButton } from '#web/ui/buttons/icon-button.tsx'
import { useCopying } from '#web/ui/buttons/use-copying.ts'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'

/** Where guests open the guide that is edited; a new one has no address yet. */
export const GuideLinkContext = createContext<string | undefined>(undefined)

/** An own block has the id of its row, too. */
type Identified = { id?: string; entryId?: string }

const icons = { copied: Check, failed: X }

/** Copies the link that opens the guide at this entry, once it is saved. */
export function EntryLink({ path }: { path: string }) {
  const { link: words } = useCopy(listsCopy)
  const guideLink = use(GuideLinkContext)
  const { getValues } = useFormAccess()
  const { outcome, copy } = useCopying()
  if (!guideLink) return null
  const said = outcome && words[outcome]
  return (
    <>
      <IconButton
        tone="quiet"
        icon={outcome ? icons[outcome] : Link2}
        label={words.copy}
        onClick={() => {
          const { id, entryId = id }: Identified = get(getValues(), path)
          return copy(`${guideLink}#${entryId}`)
        }}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  )
}
