import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import { Refusal } from '#domain/messages/refusals.ts'
import { creditFigures } from '#domain/money/credits.ts'
import { guidesToRepublish, guidesToUnpublish, isGraceRunning } from '#domain/money/grace.ts'
import type { Locale } from '#domain/values/locale.ts'
import type { Transaction } from '#server/db/database.ts'
import { courtesyAt } from '#server/db/host-accounts.ts'
import { findHostLanguage } from '#server/db/host-language.ts'
import { listPublished } from '#server/db/published-guides.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { findStaysAround } from '#server/db/stays-around.ts'
import { billingCustomers, hostAccounts, properties, user } from '#server/db/tables/schema.ts'
import type { BillingContext } from './context.ts'
import { type Mirror, readMirror } from './sync/mirror.ts'
import { graceOf } from './sync/sync-host.ts'

export function getMirror({ db }: Needs, hostId: string): Promise<Mirror> {
  return asSystem(db, (tx) => readMirror(tx, hostId))
}

type Needs = Pick<BillingContext, 'db'>
type StandingNeeds = Pick<BillingContext, 'db' | 'config' | 'payments'>

/** Everything a host is told of its subscription, from our own tables alone; one who left is refused. */
export function getStanding(context: StandingNeeds, hostId: string) {
  return asSystem(context.db, async (tx) => {
    const [host] = await tx
      .select({
        account: hostAccounts,
        courtesyNow: courtesyAt(context.payments.now()),
        customerId: billingCustomers.stripeCustomerId,
        lastSyncedAt: billingCustomers.lastSyncedAt,
      })
      .from(user)
      .leftJoin(hostAccounts, eq(hostAccounts.hostId, user.id))
      .leftJoin(billingCustomers, eq(billingCustomers.hostId, user.id))
      .where(eq(user.id, hostId))
    if (!host) throw new Refusal('unauthorized')
    const published = await listPublished(tx, hostId)
    const figures = creditFigures({
      courtesyCredits: host.account ? host.courtesyNow : context.config.courtesyCredits,
      paidCredits: host.account?.paidCredits,
      publishedGuidesCount: published.length,
    })
    const grace = host.account && graceOf(host.account)
    const isInGrace = figures.overLimit > 0 && isGraceRunning(grace)
    const atRisk = isInGrace ? guidesToUnpublish(published, figures.guideCredits) : []
    return {
      mirror: await readMirror(tx, hostId),
      hasCustomer: host.customerId !== null,
      lastSyncedAt: host.lastSyncedAt,
      figures,
      graceEndsAt: isInGrace ? grace.endsAt : null,
      guidesAtRisk: atRisk,
      staysAtRisk: isInGrace ? await listStaysAt(tx, atRisk, grace.endsAt) : [],
      guidesToRepublish: guidesToRepublish(
        await listTakenDown(tx, hostId),
        figures.availableCredits,
      ),
    }
  })
}

export type Standing = Awaited<ReturnType<typeof getStanding>>

function listStaysAt(tx: Transaction, guides: readonly { id: string }[], at: Date) {
  return findStaysAround(tx, { guideIds: guides.map(({ id }) => id), at })
}

function listTakenDown(tx: Transaction, hostId: string) {
  return tx
    .select({ id: properties.id, name: properties.name, createdAt: properties.createdAt })
    .from(properties)
    .where(
      and(
        eq(properties.hostId, hostId),
        eq(properties.isPublished, false),
        eq(properties.unpublishedReason, 'billing'),
        isNotNull(properties.unpublishedAt),
        isNull(properties.suspendedAt),
      ),
    )
}

/** The language the provider's pages speak to this host; one who left is refused. */
export async function getLocale({ db }: Needs, hostId: string): Promise<Locale> {
  const language = await asSystem(db, (tx) => findHostLanguage(tx, hostId))
  if (!language) throw new Refusal('unauthorized')
  return language
}
