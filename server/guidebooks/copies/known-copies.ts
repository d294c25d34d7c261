import { createHash } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import { and, eq, inArray, ne, or, sql } from 'drizzle-orm'
import {
  byName,
  mostGuides,
  type SharedEntry,
  sharedEntriesOf,
  sharedTextOf,
} from '#domain/guide/copies/entries.ts'
import {
  type Agreement,
  agreedOn,
  type CopyPlan,
  changedEntries,
  haveAgreed,
  planCopy,
  saysSecret,
  secretsIn,
} from '#domain/guide/copies/plan-copy.ts'
import { type GuidebookForm, storedToForm } from '#domain/guide/guidebook.ts'
import type { Transaction } from '#server/db/database.ts'
import { entryCopies, properties } from '#server/db/tables/schema.ts'
import {
  findGuides,
  type GuideForWrite,
  type GuideWithContent,
} from '#server/guidebooks/queries.ts'
import { asInserted, entryIdsOf } from '#server/guidebooks/write-content.ts'
import type { Resources } from '#server/resources.ts'

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
  { previous, guide }: { previous: GuideForWrite; guide: GuideWithContent },
): Promise<CopiedEntry[]> {
  if (!previous.mayHaveCopies) return []
  const earlier = sharedEntriesOf(storedToForm(previous))
  const changed = changedEntries(earlier, sharedEntriesOf(storedToForm(guide)))
  const others = await findOthers(tx, guide, changed)
  if (!others) return []
  // Names the moment in which several guides say the same.
  const makeId = entryIdsOf(resources)
  const rows = others.entries.map(({ id, list }) => {
    const said = digestOfEntry(earlier.get(id) ?? { id, list, entry: {} })
    const agreement = makeId()
    const agreed =
      others.agreements.of(guide.id, id) ?? agreedOn(undefined, { agreement, digest: said })
    return { ...agreed, propertyId: guide.id, entryId: id, said }
  })
  await writeAgreements(tx, rows)
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
  guide: GuideForWrite,
  changed: readonly string[],
): Promise<CopiedEntry[]> {
  if (!guide.mayHaveCopies || changed.length === 0) return []
  const own = await findAgreements(tx, { guideIds: [guide.id] })
  const entries = [...sharedEntriesOf(storedToForm(guide)).values()].filter(({ id }) =>
    changed.includes(id),
  )
  const since = entries.filter((entry) => {
    const agreed = own.of(guide.id, entry.id)
    return agreed !== undefined && agreed.digest !== digestOfEntry(entry)
  })
  const others = await findOthers(tx, guide, since)
  return others ? compare(guide, others, (id) => own.of(guide.id, id)) : []
}

type Others = NonNullable<Awaited<ReturnType<typeof findOthers>>>

/** Of a save: what it changed times the guides it is held against. Fewer guides are asked about where more was changed at once. */
const mostHeldAgainst = 2 * 1024 ** 2

/** The other guides with these entries, each with those that are the same one as here; and which of these stand there. */
async function findOthers(
  tx: Transaction,
  { id, hostId }: GuideWithContent,
  entries: readonly SharedEntry[],
) {
  if (entries.length === 0) return undefined
  const entryIds = entries.map((entry) => entry.id)
  const bytes = JSON.stringify(entries.map(({ entry }) => entry)).length
  const most = Math.max(1, Math.min(mostGuides, Math.floor(mostHeldAgainst / bytes)))
  const relatives = await findRelatives(tx, { id, hostId, entryIds, most })
  if (relatives.length === 0) return undefined
  const ids = relatives.map((relative) => relative.id)
  const agreements = await findAgreements(tx, { guideIds: [id, ...ids], entryIds })
  const copies = new Set(relatives.flatMap(({ id, isCopy }) => (isCopy ? id : [])))
  const found = await findGuides(tx, { ids, hostId })
  const asked = new Set(entryIds)
  const guides: { guide: GuideWithContent; entries: ReadonlyMap<string, SharedEntry> }[] = []
  for (const guide of found.toSorted(byName)) {
    // A host may have a hundred of them, and guests are answered in between.
    await setImmediate()
    const own = [...sharedEntriesOf(storedToForm(guide))].filter(
      ([entryId]) =>
        asked.has(entryId) &&
        (copies.has(guide.id) ||
          haveAgreed(agreements.of(id, entryId), agreements.of(guide.id, entryId))),
    )
    guides.push({ guide, entries: new Map(own) })
  }
  const isElsewhere = (entry: SharedEntry) =>
    guides.some((other) => other.entries.get(entry.id)?.list === entry.list)
  return { entries: entries.filter(isElsewhere), agreements, guides }
}

