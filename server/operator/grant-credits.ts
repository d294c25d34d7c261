import { and, eq, gt } from 'drizzle-orm'
import { grantMistake } from '#domain/money/credit-grants.ts'
import { lockHostAccount } from '#server/db/host-accounts.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { creditGrants } from '#server/db/tables/schema.ts'
import type { Tools } from '#server/operator/commands/tools.ts'
import { getHost } from './find-host.ts'
import { OperatorProblem } from './problem.ts'
import { recordAct } from './record-act.ts'

type Grant = { host: string; credits: number; endsAt: Date; reason: string }

/** Courtesy credits for a time: they count from now until their end, then no more. */
export function grantCredits(tools: Tools, { host: typed, credits, endsAt, reason }: Grant) {
  const now = tools.now()
  const mistake = grantMistake({ credits, endsAt, now })
  if (mistake) throw new OperatorProblem(mistakes[mistake])
  return asSystem(tools.db, async (tx) => {
    const host = await getHost(tx, typed)
    await lockHostAccount(tx, { hostId: host.id, courtesyCredits: tools.courtesyCredits })
    const [grant] = await tx
      .insert(creditGrants)
      .values({ hostId: host.id, credits, grantedAt: now, endsAt })
      .returning({ id: creditGrants.id })
    const detail = { grantId: grant?.id, credits, endsAt: endsAt.toISOString() }
    await recordAct(tx, tools, { act: 'credits.grant', reason, hostId: host.id, detail })
    await tools.mail.enqueue(tx, {
      to: host.email,
      locale: host.locale,
      hostId: host.id,
      template: 'credits_given',
      payload: { credits, endsAt: endsAt.toISOString(), url: `${tools.appUrl}/` },
    })
    return { id: grant?.id, host: host.email, credits, endsAt }
  })
}

const mistakes = {
  credits: 'Between 1 and 100 credits are given at a time.',
  past: 'The end has to lie ahead.',
  far: 'The end lies more than five years ahead.',
}

/** Ends a grant before its time; what is published beyond the credits gets the ordinary days of grace. */
export function endGrant(tools: Tools, { id, reason }: { id: string; reason: string }) {
  const now = tools.now()
  return asSystem(tools.db, async (tx) => {
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
    await recordAct(tx, tools, { act: 'credits.end', reason, hostId, detail })
    return { id, hostId, credits, endsAt: now }
  })
}
