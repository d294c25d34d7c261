import type { Command } from 'commander'
import { endSessions, eraseAccount, exportAccount } from '#server/operator/accounts.ts'
import { listActs, listActsOf } from '#server/operator/act.ts'
import { listHosts } from '#server/operator/find-host.ts'
import { liftSuspension, rotateCode, suspendGuide } from '#server/operator/guides.ts'
import { showHost } from '#server/operator/host-state.ts'
import {
  finishReport,
  listMails,
  listReports,
  resendMail,
  sendConfirmation,
} from '#server/operator/mails.ts'
import { endGrant, grantCredits, listIncidents, resolveIncident } from '#server/operator/money.ts'
import type { Tools } from '#server/operator/tools.ts'
import { type Answer, table } from './answer.ts'
import { type Asked, look, type OperatorCommand } from './command.ts'
import { readId } from './options.ts'

const groups: Record<string, string> = {
  sessions: 'where a host is signed in',
  mail: 'mails to a host',
  account: 'the account as a whole',
  guide: 'one guide, by its code',
  credits: 'courtesy credits for a time',
  incidents: 'mishaps of money',
  reports: 'what visitors wrote or reported',
}

const findHosts = look(
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

const showActs = look(
  {
    usage: 'acts',
    about: 'the last hundred things done by hand',
    options: [['--host <host>', 'of one host: its id, when it is erased']],
  },
  async (tx, { host }) => {
    const acts = await (host ? listActsOf(tx, host) : listActs(tx, {}))
    return { data: { acts }, lines: table(acts, 'Nothing.') }
  },
)

/** Everything an operator does by hand, in the order of the help. */
const commands: OperatorCommand[] = [
  ...[findHosts, showHost, endSessions],
  ...[listMails, resendMail, sendConfirmation],
  ...[exportAccount, eraseAccount, showActs],
  ...[suspendGuide, liftSuspension, rotateCode],
  ...[grantCredits, endGrant, listIncidents, resolveIncident],
  ...[listReports, finishReport],
]

/** Does one thing with the product's data and tells what came of it. */
export type Perform = (work: (tools: Tools) => Promise<Answer>) => Promise<void>

export function addCommands(program: Command, perform: Perform) {
  const known = new Map<string, Command>()
  const groupOf = (name: string) => {
    const group = known.get(name) ?? program.command(name).description(groups[name] ?? '')
    known.set(name, group)
    return group
  }
  for (const { usage, id, about, options = [], required = [], run } of commands) {
    const [, group, name, argument] = /^(?:(\w+) )?([\w-]+)(?: (<\w+>))?$/.exec(usage) ?? []
    const command = (group ? groupOf(group) : program).command(name ?? usage).description(about)
    if (argument && id) command.argument(argument, id, readId)
    else if (argument) command.argument(argument)
    for (const [flags, words] of options) command.option(flags, words)
    for (const [flags, words, read = (typed: string) => typed] of required) {
      command.requiredOption(flags, words, read)
    }
    command.action(() => {
      const typed = String(command.processedArgs[0] ?? '')
      return perform((tools) => run({ ...command.opts<Asked>(), tools, typed }))
    })
  }
}
