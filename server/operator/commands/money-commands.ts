import type { Command } from 'commander'
import { asSystem } from '#server/db/row-security/callers.ts'
import { endGrant, grantCredits } from '#server/operator/grant-credits.ts'
import { listIncidents, resolveIncident } from '#server/operator/incidents.ts'
import { shown, table } from './answer.ts'
import { readCount, readId, readLastDay, reasonOption } from './options.ts'
import type { Perform } from './program.ts'

type Why = { reason: string }
type Grant = Why & { count: number; until: Date }

/** Credits given by hand, and mishaps of money. */
export function addMoneyCommands(program: Command, perform: Perform) {
  const credits = program.command('credits').description('courtesy credits for a time')
  credits
    .command('grant <host>')
    .description('give courtesy credits; they end by themselves')
    .requiredOption('--count <number>', 'how many, 1 to 100', readCount)
    .requiredOption('--until <day>', 'the last day, such as 2026-12-31', readLastDay)
    .requiredOption(...reasonOption)
    .action((host: string, { count, until, reason }: Grant) =>
      perform(async (tools) => {
        const data = await grantCredits(tools, { host, credits: count, endsAt: until, reason })
        const lines = [
          `${data.host} has ${count} more before ${shown(data.endsAt)} UTC: ${data.id}`,
        ]
        return { data, lines }
      }),
    )
  credits
    .command('end')
    .argument('<id>', 'of the grant, as “host” shows it', readId)
    .description('end a grant before its time')
    .requiredOption(...reasonOption)
    .action((id: string, { reason }: Why) =>
      perform(async (tools) => {
        const data = await endGrant(tools, { id, reason })
        return { data, lines: [`${data.credits} credits of ${data.hostId} ended.`] }
      }),
    )

  const incidents = program.command('incidents').description('mishaps of money')
  incidents
    .command('list')
    .description('those that wait for a person; docs/payments.md says what each wants')
    .option('--all', 'with those that are resolved')
    .action(({ all }: { all?: boolean }) =>
      perform(async ({ db }) => {
        const found = await asSystem(db, (tx) => listIncidents(tx, { withResolved: all === true }))
        return { data: { incidents: found }, lines: table(found, 'None.') }
      }),
    )
  incidents
    .command('resolve')
    .argument('<id>', 'as “incidents list” shows it', readId)
    .description('note one as dealt with')
    .requiredOption(...reasonOption)
    .action((id: string, { reason }: Why) =>
      perform(async (tools) => {
        const data = await resolveIncident(tools, { id, reason })
        return { data, lines: [`${data.kind} is resolved.`] }
      }),
    )
}
