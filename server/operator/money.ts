import { and, asc, eq, getTableColumns, gt, isNull } from 'drizzle-orm'
import { grantMistake } from '#domain/money/credits.ts'
import { lockHostAccount } from '#server/db/host-accounts.ts'
import { billingIncidents, creditGrants } from '#server/db/tables/schema.ts'
import { deed, getHost, look, OperatorProblem } from './act.ts'
import { readCount, readLastDay, shown, table } from './terminal.ts'

/** Courtesy credits for a time: they count from now until their end, then no more. */
export const grantCredits = deed(
  {
    usage: 'credits grant <host>',
    about: 'give courtesy credits; they end by themselves',
    required: [
      ['--count <number>', 'how many, 1 to 100', readCount],
      ['--until <day>', 'the last day, such as 2026-12-31', readLastDay],
    ],
    act: 'credits.grant',
  },
  async (tx, { tools, typed, count: credits, until: endsAt }) => {
    const now = tools.now()
    const mistake = grantMistake({ credits, endsAt, now })
    if (mistake) throw new OperatorProblem(mistakes[mistake])
    const { id: hostId, email: to, locale } = await getHost(tx, typed)
    await lockHostAccount(tx, { hostId, courtesyCredits: tools.config.courtesyCredits })
    const [grant] = await tx
      .insert(creditGrants)
      .values({ hostId, credits, grantedAt: now, endsAt })
      .returning({ id: creditGrants.id })
    const ends = endsAt.toISOString()
    const payload = { credits, endsAt: ends, url: `${tools.appUrl()}/` }
    return {
      hostId,
      detail: { grantId: grant?.id, credits, endsAt: ends },
      mail: { to, locale, hostId, template: 'credits_given', payload },
      data: { id: grant?.id, host: to, credits, endsAt },
      lines: [`${to} has ${credits} more before ${shown(endsAt)} UTC: ${grant?.id}`],
    }
  },
)

const mistakes = {
  credits: 'Between 1 and 100 credits are given at a time.',
  past: 'The end has to lie ahead.',
  far: 'The end lies more than five years ahead.',
}

/** Ends a grant before its time; what is published beyond the credits gets the ordinary days of grace. */
export const endGrant = deed(
  {
    usage: 'credits end <id>',
    id: 'of the grant, as “host” shows it',
    about: 'end a grant before its time',
    act: 'credits.end',
  },
  async (tx, { tools, typed: id }) => {
    const now = tools.now()
    const [known] = await tx
      .select({ hostId: creditGrants.hostId })
      .from(creditGrants)
      .where(eq(creditGrants.id, id))
    // Nobody publishes by these credits while they end.
    if (known)
      await lockHostAccount(tx, { ...known, courtesyCredits: tools.config.courtesyCredits })
    const [grant] = await tx
      .update(creditGrants)
      .set({ endsAt: now })
      .where(and(eq(creditGrants.id, id), gt(creditGrants.endsAt, now)))
      .returning()
    if (!grant) throw new OperatorProblem(`No grant ${id} is running.`, 'not_found')
    const { hostId, credits } = grant
    return {
      hostId,
      detail: { grantId: id, credits },
      data: { id, hostId, credits, endsAt: now },
      lines: [`${credits} credits of ${hostId} ended.`],
    }
  },
)

const { dedupeKey: _, ...listedColumns } = getTableColumns(billingIncidents)

export const listIncidents = look(
  {
    usage: 'incidents list',
    about: 'those that wait for a person; docs/payments.md says what each wants',
    options: [['--all', 'with those that are resolved']],
  },
  async (tx, { all }) => {
    const incidents = await tx
      .select(listedColumns)
      .from(billingIncidents)
      .where(all ? undefined : isNull(billingIncidents.resolvedAt))
      .orderBy(asc(billingIncidents.openedAt))
    return { data: { incidents }, lines: table(incidents, 'None.') }
  },
)

/** The product opens the same one again if it finds it again. */
export const resolveIncident = deed(
  {
    usage: 'incidents resolve <id>',
    id: 'as “incidents list” shows it',
    about: 'note one as dealt with',
    act: 'incident.resolve',
  },
  async (tx, { tools, typed: id }) => {
    const [resolved] = await tx
      .update(billingIncidents)
      .set({ resolvedAt: tools.now() })
      .where(and(eq(billingIncidents.id, id), isNull(billingIncidents.resolvedAt)))
      .returning()
    if (!resolved) throw new OperatorProblem(`No incident ${id} is open.`, 'not_found')
    const { kind, hostId } = resolved
    return {
      hostId,
      detail: { incidentId: id, kind },
      data: { id, kind },
      lines: [`${kind} is resolved.`],
    }
  },
)