function compare(
  guide: GuideWithContent,
  { entries, agreements, guides }: Others,
  agreedHere: (id: string) => ReturnType<Agreements['of']>,
): CopiedEntry[] {
  const form = storedToForm(guide)
  const secrets = secretsIn(form)
  return entries.map((entry) => ({
    entry,
    saysSecret: saysSecret(form, entry, secrets),
    guides: guides.flatMap((other) => {
      const there = other.entries.get(entry.id)
      if (there?.list !== entry.list) return []
      const side = { entry: there, agreed: agreements.of(other.guide.id, entry.id) }
      const plan = planCopy({ entry, agreed: agreedHere(entry.id) }, side, textDigestOf)
      return plan.is === 'same' ? [] : [{ guide: other.guide, there, plan }]
    }),
  }))
}

export type Source = { source: GuideWithContent; agreements: Agreements }

/** What a guide says the same from now on. */
export type Agreeing = { propertyId: string; entries: readonly SharedEntry[] }

/** Writes down what guides say the same from now on as the one it comes from; their locks are held. */
export async function agree(
  tx: Transaction,
  resources: Pick<Resources, 'random'>,
  { source, agreements, agreeing }: Source & { agreeing: readonly Agreeing[] },
) {
  const makeId = entryIdsOf(resources)
  const rows: AgreementRow[] = []
  const here = new Map<string, Agreement>()

  function agreementOf(entry: SharedEntry) {
    const digest = digestOfEntry(entry)
    const before = here.get(entry.id) ?? agreements.of(source.id, entry.id)
    if (before?.digest === digest) return before
    const next = agreedOn(before, { agreement: makeId(), digest })
    const said = before?.said ?? null
    rows.push({ propertyId: source.id, entryId: entry.id, ...next, said })
    here.set(entry.id, { ...next, said })
    return next
  }

  for (const { propertyId, entries } of agreeing) {
    if (propertyId === source.id) continue
    for (const entry of entries) {
      const next = agreedOn(agreements.of(propertyId, entry.id), agreementOf(entry))
      rows.push({ propertyId, entryId: entry.id, ...next, said: null })
    }
  }
  await writeAgreements(tx, rows)
}

/** Writes down that a duplicated guide says the same as its source in every entry, and what the source shares with other guides. */
export async function noteSameAsSource(
  tx: Transaction,
  resources: Pick<Resources, 'random'>,
  { source, copyId }: { source: GuideWithContent; copyId: string },
) {
  const entries = [...sharedEntriesOf(storedToForm(source)).values()]
  const ofSource = await findAgreements(tx, { guideIds: [source.id] })
  const agreements: Agreements = { of: (_, entryId) => ofSource.of(source.id, entryId) }
  await agree(tx, resources, { source, agreements, agreeing: [{ propertyId: copyId, entries }] })
}

type AgreementRow = Agreement & { propertyId: string; entryId: string }

/** The last agreement on an entry, by guide and entry. */
export type Agreements = { of: (propertyId: string, entryId: string) => Agreement | undefined }

export function textDigestOf(text: string) {
  return createHash('sha256').update(text).digest('base64')
}

function digestOfEntry({ list, entry }: SharedEntry) {
  return textDigestOf(sharedTextOf(list.entry, entry))
}

type Relation = { id: string; hostId: string; entryIds: readonly string[]; most: number }

/**
 * The host's other guides in which one of these entries may stand: where it is written down, and those that were
 * duplicated from one another before anything was.
 */
async function findRelatives(tx: Transaction, { id, hostId, entryIds, most }: Relation) {
  const origin = sql`(select copied_from from ${properties} this where this.id = ${id})`
  const isOfThese = inArray(entryCopies.entryId, [...entryIds])
  const noted = tx.select({ id: entryCopies.propertyId }).from(entryCopies).where(isOfThese)
  const isWrittenDown = inArray(properties.id, noted)
  const isCopy = sql<boolean>`coalesce(${properties.copiedFrom} = ${id}
    or ${properties.id} = ${origin} or ${properties.copiedFrom} = ${origin}, false)`
  return tx
    .select({ id: properties.id, isCopy })
    .from(properties)
    .where(and(eq(properties.hostId, hostId), ne(properties.id, id), or(isWrittenDown, isCopy)))
    .orderBy(properties.createdAt, properties.id)
    .limit(most)
}

export async function findAgreements(
  tx: Transaction,
  { guideIds, entryIds }: { guideIds: readonly string[]; entryIds?: readonly string[] },
): Promise<Agreements> {
  const isOfThese = entryIds && inArray(entryCopies.entryId, [...entryIds])
  const areAsked = and(inArray(entryCopies.propertyId, [...guideIds]), isOfThese)
  const rows = await tx.select().from(entryCopies).where(areAsked)
  const found = new Map(rows.map((row) => [`${row.propertyId} ${row.entryId}`, row]))
  return { of: (propertyId, entryId) => found.get(`${propertyId} ${entryId}`) }
}

/** Under the locks of the guides they are of: nobody else writes these rows. */
async function writeAgreements(tx: Transaction, rows: readonly AgreementRow[]) {
  if (rows.length === 0) return
  await tx
    .insert(entryCopies)
    .values(rows.map((row) => ({ ...row, earlier: [...row.earlier] })))
    .onConflictDoUpdate({
      target: [entryCopies.propertyId, entryCopies.entryId],
      set: asInserted(entryCopies),
    })
}
