import { and, asc, eq, gt, isNull } from 'drizzle-orm'
import { grantMistake } from '#domain/money/credits.ts'
import type { Transaction } from '#server/db/database.ts'
import { lockHostAccount } from '#server/db/host-accounts.ts'
import { billingIncidents, creditGrants } from '#server/db/tables/schema.ts'
import { act } from './act.ts'
import { getHost } from './find-host.ts'
import { OperatorProblem } from './problem.ts'
import type { Tools } from './tools.ts'

type Grant = { host: string; credits: number; endsAt: Date; reason: string }

/** Courtesy credits for a time: they count from now until their end, then no more. */
export async function grantCredits(tools: Tools, { host: typed, credits, endsAt, reason }: Grant) {
  const now = tools.now()
  const mistake = grantMistake({ credits, endsAt, now })
  if (mistake) throw new OperatorProblem(mistakes[mistake])
  return act(tools, { act: 'credits.grant', reason }, async (tx) => {
    const { id: hostId, email: to, locale } = await getHost(tx, typed)
    await lockHostAccount(tx, { hostId, courtesyCredits: tools.courtesyCredits })
    const [grant] = await tx
      .insert(creditGrants)
      .values({ hostId, credits, grantedAt: now, endsAt })
      .returning({ id: creditGrants.id })
    const ends = endsAt.toISOString()
    const payload = { credits, endsAt: ends, url: `${tools.appUrl}/` }
    return {
      hostId,
      detail: { grantId: grant?.id, credits, endsAt: ends },
      mail: { to, locale, hostId, template: 'credits_given', payload },
      answer: { id: grant?.id, host: to, credits, endsAt },
    }
  })
}

const mistakes = {
  credits: 'Between 1 and 100 credits are given at a time.',
  past: 'The end has to lie ahead.',
  far: 'The end lies more than five years ahead.',
}

/** Ends a grant before its time; what is published beyond the credits gets the ordinary days of grace. */
export function endGrant(tools: Tools, { id, reason }: Deed) {
  const now = tools.now()
  return act(tools, { act: 'credits.end', reason }, async (tx) => {
    const [known] = await tx
      .select({ hostId: creditGrants.hostId })
      .from(creditGrants)
      .where(eq(creditGrants.id, id))
    // Nobody publishes by these credits while they end.
    if (known) await lockHostAccount(tx, { ...known, courtesyCredits: tools.courtesyCredits })
    const [grant] = await tx
      .update(creditGrants)
      .set({ endsAt: now })
      .where(and(eq(creditGrants.id, id), gt(creditGrants.endsAt, now)))
      .returning()
    if (!grant) throw new OperatorProblem(`No grant ${id} is running.`, 'not_found')
    const { hostId, credits } = grant
    const detail = { grantId: id, credits }
    return { hostId, detail, answer: { id, hostId, credits, endsAt: now } }
  })
}

type Deed = { id: string; reason: string }

/** Mishaps of money that wait for a person, oldest first. */
export function listIncidents(tx: Transaction, { withResolved }: { withResolved: boolean }) {
  return tx
    .select({
      id: billingIncidents.id,
      kind: billingIncidents.kind,
      hostId: billingIncidents.hostId,
      detail: billingIncidents.detail,
      openedAt: billingIncidents.openedAt,
      resolvedAt: billingIncidents.resolvedAt,
    })
    .from(billingIncidents)
    .where(withResolved ? undefined : isNull(billingIncidents.resolvedAt))
    .orderBy(asc(billingIncidents.openedAt))
}

/** The product opens the same one again if it finds it again. */
export function resolveIncident(tools: Tools, { id, reason }: Deed) {
  return act(tools, { act: 'incident.resolve', reason }, async (tx) => {
    const [resolved] = await tx
      .update(billingIncidents)
      .set({ resolvedAt: tools.now() })
      .where(and(eq(billingIncidents.id, id), isNull(billingIncidents.resolvedAt)))
      .returning()
    if (!resolved) throw new OperatorProblem(`No incident ${id} is open.`, 'not_found')
    const { kind, hostId } = resolved
    return { hostId, detail: { incidentId: id, kind }, answer: { id, kind } }
  })
}
