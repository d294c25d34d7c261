import { eq, TransactionRollbackError } from 'drizzle-orm'
import { copyName } from '#domain/guide/copies/copy-name.ts'
import { assertLinksOpen } from '#domain/guide/editing/broken-links.ts'
import type { GuidebookContent, GuidebookPayload } from '#domain/guide/guidebook.ts'
import { withUnsaidCodesLocked } from '#domain/guide/locks/keep-locks.ts'
import { photoPathsOf } from '#domain/guide/photos.ts'
import { hostLimits } from '#domain/host/host-limits.ts'
import { Refusal } from '#domain/messages/refusals.ts'
import { successSentenceOf } from '#domain/messages/successes.ts'
import { shortCodeFrom, shortCodeRandomBytes } from '#domain/values/short-code.ts'
import { findAddressee } from '#server/db/addressee.ts'
import type { Transaction } from '#server/db/database.ts'
import { lockHostAccount } from '#server/db/host-accounts.ts'
import { asHost, asSystem } from '#server/db/row-security/callers.ts'
import { properties } from '#server/db/tables/schema.ts'
import { json } from '#server/http/answers.ts'
import { hostCall } from '#server/http/call.ts'
import { jsonMaxBytes } from '#server/http/limit-body.ts'
import { assertPhotoRoom, noteUnused } from '#server/photos/photo-use.ts'
import type { Resources } from '#server/resources.ts'
import { noteSameAsSource } from './copies/known-copies.ts'
import { presentNewProperty } from './present.ts'
import { newFormSchema, newGuideSchema, newIdSchema } from './property-schema.ts'
import { findGuide, type GuideWithContent, getGuide, lockGuide, type OwnGuide } from './queries.ts'
import { contentColumns, contentOfForm, writeContent } from './write-content.ts'

export const createCall = (resources: Resources) =>
  hostCall('POST /guidebooks', {
    summary: 'Create a guidebook',
    description:
      'A new draft with a short code of its own. Only `welcome.propertyName` is needed. With an `id` of the caller’s making it can be sent again safely: the second time nothing is written and 200 answers the guide as it stands.',
    failure: 'error_creating',
    body: newFormSchema,
    maxBytes: jsonMaxBytes,
    limit: 'writes',
    answer: {
      200: json(newGuideSchema, 'The guide an earlier call with this `id` has made'),
      201: json(newGuideSchema, 'The new draft'),
    },
    async work({ c, hostId, body, locale }) {
      const { id, ...form } = body
      assertLinksOpen(form)
      const { guide, isNew } = await createGuidebook(resources, { hostId, form, id })
      const values = { origin: resources.appUrl(), shortCode: guide.shortCode }
      const message = successSentenceOf('guidebook_created', locale, values)
      const answer = { property: presentNewProperty(guide, resources.photos.addressOf), message }
      return isNew ? c.json(answer, 201) : c.json(answer, 200)
    },
  })

type Creation = {
  hostId: string
  form: GuidebookPayload
  /** Made by whoever asks: the same one again makes no second guide. */
  id?: string | undefined
  /** From a zip, whose size was the limit: made anew, its photos may weigh a little more. */
  isImported?: boolean
}

/** Only a host, for itself: a new draft in the host's language unless told otherwise, with a code of its own, or the one an earlier try has made. */
export async function createGuidebook(resources: Resources, creation: Creation) {
  const named = await withLanguage(resources, creation)
  return asHost(resources.db, creation.hostId, (tx) => create(tx, resources, named))
}

/** Refuses whatever making it would be refused for; nothing is kept. */
export async function tryGuidebook(resources: Resources, creation: Creation) {
  const named = await withLanguage(resources, creation)
  try {
    await asHost(resources.db, creation.hostId, async (tx) => {
      await create(tx, resources, named)
      tx.rollback()
    })
  } catch (error) {
    if (!(error instanceof TransactionRollbackError)) throw error
  }
}

async function withLanguage({ db }: Resources, { form, ...creation }: Creation) {
  const { hostId } = creation
  const findHost = () => asSystem(db, (tx) => findAddressee(tx, hostId))
  const language = form.language ?? (await findHost())?.locale
  return { ...creation, form: { ...form, language } }
}

async function create(tx: Transaction, resources: Resources, creation: Creation) {
  const { hostId, form, id, isImported = false } = creation
  const made = await findMade(tx, resources, { id, hostId })
  if (made) return { guide: made, isNew: false }
  await assertRoom(tx, resources, hostId)
  const { content, claimed } = await contentOfForm(tx, resources, { hostId, form })
  if (!isImported) await assertPhotoRoom(tx, { after: content })
  const taken = isImported ? await namesOf(tx, hostId) : []
  const name = taken.includes(content.name) ? copyName(content, 'imported', taken) : content.name
  const guide = await insertGuide(tx, resources, { id, hostId, content: { ...content, name } })
  // What is kept of a form may not show all that it claimed.
  const shown = photoPathsOf(content)
  const left = claimed.filter((path) => !shown.includes(path))
  await noteUnused(tx, { hostId, paths: left }, resources.now())
  return { guide, isNew: true }
}

