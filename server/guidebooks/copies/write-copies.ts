import { and, eq, inArray } from 'drizzle-orm'
import {
  countEntries,
  type SharedEntry,
  sharedEntriesOf,
  sharedTextOf,
  withEntry,
  withEntryAdded,
} from '#domain/guide/copies/entries.ts'
import {
  carryNotes,
  copyOf,
  haveAgreed,
  planCopy,
  saysSecret,
  secretsIn,
} from '#domain/guide/copies/plan-copy.ts'
import { type GuidebookForm, leaveUnsaid, limitAt, storedToForm } from '#domain/guide/guidebook.ts'
import { photoPathsOf } from '#domain/guide/photos.ts'
import { textsIn } from '#domain/guide/walks.ts'
import type { MessageValues } from '#domain/messages/messages.ts'
import { Refusal, type RefusalCode } from '#domain/messages/refusals.ts'
import type { Transaction } from '#server/db/database.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import { guidebookSaves } from '#server/db/tables/schema.ts'
import { type GuideWithContent, lockGuides } from '#server/guidebooks/queries.ts'
import { findSave, refusedSave, writeGuide } from '#server/guidebooks/update-guidebook.ts'
import { photosOfVersions } from '#server/guidebooks/versions/versions.ts'
import { lockPhotos } from '#server/photos/photo-use.ts'
import type { Resources } from '#server/resources.ts'
import { type Agreeing, agree, findAgreements, type Source, textDigestOf } from './known-copies.ts'

/** What became of one guide; an entry that says so already counts as done. */
export type CopyOutcome = {
  id: string
  name: string
  version: number | null
  done: string[]
  skipped: { entryId: string; refusal: Refusal }[]
}

type CopyTarget = { id: string; entryIds: string[]; version?: number | undefined }

export type CopyOrder = {
  id: string
  hostId: string
  /**
   * What entries say now follows where they stand, and what was changed there stays; or they are put at the end of the same
   * lists, unless they stand there already.
   */
  how: 'follow' | 'put'
  /** The version of the guide the entries are taken from. */
  version: number
  /** Made by whoever asks: the same one again writes nothing. */
  saveId: string
  targets: CopyTarget[]
}

/**
 * Only the owner: writes entries of one guide into others, all in one transaction. A guide that cannot take them stays as it
 * is and says why; the others go on.
 */
export async function writeCopies(resources: Resources, order: CopyOrder): Promise<CopyOutcome[]> {
  const { hostId, targets } = order
  const written: GuideWithContent[] = []
  const outcomes = await asHost(resources.db, hostId, async (tx) => {
    const ids = [...new Set([order.id, ...targets.map(({ id }) => id)])]
    const guides = await lockGuides(tx, { ids, hostId })
    const source = guides.find(({ id }) => id === order.id)
    if (!source) throw new Refusal('not_found')
    const agreements = await findAgreements(tx, { guideIds: ids })
    const draft = draftsFrom({ source, agreements, how: order.how })
    const guideOf = (id: string) => guides.find((guide) => guide.id === id)
    if (await isRepeated(tx, resources, { order, source })) return targets.map(outcomeOfBefore)
    // Every photo that writing these guides may touch, in the one order in which photos are taken.
    const paths = [
      ...guides.flatMap(photoPathsOf),
      ...(await photosOfVersions(
        tx,
        guides.map(({ id }) => id),
      )),
    ]
    if (paths.length > 0) await lockPhotos(tx, { hostId, paths: [...new Set(paths)] })
    const answers: CopyOutcome[] = []
    const agreeing: Agreeing[] = []
    for (const target of targets) {
      const guide = guideOf(target.id)
      const found = guide && draft(guide, target)
      const answer = found ? await writeOne(tx, resources, { order, draft: found }) : gone(target)
      answers.push(answer)
      if (!guide || !found) continue
      if (answer.version !== guide.version) written.push(guide)
      const isDone = ({ id }: SharedEntry) => answer.done.includes(id)
      const entries = [...found.changed, ...found.same].filter(isDone)
      agreeing.push({ propertyId: guide.id, entries })
    }
    await agree(tx, resources, { source, agreements, agreeing })
    return answers

    /** Told by what the guides say by now: what was done the first time is the same there. */
    function outcomeOfBefore(target: CopyTarget): CopyOutcome {
      const guide = guideOf(target.id)
      if (!guide) return gone(target)
      const now = draft(guide, { ...target, version: undefined })
      for (const { id } of now.changed) now.skip(id, 'copy_not_done')
      return outcomeOf(now, now.same)
    }
  })
  for (const guide of written) if (guide.isPublished) resources.guideChanges.tell(guide.shortCode)
  return outcomes
}

type CopyRefusal = Extract<RefusalCode, `copy_${string}`>

/** What a guide would say, and what becomes of each entry in it. */
type CopyDraft = ReturnType<ReturnType<typeof draftsFrom>>

