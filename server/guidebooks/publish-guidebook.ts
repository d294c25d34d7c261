import { z } from '@hono/zod-openapi'
import { eq, sql } from 'drizzle-orm'
import { spokenIn } from '#domain/guide/translations/words.ts'
import { essentialsOf, sentRight } from '#domain/guide/unconfirmed/essentials.ts'
import {
  hiddenFacts,
  waitingFacts,
  withConfirmed,
} from '#domain/guide/unconfirmed/waiting-facts.ts'
import { Refusal } from '#domain/messages/refusals.ts'
import { successSentenceOf } from '#domain/messages/successes.ts'
import {
  type CreditSources,
  canDeleteToRegain,
  creditFigures,
  mayPublish,
} from '#domain/money/credits.ts'
import type { Transaction } from '#server/db/database.ts'
import { courtesyAt, lockHostAccount } from '#server/db/host-accounts.ts'
import { asHost } from '#server/db/row-security/callers.ts'
import { guideChecks, hostAccounts, properties } from '#server/db/tables/schema.ts'
import { json, messageSchema } from '#server/http/answers.ts'
import { hostCall, routesOf } from '#server/http/call.ts'
import type { Resources } from '#server/resources.ts'
import { findHeldGuide, type GuideWithContent, type OwnGuide, owned } from './queries.ts'
import { confirmInVersions } from './versions/versions.ts'
import { writeUnconfirmed } from './write-content.ts'

/** A credit spent on a guide, and regained: what guests may open. */
export function createPublishRoutes(resources: Resources) {
  return routesOf(resources, 'Guide credits', [
    hostCall('POST /guide-credits/publish/{id}', {
      summary: 'Publish a guide with one credit',
      description:
        'Publishing what is published already spends nothing. Without a credit: 403 `no_credit` or `over_limit`, with `can_delete_to_regain`. With `confirm`, 409 `facts_to_confirm` answers the `facts` that guests will act on and of which nobody has said that they are right: networks, codes, the number to call, the address, the hours. Without it, those of them that are marked as not confirmed.',
      failure: 'error_publishing',
      body: publishSchema,
      isBodyOptional: true,
      limit: 'writes',
      refuses: ['facts_to_confirm'],
      answer: { 200: json(messageSchema, 'Guests can open it') },
      async work({ id, hostId, body, locale }) {
        const own = { id, hostId, confirm: body.confirm }
        const { wasPublished } = await publishGuidebook(resources, own)
        const code = wasPublished ? 'guide_already_published' : 'guide_published'
        return { message: successSentenceOf(code, locale) }
      },
    }),
    hostCall('POST /guide-credits/unpublish/{id}', {
      summary: 'Unpublish a guide and regain its credit',
      failure: 'error_unpublishing',
      limit: 'writes',
      answer: { 200: json(messageSchema, 'Guests can no longer open it') },
      async work({ id, hostId, locale }) {
        const { wasPublished } = await unpublishGuidebook(resources, { id, hostId })
        const code = wasPublished ? 'guide_unpublished' : 'guide_already_unpublished'
        return { message: successSentenceOf(code, locale) }
      },
    }),
  ])
}

const publishSchema = z.object({
  confirm: sentRight.optional().openapi({
    description: 'Facts that are right, each by its `of`; `[]` asks about all of them',
  }),
})

type Confirming = {
  /** What the host says is right, by its `of`. Who does not say it is asked about what waits alone. */
  confirm?: readonly string[] | undefined
}

/** Only the owner, and only with a credit left; a guide that is published already costs nothing. */
export async function publishGuidebook(
  resources: Resources,
  { confirm, ...own }: OwnGuide & Confirming,
) {
  const { hostId } = own
  const { config, guideChanges, now, payments } = resources
  const outcome = await asHost(resources.db, hostId, async (tx) => {
    const { courtesyCredits } = config
    const { paidCredits } = await lockHostAccount(tx, { hostId, courtesyCredits })
    const guide = await findGuideAndCount(tx, { ...own, at: payments.now() })
    if (!guide) throw new Refusal('not_found')
    if (guide.isSuspended) throw new Refusal('guide_suspended')
    if (guide.isPublished) return { ...guide, wasPublished: true }
    assertCredit({ ...guide, paidCredits })
    const held = await findHeldGuide(tx, own)
    if (held)
      await settleEssentials(tx, resources, { guide: held, known: held.rightValues, confirm })
    await tx
      .update(properties)
      .set({
        isPublished: true,
        publishedAt: now(),
        unpublishedReason: null,
        unpublishedAt: null,
      })
      .where(owned(own))
      .returning({ announced: guideChanges.announcement(properties.shortCode) })
    return { ...guide, wasPublished: false }
  })
  if (!outcome.wasPublished) guideChanges.tell(outcome.shortCode)
  return outcome
}

function assertCredit(sources: CreditSources) {
  const figures = creditFigures(sources)
  if (mayPublish(figures)) return
  const extra = { can_delete_to_regain: canDeleteToRegain(figures) }
  if (figures.overLimit === 0) throw new Refusal('no_credit', { extra })
  throw new Refusal('over_limit', { extra, values: { count: figures.overLimit } })
}

