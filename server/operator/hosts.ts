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
import { getHost, hasGuide, hostColumns, look, OperatorProblem } from './act.ts'
import { shown, table } from './terminal.ts'

const mostFound = 20

export const findHosts = look(
  {
    usage: 'find <word>',
    about: 'hosts by a piece of their address, their id or the code of a guide',
  },
  async (tx, { typed }) => {
    const word = typed.trim()
    if (word === '') throw new OperatorProblem('Type a piece of an address, an id or a code.')
    const inAddress = ilike(user.email, `%${word.replace(/[\\%_]/g, '\\$&')}%`)
    const found = await tx
      .select(hostColumns)
      .from(user)
      .where(or(eq(user.id, word), inAddress, hasGuide(word)))
      .orderBy(user.email)
      .limit(mostFound + 1)
    const data = { hosts: found.slice(0, mostFound), more: found.length > mostFound }
    const lines = table(data.hosts, 'Nobody.')
    return { data, lines: data.more ? [...lines, '… and more: type more of it.'] : lines }
  },
)

/** What there is of a host, without a text of a guide, a code of a house or anything that opens a door. */
export const showHost = look(
  {
    usage: 'host <host>',
    about: 'guides, credits, plan, sessions and incidents of a host; no text, no secret',
  },
  async (tx, { tools, typed }) => {
    const { courtesyCredits } = tools.config
    const at = tools.now()
    const host = await getHost(tx, typed)
    const { figures, graceEndsAt } = await findCredits(tx, { hostId: host.id, at, courtesyCredits })
    const isOpen = and(eq(session.userId, host.id), gt(session.expiresAt, at))
    const data = {
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
      openSessions: await tx.$count(session, isOpen),
      openIncidents: await tx
        .select({ id: billingIncidents.id, kind: billingIncidents.kind })
        .from(billingIncidents)
        .where(and(eq(billingIncidents.hostId, host.id), isNull(billingIncidents.resolvedAt))),
    }
    const { guideCredits, availableCredits, publishedGuidesCount, overLimit } = figures
    const lines = [
      `${host.email}  ${host.id}`,
      `  since ${shown(host.since)}, language ${host.locale}, address confirmed: ${shown(host.isConfirmed)}`,
      `  sessions open: ${data.openSessions}`,
      `  credits: ${guideCredits} (courtesy ${figures.courtesyCredits}, paid ${figures.paidCredits}); ${publishedGuidesCount} published, ${availableCredits} free, ${overLimit} too many; grace until ${shown(graceEndsAt)}`,
      '',
      ...table(data.guides, 'No guides.'),
      '',
      ...table(data.grants, 'No credits given by hand.'),
      '',
      ...table(data.subscriptions, 'No plan.'),
      '',
      ...table(data.openIncidents, 'No incident of money.'),
    ]
    return { data, lines }
  },
)

function listGuides(tx: Transaction, { id: hostId }: { id: string }) {
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

function listSubscriptions(tx: Transaction, { id: hostId }: { id: string }) {
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
