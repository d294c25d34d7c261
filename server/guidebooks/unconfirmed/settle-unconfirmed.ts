import { hashOf } from '#domain/guide/translations/hash-of.ts'
import { spokenIn } from '#domain/guide/translations/words.ts'
import { marksSame, type Unconfirmed } from '#domain/guide/unconfirmed/unconfirmed.ts'
import { hiddenFacts, type WaitingFact } from '#domain/guide/unconfirmed/waiting-facts.ts'
import { Refusal } from '#domain/messages/refusals.ts'
import type { Transaction } from '#server/db/database.ts'
import { lockGuide } from '#server/guidebooks/queries.ts'
import type { Resources } from '#server/resources.ts'
import { confirmInVersions } from './confirm-in-versions.ts'
import { writeUnconfirmed } from './write-unconfirmed.ts'

type Settling = {
  id: string
  hostId: string
  /** What the host has just confirmed, in the words that were shown. */
  confirm: Unconfirmed
  /** The host knows that the rest is not shown to guests, or these facts of it, by address. */
  keepHidden: boolean | readonly string[]
}

type SettleUnconfirmed = (
  tx: Transaction,
  settling: Settling,
) => Promise<ReturnType<typeof presentFact>[]>

/**
 * Before a guide is published, in the same transaction: confirms what the host says is right, and answers what can hurt and
 * stays hidden. Refuses while the host has not said that it may.
 */
export function settleUnconfirmed({ now }: Pick<Resources, 'now'>): SettleUnconfirmed {
  return async (tx, { id, hostId, confirm, keepHidden }) => {
    const guide = await lockGuide(tx, { id, hostId })
    if (!guide?.unconfirmed) return []
    const before = guide.unconfirmed
    const left = Object.entries(before).filter(
      ([path, mark]) => !Object.hasOwn(confirm, path) || !marksSame(confirm[path], mark),
    )
    const after = Object.fromEntries(left)
    const hidden = hiddenFacts(spokenIn(guide), after).map(presentFact)
    const isKnown = ({ address }: (typeof hidden)[number]) =>
      typeof keepHidden === 'boolean' ? keepHidden : keepHidden.includes(address)
    if (!hidden.every(isKnown)) {
      throw new Refusal('facts_to_confirm', {
        values: { count: hidden.length },
        extra: { facts: hidden },
      })
    }
    await writeUnconfirmed(tx, { propertyId: id, before, after, now: now() })
    const confirmed = Object.fromEntries(
      Object.entries(before).filter(([path]) => !Object.hasOwn(after, path)),
    )
    await confirmInVersions(tx, { propertyId: id, confirmed })
    return hidden
  }
}

/** A fact as it is answered: where it stands and what it says, each text with what confirms it. */
function presentFact({ address, section, texts }: WaitingFact) {
  return {
    address,
    section,
    texts: texts.map(({ path, original, at, numbers }) => ({
      address: path,
      path: [...at],
      numbers: [...numbers],
      text: original,
      of: hashOf(original),
    })),
  }
}
