import { carryNotes } from '#domain/guide/copies/carry-notes.ts'
import { sharedEntriesOf, withEntry } from '#domain/guide/copies/entries.ts'
import { planCopy, saysSecret } from '#domain/guide/copies/plan-copy.ts'
import { storedToForm } from '#domain/guide/guidebook.ts'
import { digestOf } from '#server/guidebooks/saves.ts'
import type { Resources } from '#server/resources.ts'
import { type CopyOrder, type DraftCopies, openDraft, writeCopies } from './write-copies.ts'

/** Only the owner: what entries of a guide say now, where they stand in other guides; what was changed there stays. */
export function spreadEntries(resources: Resources, order: CopyOrder) {
  return writeCopies(resources, order, followingFrom)
}

const followingFrom: DraftCopies = (source) => {
  const form = storedToForm(source)
  const entries = sharedEntriesOf(form)
  return ({ guide, target, known }) => {
    const draft = openDraft(guide)
    const there = sharedEntriesOf(draft.form)
    const isAsSeen = (target.version ?? guide.version) === guide.version
    for (const id of target.entryIds) {
      const mine = entries.get(id)
      const theirs = there.get(id)
      if (!isAsSeen) draft.skip(id, 'copy_guide_changed')
      else if (!mine || mine.list !== theirs?.list) draft.skip(id, 'copy_entry_gone')
      else if (saysSecret(form, mine)) draft.skip(id, 'copy_says_secret')
      else {
        const plan = planCopy(
          { entry: mine, known: known.of(source.id, id) },
          { entry: theirs, known: known.of(guide.id, id) },
          digestOf,
        )
        if (plan.is === 'changed_there') draft.skip(id, 'copy_changed_there')
        else if (plan.is === 'same') draft.same.push(mine)
        else {
          const next = withEntry(draft.form, { ...theirs, entry: plan.after })
          draft.change(mine, carryNotes(next, form, mine))
        }
      }
    }
    return draft
  }
}
