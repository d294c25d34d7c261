import { spokenIn } from '#domain/guide/translations/words.ts'
import { essentialsOf } from '#domain/guide/unconfirmed/essentials.ts'
import {
  hiddenFacts,
  waitingFacts,
  withConfirmed,
} from '#domain/guide/unconfirmed/waiting-facts.ts'
import { Refusal } from '#domain/messages/refusals.ts'
import type { Transaction } from '#server/db/database.ts'
import { guideChecks } from '#server/db/tables/schema.ts'
import type { Resources } from '#server/resources.ts'
import type { GuideWithContent } from './queries.ts'
import { confirmInVersions } from './versions/versions.ts'
import { writeUnconfirmed } from './write-content.ts'

export type Settling = {
  guide: GuideWithContent
  /** What guests read already is not asked about when it is saved over. */
  previous?: GuideWithContent
  /** Of which values the host has said so before. */
  known: readonly string[] | null
  /** What the host says is right, by its `of`. Who does not say it is asked about what waits alone. */
  confirm: readonly string[] | undefined
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
        hidden_at: hidden[0]?.address,
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
