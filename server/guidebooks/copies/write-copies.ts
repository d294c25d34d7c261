import type { SharedEntry } from '#domain/guide/copies/entries.ts'
import { type GuidebookForm, storedToForm } from '#domain/guide/guidebook.ts'
import type { MessageValues } from '#domain/messages/messages.ts'
import { Refusal, type RefusalCode } from '#domain/messages/refusals.ts'
import type { Transaction } from '#server/db/database.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import { type GuideWithContent, lockGuides } from '#server/guidebooks/queries.ts'
import { digestOf, findSave, keepSave, refusedSave } from '#server/guidebooks/saves.ts'
import { announceGuide, writeGuide } from '#server/guidebooks/update-guidebook.ts'
import type { Resources } from '#server/resources.ts'
import { openAgreements } from './agree.ts'
import { findKnown, isSaveTaken, type Known, lockPhotosOf } from './queries.ts'

export type Skipped = { entryId: string; refusal: Refusal }

/** What became of one guide; an entry that says so already counts as done. */
export type CopyOutcome = {
  id: string
  name: string
  version: number | null
  done: string[]
  skipped: Skipped[]
}

export type CopyDraft = ReturnType<typeof openDraft>

export type CopyTarget = { id: string; entryIds: string[]; version?: number | undefined }

export type CopyOrder = {
  id: string
  hostId: string
  /** The version of the guide the entries are taken from. */
  version: number
  /** Made by whoever asks: the same one again writes nothing. */
  saveId: string
  targets: CopyTarget[]
}

type Drafting = { guide: GuideWithContent; target: CopyTarget; known: Known }

export type DraftCopies = (source: GuideWithContent) => (needs: Drafting) => CopyDraft

/**
 * Writes entries of one guide into others, all in one transaction. A guide that cannot take them stays as it is and says
 * why; the others go on.
 */
export async function writeCopies(
  resources: Resources,
  order: CopyOrder,
  draftFrom: DraftCopies,
): Promise<CopyOutcome[]> {
  const { hostId, targets } = order
  const written: GuideWithContent[] = []
  const outcomes = await asHost(resources.db, hostId, async (tx) => {
    const ids = [...new Set([order.id, ...targets.map(({ id }) => id)])]
    const guides = await lockGuides(tx, { ids, hostId })
    const source = guides.find(({ id }) => id === order.id)
    if (!source) throw new Refusal('not_found')
    const known = await findKnown(tx, { guideIds: ids })
    const draft = draftFrom(source)
    const guideOf = (id: string) => guides.find((guide) => guide.id === id)
    if (await isRepeated(tx, resources, { order, source })) {
      return targets.map((target) => outcomeOfBefore({ target, guide: guideOf(target.id) }))
    }
    await lockPhotosOf(tx, { hostId, guides })
    const agreements = openAgreements(resources, { source, known })
    const answers: CopyOutcome[] = []
    for (const target of targets) {
      const guide = guideOf(target.id)
      const found = guide && draft({ guide, target, known })
      const answer = await writeOne(tx, resources, { order, target, guide, draft: found })
      answers.push(answer)
      if (!guide || !found) continue
      if (answer.version !== guide.version) written.push(guide)
      const isDone = ({ id }: SharedEntry) => answer.done.includes(id)
      agreements.add(guide.id, [...found.changed, ...found.same].filter(isDone))
    }
    await agreements.write(tx)
    return answers

    /** Told by what the guides say by now: what was done the first time is the same there. */
    function outcomeOfBefore({ target, guide }: Pick<One, 'target' | 'guide'>): CopyOutcome {
      if (!guide) return gone(target)
      const now = draft({ guide, target: { ...target, version: undefined }, known })
      for (const { id } of now.changed) now.skip(id, 'copy_not_done')
      const { id, name, version } = guide
      return { id, name, version, done: idsOf(now.same), skipped: now.skipped }
    }
  })
  for (const guide of written) announceGuide(resources, guide)
  return outcomes
}

type CopyRefusal = Extract<RefusalCode, `copy_${string}`>

/** What a guide would say, and what becomes of each entry in it. */
export function openDraft(guide: GuideWithContent) {
  const draft = {
    form: storedToForm(guide),
    changed: [] as SharedEntry[],
    /** Stands there so already. */
    same: [] as SharedEntry[],
    skipped: [] as Skipped[],
    change(entry: SharedEntry, form: GuidebookForm) {
      draft.form = form
      draft.changed.push(entry)
    },
    skip(entryId: string, code: CopyRefusal, values?: MessageValues) {
      draft.skipped.push({ entryId, refusal: new Refusal(code, { ...(values && { values }) }) })
    },
  }
  return draft
}

type One = {
  order: CopyOrder
  target: CopyTarget
  guide: GuideWithContent | undefined
  draft: CopyDraft | undefined
}

async function writeOne(
  tx: Transaction,
  resources: Resources,
  { order, target, guide, draft }: One,
): Promise<CopyOutcome> {
  if (!guide || !draft) return gone(target)
  const { id, name, version } = guide
  const { form, changed, same, skipped } = draft
  if (changed.length === 0) return { id, name, version, done: idsOf(same), skipped }
  const { hostId, saveId } = order
  try {
    // A part of the transaction by itself: what one guide refuses takes nothing back from the others.
    await tx.transaction((part) =>
      writeGuide(part, resources, {
        id,
        hostId,
        form,
        previous: guide,
        version,
        saveId,
        isApart: true,
      }),
    )
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const refused = changed.map((entry) => ({ entryId: entry.id, refusal: error }))
    return { id, name, version, done: idsOf(same), skipped: [...skipped, ...refused] }
  }
  return { id, name, version: version + 1, done: idsOf([...changed, ...same]), skipped }
}

function gone({ id, entryIds }: CopyTarget): CopyOutcome {
  const refusal = new Refusal('copy_guide_gone')
  const skipped = entryIds.map((entryId) => ({ entryId, refusal }))
  return { id, name: '', version: null, done: [], skipped }
}

function idsOf(entries: readonly SharedEntry[]) {
  return entries.map(({ id }) => id)
}

/** Kept with the guide the entries come from: of two alike at once, the second finds what the first has done. */
async function isRepeated(
  tx: Transaction,
  resources: Pick<Resources, 'now' | 'photos'>,
  { order, source }: { order: CopyOrder; source: GuideWithContent },
) {
  const { saveId, version, targets } = order
  const digest = digestOf(JSON.stringify([version, targets]))
  const made = await findSave(tx, { propertyId: source.id, saveId })
  if (made?.digest === digest) return true
  const ids = targets.map(({ id }) => id)
  if (made || (await isSaveTaken(tx, { ids, saveId })))
    throw refusedSave(resources, 'save_id_reused', source)
  if (version !== source.version) throw refusedSave(resources, 'stale', source)
  const save = { propertyId: source.id, saveId, digest, version }
  await keepSave(tx, { ...save, createdAt: resources.now() })
  return false
}
