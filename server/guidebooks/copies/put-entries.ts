import { carryNotes } from '#domain/guide/copies/carry-notes.ts'
import { copyOf } from '#domain/guide/copies/carry-over.ts'
import {
  countEntries,
  type SharedEntry,
  sharedEntriesOf,
  withEntryAdded,
} from '#domain/guide/copies/entries.ts'
import { haveAgreed, saysSecret } from '#domain/guide/copies/plan-copy.ts'
import { sharedTextOf } from '#domain/guide/copies/shared-text.ts'
import { limitAt, storedToForm } from '#domain/guide/guidebook.ts'
import { textsIn } from '#domain/guide/walks.ts'
import type { Resources } from '#server/resources.ts'
import { type CopyOrder, type DraftCopies, openDraft, writeCopies } from './write-copies.ts'

/** Only the owner: entries of a guide at the end of the same lists of other guides, unless they stand there already. */
export function putEntries(resources: Resources, order: CopyOrder) {
  return writeCopies(resources, order, addingFrom)
}

const addingFrom: DraftCopies = (source) => {
  const form = storedToForm(source)
  const entries = sharedEntriesOf(form)
  return ({ guide, target, known }) => {
    const draft = openDraft(guide)
    const there = sharedEntriesOf(draft.form)
    for (const id of target.entryIds) {
      const mine = entries.get(id)
      const { max = Number.POSITIVE_INFINITY } = mine ? limitAt(mine.list.path) : {}
      if (!mine) draft.skip(id, 'copy_entry_gone')
      else if (saysSecret(form, mine)) draft.skip(id, 'copy_says_secret')
      else if (textsIn(draft.form).includes(id)) {
        const isSame = haveAgreed(known.of(source.id, id), known.of(guide.id, id))
        if (saysSame(mine, there.get(id))) draft.skip(id, 'copy_already_there')
        else draft.skip(id, isSame ? 'copy_there_otherwise' : 'copy_id_taken')
      } else if (countEntries(draft.form, mine.list) >= max)
        draft.skip(id, 'copy_list_full', { max })
      else {
        const next = withEntryAdded(draft.form, { ...mine, entry: copyOf(mine) })
        draft.change(mine, carryNotes(next, form, mine))
      }
    }
    return draft
  }
}

function saysSame({ list, entry }: SharedEntry, other: SharedEntry | undefined) {
  return sharedTextOf(list.entry, entry) === sharedTextOf(list.entry, other?.entry)
}