/**
 * The guide, which nobody changes from here on, its host's courtesy credits and how many guides are published: read under the
 * account's lock, so the count stands.
 */
async function findGuideAndCount(tx: Transaction, { at, ...own }: OwnGuide & { at: Date }) {
  const [guide] = await tx
    .select({
      shortCode: properties.shortCode,
      isPublished: properties.isPublished,
      isSuspended: sql<boolean>`${properties.suspendedAt} is not null`,
      courtesyCredits: courtesyAt(at),
      publishedGuidesCount: sql<number>`(
        select count(*)::int from properties p where p.host_id = ${own.hostId} and p.is_published
      )`,
    })
    .from(properties)
    .innerJoin(hostAccounts, eq(hostAccounts.hostId, properties.hostId))
    .where(owned(own))
    .for('update', { of: properties })
  return guide
}

/** Only the owner: guests lose the guide at once and its credit returns; a draft stays one. */
export async function unpublishGuidebook(resources: Resources, own: OwnGuide) {
  const { config, guideChanges, now } = resources
  const { hostId } = own
  const outcome = await asHost(resources.db, hostId, async (tx) => {
    await lockHostAccount(tx, { hostId, courtesyCredits: config.courtesyCredits })
    const [guide] = await tx
      .select({ shortCode: properties.shortCode, isPublished: properties.isPublished })
      .from(properties)
      .where(owned(own))
    if (!guide) throw new Refusal('not_found')
    if (!guide.isPublished) return { ...guide, wasPublished: false }
    await tx
      .update(properties)
      .set({
        isPublished: false,
        publishedAt: null,
        unpublishedReason: 'host',
        unpublishedAt: now(),
      })
      .where(owned(own))
      .returning({ announced: guideChanges.announcement(properties.shortCode) })
    return { ...guide, wasPublished: true }
  })
  if (outcome.wasPublished) guideChanges.tell(outcome.shortCode)
  return outcome
}

type Settling = Confirming & {
  guide: GuideWithContent
  /** What guests read already is not asked about when it is saved over. */
  previous?: GuideWithContent
  /** Of which values the host has said so before. */
  known: readonly string[] | null
}

/** Most values that a guide remembers: said right once, they are not asked about when they come back. */
const mostKnown = 200

/**
 * Before guests read them, in the transaction that shows them: refuses while the host has not said of each essential that
 * it is right, and remembers the values of which it was said. A yes confirms them wherever they wait.
 */
export async function settleEssentials(
  tx: Transaction,
  { now }: Pick<Resources, 'now'>,
  { guide, previous, known, confirm }: Settling,
): Promise<GuideWithContent> {
  const { id, unconfirmed } = guide
  const spoken = spokenIn(guide)
  const waiting = waitingFacts(spoken, unconfirmed)
  const before = new Set([
    ...(known ?? []),
    ...(previous ? essentialsOf(previous) : []).map(({ of }) => of),
  ])
  const essentials = essentialsOf(guide)
  const isWaiting = ({ said }: (typeof essentials)[number]) =>
    waiting.some(({ address }) => said.includes(address))
  const asked = essentials
    .filter((each) => !before.has(each.of) && !confirm?.includes(each.of))
    .filter((each) => confirm !== undefined || isWaiting(each))
  const right = essentials.filter(({ of }) => confirm?.includes(of))
  const said = new Set(right.flatMap((each) => each.said))
  const texts = waiting.flatMap((fact) => (said.has(fact.address) ? fact.texts : []))
  const after = withConfirmed(
    unconfirmed ?? {},
    texts.map(({ path }) => path),
  )
  if (asked.length > 0) {
    const shown = new Set(asked.flatMap((each) => each.said))
    const hidden = hiddenFacts(spoken, after).filter(({ address }) => !shown.has(address))
    throw new Refusal('facts_to_confirm', {
      values: { count: asked.length },
      extra: {
        facts: asked.map(({ said: _, isLocked, ...fact }) => ({
          ...fact,
          ...(isLocked && { locked: true }),
        })),
        hidden: hidden.length,
      },
    })
  }
  if (right.length === 0) return guide
  await keepKnown(tx, id, [...new Set([...(known ?? []), ...right.map(({ of }) => of)])])
  await writeUnconfirmed(tx, { propertyId: id, before: unconfirmed, after, now: now() })
  const gone = Object.entries(unconfirmed ?? {}).filter(([path]) => !Object.hasOwn(after, path))
  await confirmInVersions(tx, { propertyId: id, confirmed: Object.fromEntries(gone) })
  return { ...guide, unconfirmed: Object.keys(after).length > 0 ? after : null }
}

async function keepKnown(tx: Transaction, propertyId: string, known: readonly string[]) {
  const row = { rightValues: known.slice(-mostKnown) }
  await tx
    .insert(guideChecks)
    .values({ propertyId, ...row })
    .onConflictDoUpdate({ target: guideChecks.propertyId, set: row })
}
