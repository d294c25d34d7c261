import { and, desc, eq, gt, ilike, isNull, or, sql } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import { findCredits } from '#server/db/host-accounts.ts'
import {
  billedSubscriptions,
  billingIncidents,
  creditGrants,
  operatorActs,
  properties,
  session,
  user,
} from '#server/db/tables/schema.ts'
import { getHost, hasGuide, hostColumns, look, OperatorProblem, type Tools } from './act.ts'
import { shown, table } from './terminal.ts'

const mostFound = 20

export const findHosts = look(
  {
    usage: 'find <word>',
    about: 'hosts by a piece of their address, their id or the code of a guide',
  },
  async (tx, { typed }) => {
    const data = await listHosts(tx, typed)
    const lines = table(data.hosts, 'Nobody.')
    return { data, lines: data.more ? [...lines, '… and more: type more of it.'] : lines }
  },
)

/** Hosts whose address holds these letters, or who have the guide of this code; and whether there are more of them. */
async function listHosts(tx: Transaction, typed: string) {
  const word = typed.trim()
  if (word === '') throw new OperatorProblem('Type a piece of an address, an id or a code.')
  const inAddress = ilike(user.email, `%${word.replace(/[\\%_]/g, '\\$&')}%`)
  const found = await tx
    .select(hostColumns)
    .from(user)
    .where(or(eq(user.id, word), inAddress, hasGuide(word)))
    .orderBy(user.email)
    .limit(mostFound + 1)
  return { hosts: found.slice(0, mostFound), more: found.length > mostFound }
}

type FoundHost = Awaited<ReturnType<typeof getHost>>

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
  { now, config: { courtesyCredits } }: Tools,
  typed: string,
) {
  const host = await getHost(tx, typed)
  const at = now()
  const { figures, graceEndsAt } = await findCredits(tx, { hostId: host.id, at, courtesyCredits })
  return {
    host,
    guides: await listGuides(tx, host),
    credits: { ...figures, graceEndsAt },
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

export const showActs = look(
  {
    usage: 'acts',
    about: 'the last hundred things done by hand',
    options: [['--host <host>', 'of one host: its id, when it is erased']],
  },
  async (tx, { host }) => {
    let acts = await listActs(tx, host ? host.trim() : undefined)
    // They outlive the account: then its id is all there is.
    if (host && acts.length === 0) acts = await listActs(tx, (await getHost(tx, host)).id)
    return { data: { acts }, lines: table(acts, 'Nothing.') }
  },
)

function listActs(tx: Transaction, hostId: string | undefined) {
  return tx
    .select()
    .from(operatorActs)
    .where(hostId === undefined ? undefined : eq(operatorActs.hostId, hostId))
    .orderBy(desc(operatorActs.at), desc(operatorActs.id))
    .limit(100)
}