function draftsFrom({ source, agreements, how }: Pick<CopyOrder, 'how'> & Source) {
  const form = storedToForm(source)
  const entries = sharedEntriesOf(form)
  const secrets = secretsIn(form)

  return (guide: GuideWithContent, { entryIds, version = guide.version }: CopyTarget) => {
    const draft = {
      guide,
      form: leaveUnsaid(storedToForm(guide), guide),
      changed: [] as SharedEntry[],
      /** Stands there so already. */
      same: [] as SharedEntry[],
      skipped: [] as CopyOutcome['skipped'],
      skip(entryId: string, code: CopyRefusal, values?: MessageValues) {
        draft.skipped.push({ entryId, refusal: new Refusal(code, { ...(values && { values }) }) })
      },
    }
    const there = sharedEntriesOf(draft.form)
    // Of a whole form and not of each entry: there may be two hundred, in a hundred guides.
    const said = new Set(textsIn(draft.form))
    for (const id of entryIds) {
      const mine = entries.get(id)
      const theirs = there.get(id)
      if (version !== guide.version) draft.skip(id, 'copy_guide_changed')
      else if (!mine) draft.skip(id, 'copy_entry_gone')
      else if (how === 'follow' && mine.list !== theirs?.list) draft.skip(id, 'copy_entry_gone')
      else if (saysSecret(form, mine, secrets)) draft.skip(id, 'copy_says_secret')
      else if (how === 'follow' && theirs) follow(mine, theirs)
      else put(mine, theirs)
    }
    draft.form = carryNotes(draft.form, form, ...draft.changed)
    return draft

    function follow(mine: SharedEntry, theirs: SharedEntry) {
      const { id } = mine
      const here = { entry: mine, agreed: agreements.of(source.id, id) }
      const other = { entry: theirs, agreed: agreements.of(guide.id, id) }
      const plan = planCopy(here, other, textDigestOf)
      if (plan.is === 'changed_there') draft.skip(id, 'copy_changed_there')
      else if (plan.is === 'same') draft.same.push(mine)
      else change(mine, withEntry(draft.form, { ...theirs, entry: plan.after }))
    }

    function put(mine: SharedEntry, theirs: SharedEntry | undefined) {
      const { id, list } = mine
      const { max = Number.POSITIVE_INFINITY } = limitAt(list.path)
      if (said.has(id)) {
        const isSame = haveAgreed(agreements.of(source.id, id), agreements.of(guide.id, id))
        const text = sharedTextOf(list.entry, mine.entry)
        if (text === sharedTextOf(list.entry, theirs?.entry)) draft.skip(id, 'copy_already_there')
        else draft.skip(id, isSame ? 'copy_there_otherwise' : 'copy_id_taken')
      } else if (countEntries(draft.form, list) >= max) draft.skip(id, 'copy_list_full', { max })
      else {
        const entry = copyOf(mine)
        for (const text of textsIn(entry)) said.add(text)
        change(mine, withEntryAdded(draft.form, { ...mine, entry }))
      }
    }

    function change(mine: SharedEntry, next: GuidebookForm) {
      draft.form = next
      draft.changed.push(mine)
    }
  }
}

async function writeOne(
  tx: Transaction,
  resources: Resources,
  { order, draft }: { order: CopyOrder; draft: CopyDraft },
): Promise<CopyOutcome> {
  const { guide, form, changed, same } = draft
  if (changed.length === 0) return outcomeOf(draft, same)
  const { version } = guide
  const written = { form, previous: guide, version, saveId: order.saveId, startsVersion: true }
  try {
    // A part of the transaction by itself: what one guide refuses takes nothing back from the others.
    await tx.transaction((part) => writeGuide(part, resources, written))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    for (const entry of changed) draft.skipped.push({ entryId: entry.id, refusal: error })
    return outcomeOf(draft, same)
  }
  return { ...outcomeOf(draft, [...changed, ...same]), version: version + 1 }
}

function outcomeOf({ guide, skipped }: CopyDraft, done: readonly SharedEntry[]): CopyOutcome {
  const { id, name, version } = guide
  return { id, name, version, done: done.map((entry) => entry.id), skipped }
}

function gone({ id, entryIds }: CopyTarget): CopyOutcome {
  const refusal = new Refusal('copy_guide_gone')
  const skipped = entryIds.map((entryId) => ({ entryId, refusal }))
  return { id, name: '', version: null, done: [], skipped }
}

/** Kept with the guide the entries come from: of two alike at once, the second finds what the first has done. */
async function isRepeated(
  tx: Transaction,
  resources: Pick<Resources, 'now' | 'photos'>,
  { order, source }: { order: CopyOrder; source: GuideWithContent },
) {
  const { saveId, version, targets } = order
  const digest = textDigestOf(JSON.stringify([version, targets]))
  const made = await findSave(tx, { propertyId: source.id, saveId })
  if (made?.digest === digest) return true
  const ids = targets.map(({ id }) => id)
  const isTaken = and(inArray(guidebookSaves.propertyId, ids), eq(guidebookSaves.saveId, saveId))
  if (made || (await tx.$count(guidebookSaves, isTaken)) > 0)
    throw refusedSave(resources, 'save_id_reused', source)
  if (version !== source.version) throw refusedSave(resources, 'stale', source)
  const save = { propertyId: source.id, saveId, digest, version, createdAt: resources.now() }
  await tx.insert(guidebookSaves).values(save)
  return false
}
