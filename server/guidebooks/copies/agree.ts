import { type SharedEntry, sharedEntriesOf } from '#domain/guide/copies/entries.ts'
import { type Agreement, agreedOn } from '#domain/guide/copies/plan-copy.ts'
import { entryIdBytes, entryIdFrom } from '#domain/guide/entry-ids.ts'
import { storedToForm } from '#domain/guide/guidebook.ts'
import type { Transaction } from '#server/db/database.ts'
import type { GuideWithContent } from '#server/guidebooks/queries.ts'
import type { Resources } from '#server/resources.ts'
import { digestOfEntry, findKnown, type Known, type KnownRow, writeKnown } from './queries.ts'

/** Names the moment in which several guides say the same. */
export function newAgreement({ random }: Pick<Resources, 'random'>) {
  return entryIdFrom(random(entryIdBytes))
}

type Source = { source: GuideWithContent; known: Known }

/** Collects what guides say the same from now on as the one it comes from; their locks are held. */
export function openAgreements(resources: Pick<Resources, 'random'>, { source, known }: Source) {
  const rows: KnownRow[] = []
  const here = new Map<string, Agreement>()

  function agreementOf(entry: SharedEntry) {
    const digest = digestOfEntry(entry)
    const before = here.get(entry.id) ?? known.of(source.id, entry.id)
    if (before?.digest === digest) return before
    const next = agreedOn(before, { agreement: newAgreement(resources), digest })
    const said = before?.said ?? null
    rows.push({ propertyId: source.id, entryId: entry.id, ...next, said })
    here.set(entry.id, { ...next, said })
    return next
  }

  return {
    add(propertyId: string, entries: readonly SharedEntry[]) {
      if (propertyId === source.id) return
      for (const entry of entries) {
        const next = agreedOn(known.of(propertyId, entry.id), agreementOf(entry))
        rows.push({ propertyId, entryId: entry.id, ...next, said: null })
      }
    },
    write: (tx: Transaction) => writeKnown(tx, rows),
  }
}

/** A copy of a whole guide says the same in every entry, and is as near to the others as the guide it is made of. */
export async function agreeWithCopy(
  tx: Transaction,
  resources: Pick<Resources, 'random'>,
  { source, copyId }: { source: GuideWithContent; copyId: string },
) {
  const entries = [...sharedEntriesOf(storedToForm(source)).values()]
  const ofSource = await findKnown(tx, { guideIds: [source.id] })
  const known: Known = { of: (_, entryId) => ofSource.of(source.id, entryId) }
  const agreements = openAgreements(resources, { source, known })
  agreements.add(copyId, entries)
  await agreements.write(tx)
}
