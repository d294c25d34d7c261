import { desc, eq, sql } from 'drizzle-orm'
import { spokenIn } from '#domain/guide/translations/words.ts'
import {
  type Essential,
  essentialsOf,
  filledHours,
  isKnown,
  knownBy,
} from '#domain/guide/unconfirmed/essentials.ts'
import {
  hiddenFacts,
  waitingFacts,
  withConfirmed,
} from '#domain/guide/unconfirmed/waiting-facts.ts'
import { Refusal } from '#domain/messages/refusals.ts'
import type { Transaction } from '#server/db/database.ts'
import { guideChecks, guideVersions } from '#server/db/tables/schema.ts'
import type { Resources } from '#server/resources.ts'
import type { GuideWithContent } from './queries.ts'
import { writeUnconfirmed } from './write-content.ts'

export type EssentialsToConfirm = {
  guide: GuideWithContent
  /** What guests read already is not asked about when it is saved over. */
  previous?: GuideWithContent
  /** Of which values the host has said so before. */
  rightValues: readonly string[] | null
  /** The `of` of each that the host says is right. With a list, an empty one too, all are asked about; without, those that wait. */
  confirm?: readonly string[] | undefined
}

/** Most values that a guide remembers: said right once, they are not asked about when they come back. */
const mostRightValues = 200

/** Before guests read them: refuses while the host has not said of each essential that it is right. */
export async function assertEssentialsConfirmed(
  tx: Transaction,
  { guide, previous, rightValues, confirm }: EssentialsToConfirm,
) {
  const spoken = spokenIn(guide)
  const waiting = waitingFacts(spoken, guide.unconfirmed)
  const before = new Set([
    ...(rightValues ?? []),
    ...(previous ? essentialsOf(previous) : []).flatMap(knownBy),
  ])
  const isWaiting = ({ said }: Essential) => waiting.some(({ address }) => said.includes(address))
  const asked = essentialsOf(guide)
    .filter((each) => !isKnown(each, before) && !confirm?.includes(each.of))
    .filter((each) => confirm !== undefined || isWaiting(each))
  if (asked.length === 0) return
  const filled = filledHours(await beforeHours(tx, guide, previous), guide)
  const shown = new Set(asked.flatMap((each) => each.said))
  const left = stillUnconfirmed(guide, confirmedIn(guide, confirm))
  const hidden = hiddenFacts(spoken, left).filter(({ address }) => !shown.has(address))
  throw new Refusal('facts_to_confirm', {
    values: { count: asked.length },
    extra: {
      facts: asked.map(({ said: _, parts: __, isLocked, ...fact }) => ({
        ...fact,
        ...(isLocked && { locked: true }),
        ...(fact.kind === 'hours' && filled.length > 0 && { filled }),
      })),
      hidden: hidden.length,
      hidden_at: hidden[0]?.address,
    },
  })
}

/** Remembers the values that the host said are right; none of them waits any more, wherever it stands. */
export async function rememberConfirmed(
  tx: Transaction,
  { now }: Pick<Resources, 'now'>,
  { guide, rightValues, confirm }: EssentialsToConfirm,
): Promise<GuideWithContent> {
  const right = confirmedIn(guide, confirm)
  if (right.length === 0) return guide
  const all = [...new Set([...(rightValues ?? []), ...right.flatMap(knownBy)])]
  const row = { rightValues: all.slice(-mostRightValues) }
  await tx
    .insert(guideChecks)
    .values({ propertyId: guide.id, ...row })
    .onConflictDoUpdate({ target: guideChecks.propertyId, set: row })
  const left = stillUnconfirmed(guide, right)
  const settled = { ...guide, unconfirmed: Object.keys(left).length > 0 ? left : null }
  await writeUnconfirmed(tx, { propertyId: guide.id, before: guide, after: settled, now: now() })
  return settled
}

function confirmedIn(guide: GuideWithContent, confirm: EssentialsToConfirm['confirm']) {
  return essentialsOf(guide).filter(({ of }) => confirm?.includes(of))
}

function stillUnconfirmed(guide: GuideWithContent, right: readonly Essential[]) {
  const { unconfirmed } = guide
  const said = new Set(right.flatMap((each) => each.said))
  const waiting = waitingFacts(spokenIn(guide), unconfirmed)
  const confirmed = waiting.flatMap(({ address, texts }) => (said.has(address) ? texts : []))
  const paths = confirmed.map(({ path }) => path)
  return withConfirmed(unconfirmed ?? {}, paths)
}

/** The guide with each of its hours as it was before it became what it is. */
async function beforeHours(tx: Transaction, guide: GuideWithContent, previous = guide) {
  const { content, propertyId, version } = guideVersions
  const kept = await tx
    .select({
      checkinTime: sql<string | null>`${content} ->> 'checkinTime'`,
      checkoutTime: sql<string | null>`${content} ->> 'checkoutTime'`,
    })
    .from(guideVersions)
    .where(eq(propertyId, guide.id))
    .orderBy(desc(version))
  const before = (hour: 'checkinTime' | 'checkoutTime') =>
    ([previous, ...kept].find((each) => each[hour] !== guide[hour]) ?? guide)[hour]
  return { ...guide, checkinTime: before('checkinTime'), checkoutTime: before('checkoutTime') }
}
