import { and, desc, eq, gt, isNull, sql } from 'drizzle-orm'
import { creditFigures } from '#domain/money/credits.ts'
import type { Transaction } from '#server/db/database.ts'
import { courtesyAt } from '#server/db/host-accounts.ts'
import { countPublished } from '#server/db/published-guides.ts'
import {
  billedSubscriptions,
  billingIncidents,
  creditGrants,
  hostAccounts,
  properties,
  session,
} from '#server/db/tables/schema.ts'
import { look } from './act.ts'
import { shown, table } from './commands/answer.ts'
import { type FoundHost, getHost } from './find-host.ts'
import type { Tools } from './tools.ts'

export const showHost = look(
  {
    usage: 'host <host>',
    about: 'guides, credits, plan, sessions and incidents of a host; no text, no secret',
  },
  async (tx, { tools, typed }) => {
    const data = await getHostState(tx, tools, typed)
    return { data, lines: linesOf(data) }
  },
)

/** What there is of a host, without a text of a guide, a code of a house or anything that opens a door. */
async function getHostState(
  tx: Transaction,
  { now, courtesyCredits }: Pick<Tools, 'now' | 'courtesyCredits'>,
  typed: string,
) {
  const host = await getHost(tx, typed)
  const at = now()
  return {
    host,
    guides: await listGuides(tx, host),
    credits: await readCredits(tx, { hostId: host.id, at, courtesyCredits }),
    grants: await tx
      .select({
        id: creditGrants.id,
        credits: creditGrants.credits,
        grantedAt: creditGrants.grantedAt,
        endsAt: creditGrants.endsAt,
      })
      .from(creditGrants)
      .where(eq(creditGrants.hostId, host.id))
      .orderBy(desc(creditGrants.grantedAt)),
    subscriptions: await listSubscriptions(tx, host),
    openSessions: await tx.$count(
      session,
      and(eq(session.userId, host.id), gt(session.expiresAt, at)),
    ),
    openIncidents: await tx
      .select({ id: billingIncidents.id, kind: billingIncidents.kind })
      .from(billingIncidents)
      .where(and(eq(billingIncidents.hostId, host.id), isNull(billingIncidents.resolvedAt))),
  }
}

type HostState = Awaited<ReturnType<typeof getHostState>>

/** What is known of a host. */
function linesOf({ host, guides, credits, grants, subscriptions, ...counts }: HostState) {
  const { guideCredits, availableCredits, publishedGuidesCount, overLimit } = credits
  return [
    `${host.email}  ${host.id}`,
    `  since ${shown(host.since)}, language ${host.locale}, address confirmed: ${shown(host.isConfirmed)}`,
    `  sessions open: ${counts.openSessions}`,
    `  credits: ${guideCredits} (courtesy ${credits.courtesyCredits}, paid ${credits.paidCredits}); ${publishedGuidesCount} published, ${availableCredits} free, ${overLimit} too many; grace until ${shown(credits.graceEndsAt)}`,
    '',
    ...table(guides, 'No guides.'),
    '',
    ...table(grants, 'No credits given by hand.'),
    '',
    ...table(subscriptions, 'No plan.'),
    '',
    ...table(counts.openIncidents, 'No incident of money.'),
  ]
}

function listGuides(tx: Transaction, { id: hostId }: FoundHost) {
  return tx
    .select({
      code: properties.shortCode,
      name: properties.name,
      isPublished: properties.isPublished,
      publishedAt: properties.publishedAt,
      unpublishedReason: properties.unpublishedReason,
      suspendedAt: properties.suspendedAt,
      suspendedReason: properties.suspendedReason,
      hasLocks: properties.hasLocks,
      stays: sql<number>`(select count(*)::int from stays where stays.property_id = properties.id)`,
      updatedAt: properties.updatedAt,
    })
    .from(properties)
    .where(eq(properties.hostId, hostId))
    .orderBy(desc(properties.createdAt), desc(properties.id))
}

type Counted = { hostId: string; at: Date; courtesyCredits: number }

async function readCredits(tx: Transaction, { hostId, at, courtesyCredits }: Counted) {
  const [account] = await tx
    .select({
      courtesyCredits: courtesyAt(at),
      paidCredits: hostAccounts.paidCredits,
      graceEndsAt: hostAccounts.graceEndsAt,
      graceClearedAt: hostAccounts.graceClearedAt,
    })
    .from(hostAccounts)
    .where(eq(hostAccounts.hostId, hostId))
  const publishedGuidesCount = await countPublished(tx, hostId)
  const { graceEndsAt = null, graceClearedAt = null, ...sources } = account ?? { courtesyCredits }
  return {
    ...creditFigures({ ...sources, publishedGuidesCount }),
    graceEndsAt: graceClearedAt ? null : graceEndsAt,
  }
}

function listSubscriptions(tx: Transaction, { id: hostId }: FoundHost) {
  return tx
    .select({
      id: billedSubscriptions.id,
      status: billedSubscriptions.status,
      quantity: billedSubscriptions.quantity,
      currentPeriodEnd: billedSubscriptions.currentPeriodEnd,
      cancelAtPeriodEnd: billedSubscriptions.cancelAtPeriodEnd,
    })
    .from(billedSubscriptions)
    .where(eq(billedSubscriptions.hostId, hostId))
    .orderBy(desc(billedSubscriptions.stripeCreated))
}
