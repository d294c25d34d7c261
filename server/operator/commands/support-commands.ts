import type { Command } from 'commander'
import { asSystem } from '#server/db/row-security/callers.ts'
import { shown } from './answer.ts'
import { type FoundMessage, finishMessage, listMessages } from './messages.ts'
import { readId, reasonOption } from './options.ts'
import type { Perform } from './program.ts'

type Why = { reason: string }

/** What visitors wrote: reports of guides and questions. */
export function addSupportCommands(program: Command, perform: Perform) {
  const reports = program.command('reports').description('what visitors wrote or reported')
  reports
    .command('list')
    .description('those that nobody has dealt with, oldest first')
    .option('--all', 'with those that are done')
    .action(({ all }: { all?: boolean }) =>
      perform(async ({ db }) => {
        const found = await asSystem(db, (tx) => listMessages(tx, { withDone: all === true }))
        return {
          data: { reports: found },
          lines: found.length > 0 ? found.flatMap(linesOf) : ['None.'],
        }
      }),
    )
  reports
    .command('done')
    .argument('<id>', 'as “reports list” shows it', readId)
    .description('note one as dealt with')
    .requiredOption(...reasonOption)
    .action((id: string, { reason }: Why) =>
      perform(async (tools) => {
        const data = await finishMessage(tools, { id, reason })
        return { data, lines: [`The report ${shown(data.guideCode)} is done.`] }
      }),
    )
}

/** What is known of a message in one line, and what it says below. */
function linesOf({ message, ...known }: FoundMessage) {
  const facts = Object.entries(known).map(([name, value]) => `${name} ${shown(value)}`)
  return [facts.join('  '), `  ${shown(message)}`, '']
}