async function namesOf(tx: Transaction, hostId: string) {
  const own = eq(properties.hostId, hostId)
  const guides = await tx.select({ name: properties.name }).from(properties).where(own)
  return guides.map(({ name }) => name)
}

type Wanted = { hostId: string; id: string | undefined }

/** The guide that an earlier try has made under the same id. */
async function findMade(tx: Transaction, { config }: Resources, { id, hostId }: Wanted) {
  if (!id) return undefined
  // An earlier try may still be at work: it holds the account until its guide is there to be found.
  await lockHostAccount(tx, { hostId, courtesyCredits: config.courtesyCredits })
  return findGuide(tx, { id, hostId })
}

type NewGuide = {
  id?: string | undefined
  hostId: string
  /** Every entry with its id. */
  content: GuidebookContent
  copiedFrom?: string
}

/** Writes a draft; its code is tried until it is nobody else's. */
export async function insertGuide(
  tx: Transaction,
  { now, random }: Pick<Resources, 'now' | 'random'>,
  { content, ...known }: NewGuide,
): Promise<GuideWithContent> {
  const { id, hostId } = known
  const at = now()
  const columns = { ...contentColumns(content), ...known, createdAt: at, updatedAt: at }
  const made = await tryShortCodes(random, async (shortCode) => {
    const [row] = await tx
      .insert(properties)
      .values({ ...columns, shortCode })
      .onConflictDoNothing()
      .returning({ id: properties.id })
    return row
  })
  // Ids are made by chance: one that is taken was never made, but copied from another host's guide.
  if (!made && id) throw new Refusal('forbidden')
  if (!made) throw new Error(noFreeCode)
  await writeContent(tx, { propertyId: made.id, hostId, after: content, now: at })
  return getGuide(tx, { id: made.id, hostId })
}

export const noFreeCode = 'five short codes in a row were taken'

/** What came of the first code that is nobody else's; undefined where five were taken. */
export async function tryShortCodes<Taken>(
  random: Resources['random'],
  take: (shortCode: string) => Promise<Taken | undefined>,
) {
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    const taken = await take(shortCodeFrom(random(shortCodeRandomBytes)))
    if (taken !== undefined) return taken
  }
  return undefined
}

/** Refuses one guide too many; holds the account so that two requests cannot both take the last place. */
export async function assertRoom(tx: Transaction, { config }: Resources, hostId: string) {
  await lockHostAccount(tx, { hostId, courtesyCredits: config.courtesyCredits })
  const count = await tx.$count(properties, eq(properties.hostId, hostId))
  if (count >= hostLimits.guidebooks) {
    throw new Refusal('guidebook_limit', { values: { max: hostLimits.guidebooks } })
  }
}

export const duplicateCall = (resources: Resources) =>
  hostCall('POST /guidebooks/{id}/duplicate', {
    summary: 'Duplicate a guidebook',
    description:
      'A draft with the same content and a code of its own. With an `id` of the caller’s making it can be sent again safely: the second time nothing is written and 200 answers the copy as it stands.',
    failure: 'error_creating',
    body: newIdSchema,
    isBodyOptional: true,
    limit: 'writes',
    answer: {
      200: json(newGuideSchema, 'The copy an earlier call with this `id` has made'),
      201: json(newGuideSchema, 'The copy'),
    },
    async work({ c, id, hostId, body, locale }) {
      const { guide, isNew } = await duplicateGuidebook(resources, { id, hostId, copyId: body.id })
      const message = successSentenceOf('guidebook_duplicated', locale)
      const answer = { property: presentNewProperty(guide, resources.photos.addressOf), message }
      return isNew ? c.json(answer, 201) : c.json(answer, 200)
    },
  })

type Duplication = OwnGuide & {
  /** Made by whoever asks: the same one again makes no second copy. */
  copyId?: string | undefined
}

/** Only the owner: a draft with the same content; photos are shared until one of the two changes. */
export function duplicateGuidebook(resources: Resources, { id, hostId, copyId }: Duplication) {
  return asHost(resources.db, hostId, async (tx) => {
    const made = await findMade(tx, resources, { id: copyId, hostId })
    if (made) return { guide: made, isNew: false }
    await assertRoom(tx, resources, hostId)
    const guide = await lockGuide(tx, { id, hostId })
    if (guide.suspendedAt) throw new Refusal('guide_suspended')
    const name = copyName(guide, 'copied', await namesOf(tx, hostId))
    const sections = guide.sections.map(({ items, ...section }) =>
      withUnsaidCodesLocked({ ...section, items: items.map(({ id: _, ...item }) => item) }),
    )
    const content = { ...guide, name, sections }
    const known = { id: copyId, hostId, copiedFrom: guide.id }
    const copy = await insertGuide(tx, resources, { ...known, content })
    await noteSameAsSource(tx, resources, { source: guide, copyId: copy.id })
    return { guide: copy, isNew: true }
  })
}
