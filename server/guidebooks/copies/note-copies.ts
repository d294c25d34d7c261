import { type SharedEntry, sharedEntriesOf } from '#domain/guide/copies/entries.ts'
import {
  agreedOn,
  type CopyPlan,
  changedEntries,
  haveAgreed,
  planCopy,
  saysSecret,
} from '#domain/guide/copies/plan-copy.ts'
import { type GuidebookForm, storedToForm } from '#domain/guide/guidebook.ts'
import type { Transaction } from '#server/db/database.ts'
import { findGuides, type GuideWithContent, type HeldGuide } from '#server/guidebooks/queries.ts'
import { digestOf } from '#server/guidebooks/saves.ts'
import type { Resources } from '#server/resources.ts'
import { newAgreement } from './agree.ts'
import { digestOfEntry, findKnown, findRelatives, type Known, writeKnown } from './queries.ts'

/** An entry that stands in other guides, too, and says something else there. */
export type CopiedEntry = {
  entry: SharedEntry
  /** It repeats a code of its home: it is not offered to others. */
  saysSecret: boolean
  guides: { guide: GuideWithContent; there: SharedEntry; plan: DifferentPlan }[]
}

type DifferentPlan = Exclude<CopyPlan, { is: 'same' }>

/**
 * After a save, under its lock: remembers what the changed entries said before, and tells where else they stand and what
 * they would say there. Of other guides nothing is locked and nothing written.
 */
export async function noteCopies(
  tx: Transaction,
  resources: Pick<Resources, 'random'>,
  { previous, guide }: { previous: HeldGuide; guide: GuideWithContent },
): Promise<CopiedEntry[]> {
  if (!previous.mayHaveCopies) return []
  const earlier = sharedEntriesOf(storedToForm(previous))
  const changed = changedEntries(earlier, sharedEntriesOf(storedToForm(guide)))
  const others = await findOthers(tx, guide, changed)
  if (!others) return []
  const rows = others.entries.map(({ id, list }) => {
    const said = digestOfEntry(earlier.get(id) ?? { id, list, entry: {} })
    const agreement = newAgreement(resources)
    const known = others.known.of(guide.id, id) ?? agreedOn(undefined, { agreement, digest: said })
    return { ...known, propertyId: guide.id, entryId: id, said }
  })
  await writeKnown(tx, rows)
  const here = new Map(rows.map((row) => [row.entryId, row]))
  return compare(guide, others, (id) => here.get(id))
}

/** The ids of the entries that a change made say something else: those that may have to follow elsewhere. */
export function idsOfChanged(before: GuidebookForm, after: GuidebookForm): string[] {
  return changedEntries(sharedEntriesOf(before), sharedEntriesOf(after)).map(({ id }) => id)
}

/** When a save is sent again: of what it changed, all that other guides still say differently. */
export async function findCopies(
  tx: Transaction,
  guide: HeldGuide,
  changed: readonly string[],
): Promise<CopiedEntry[]> {
  if (!guide.mayHaveCopies || changed.length === 0) return []
  const own = await findKnown(tx, { guideIds: [guide.id] })
  const entries = [...sharedEntriesOf(storedToForm(guide)).values()].filter(({ id }) =>
    changed.includes(id),
  )
  const since = entries.filter((entry) => {
    const known = own.of(guide.id, entry.id)
    return known !== undefined && known.digest !== digestOfEntry(entry)
  })
  const others = await findOthers(tx, guide, since)
  return others ? compare(guide, others, (id) => own.of(guide.id, id)) : []
}

type Others = {
  /** Of those that were asked about, the ones that stand in another guide. */
  entries: SharedEntry[]
  known: Known
  /** With the entries that are the same one as here. */
  guides: { guide: GuideWithContent; entries: ReadonlyMap<string, SharedEntry> }[]
}

async function findOthers(
  tx: Transaction,
  { id, hostId }: GuideWithContent,
  entries: readonly SharedEntry[],
): Promise<Others | undefined> {
  if (entries.length === 0) return undefined
  const entryIds = entries.map((entry) => entry.id)
  const relatives = await findRelatives(tx, { id, hostId, entryIds })
  if (relatives.length === 0) return undefined
  const ids = relatives.map((relative) => relative.id)
  const known = await findKnown(tx, { guideIds: [id, ...ids], entryIds })
  const copies = new Set(relatives.flatMap(({ id, isCopy }) => (isCopy ? id : [])))
  const found = await findGuides(tx, { ids, hostId })
  const guides = found.toSorted(byName).map((guide) => ({
    guide,
    entries: new Map(
      [...sharedEntriesOf(storedToForm(guide))].filter(
        ([entryId]) =>
          copies.has(guide.id) || haveAgreed(known.of(id, entryId), known.of(guide.id, entryId)),
      ),
    ),
  }))
  const isElsewhere = (entry: SharedEntry) =>
    guides.some((other) => other.entries.get(entry.id)?.list === entry.list)
  return { entries: entries.filter(isElsewhere), known, guides }
}

function byName(one: GuideWithContent, other: GuideWithContent) {
  return one.name.localeCompare(other.name, 'es', { numeric: true })
}

function compare(
  guide: GuideWithContent,
  { entries, known, guides }: Others,
  knownHere: (id: string) => ReturnType<Known['of']>,
): CopiedEntry[] {
  const form = storedToForm(guide)
  return entries.map((entry) => ({
    entry,
    saysSecret: saysSecret(form, entry),
    guides: guides.flatMap((other) => {
      const there = other.entries.get(entry.id)
      if (there?.list !== entry.list) return []
      const side = { entry: there, known: known.of(other.guide.id, entry.id) }
      const plan = planCopy({ entry, known: knownHere(entry.id) }, side, digestOf)
      return plan.is === 'same' ? [] : [{ guide: other.guide, there, plan }]
    }),
  }))
}
