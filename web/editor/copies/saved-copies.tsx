import { use } from 'react'
import type { SpreadOffer } from './copying.ts'
import { CopyingContext } from './copying-context.ts'
import { SpreadDialog } from './spread-dialog.tsx'

type SavedCopiesProps = { offer: SpreadOffer | undefined; onDone: () => void }

/** What a save offers to other guides, where it offers anything. */
export function SavedCopies({ offer, onDone }: SavedCopiesProps) {
  const copying = use(CopyingContext)
  return offer && copying ? <SpreadDialog {...{ offer, copying, onDone }} /> : null
}
