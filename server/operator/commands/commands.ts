import type { Command } from 'commander'
import { asSystem } from '#server/db/row-security/callers.ts'
import {
  endSessions,
  eraseAccount,
  exportAccount,
  sendConfirmation,
} from '#server/operator/accounts.ts'
import { listActs, listActsOf } from '#server/operator/act.ts'
import { listHosts } from '#server/operator/find-host.ts'
import { liftSuspension, rotateCode, suspendGuide } from '#server/operator/guides.ts'
import { getHostState } from '#server/operator/host-state.ts'
import { finishMessage, listMails, listMessages, resendMail } from '#server/operator/mails.ts'
import { endGrant, grantCredits, listIncidents, resolveIncident } from '#server/operator/money.ts'
import type { Tools } from '#server/operator/tools.ts'
import { type Answer, shown, table } from './answer.ts'
import { linesOfHost, linesOfMessage } from './lines.ts'
import { readCount, readId, readLastDay, reasonOption } from './options.ts'

type Chosen = {
  reason: string
  all?: boolean
  host?: string
  to: string
  confirm: string
  count: number
  until: Date
}

type Option = [flags: string, words: string, read?: (typed: string) => unknown]

type OperatorCommand = {
  /** Of a group of commands, which is named before it. */
  group?: string
  name: string
  argument?: Option
  about: string
  options?: Option[]
  required?: Option[]
  run: (tools: Tools, chosen: Chosen, typed: string) => Promise<Answer>
}

const groups: Record<string, string> = {
  sessions: 'where a host is signed in',
  mail: 'mails to a host',
  account: 'the account as a whole',
  guide: 'one guide, by its code',
  credits: 'courtesy credits for a time',
  incidents: 'mishaps of money',
  reports: 'what visitors wrote or reported',
}

const host: Option = ['<host>', '']
const code: Option = ['<code>', '']
const why: Option = [...reasonOption]

/** Everything an operator does by hand, in the order of the help. */
const commands: OperatorCommand[] = [
  {
    name: 'find',
    argument: ['<word>', ''],
    about: 'hosts by a piece of their address, their id or the code of a guide',
    async run({ db }, _, word) {
      const data = await asSystem(db, (tx) => listHosts(tx, word))
      const lines = table(data.hosts, 'Nobody.')
      return { data, lines: data.more ? [...lines, '… and more: type more of it.'] : lines }
    },
  },
  {
    name: 'host',
    argument: host,
    about: 'guides, credits, plan, sessions and incidents of a host; no text, no secret',
    async run(tools, _, typed) {
      const data = await asSystem(tools.db, (tx) => getHostState(tx, tools, typed))
      return { data, lines: linesOfHost(data) }
    },
  },
  {
    group: 'sessions',
    name: 'end',
    argument: host,
    about: 'sign a host out everywhere',
    required: [why],
    async run(tools, { reason }, typed) {
      const data = await endSessions(tools, { host: typed, reason })
      const lines = [
        `${data.host} is signed out: ${data.ended} sessions ended.`,
        'An access token that a program of theirs holds writes nothing from now on, and reads for fifteen minutes at most.',
      ]
      return { data, lines }
    },
  },
  {
    group: 'mail',
    name: 'list',
    argument: host,
    about: 'the last mails to a host, without what they say',
    async run({ db }, _, typed) {
      const mails = await asSystem(db, (tx) => listMails(tx, typed))
      return { data: { mails }, lines: table(mails, 'None in the last 30 days.') }
    },
  },
  {
    group: 'mail',
    name: 'resend',
    argument: ['<id>', 'as “mail list” shows it', readId],
    about: 'send a mail that has not left, or was given up, again',
    required: [why],
    async run(tools, { reason }, id) {
      const data = await resendMail(tools, { id, reason })
      return { data, lines: [`The mail ${data.template} is due now.`] }
    },
  },
  {
    group: 'mail',
    name: 'confirmation',
    argument: host,
    about: 'a new link that confirms the address',
    required: [why],
    async run(tools, { reason }, typed) {
      const data = await sendConfirmation(tools, { host: typed, reason })
      return { data, lines: [`A new confirmation is on its way to ${data.host}.`] }
    },
  },
  {
    group: 'account',
    name: 'export',
    argument: host,
    about:
      'write the file of “All my data” for a host who cannot sign in; it holds the codes of doors',
    required: [['--to <file>', 'a new file, which only you can read'], why],
    async run(tools, { to, reason }, typed) {
      const data = await exportAccount(tools, { host: typed, file: to, reason })
      const lines = [
        `All data of ${data.host}, ${data.guides} guides in ${data.bytes} bytes: ${data.file}`,
        'The host is told by mail. Hand it over safely, then remove it.',
      ]
      return { data, lines }
    },
  },
  {
    group: 'account',
    name: 'erase',
    argument: host,
    about: 'erase an account on its host’s request: plan, guides, photos, sessions, mails',
    required: [['--confirm <address>', 'the address of the account, once more'], why],
    async run(tools, { confirm: confirmation, reason }, typed) {
      const data = await eraseAccount(tools, { host: typed, confirmation, reason })
      return { data, lines: [`The account ${data.hostId} is erased.`] }
    },
  },
  {
    name: 'acts',
    about: 'the last hundred things done by hand',
    options: [['--host <host>', 'of one host: its id, when it is erased']],
    async run({ db }, { host: typed }) {
      const acts = await asSystem(db, (tx) => (typed ? listActsOf(tx, typed) : listActs(tx, {})))
      return { data: { acts }, lines: table(acts, 'Nothing.') }
    },
  },
  {
    group: 'guide',
    name: 'suspend',
    argument: code,
    about: 'keep a guide from guests; its host reads the reason on the desk and by mail',
    required: [why],
    async run(tools, { reason }, typed) {
      const data = await suspendGuide(tools, { code: typed, reason })
      const lines = [`${data.code} (${shown(data.name)}) is suspended. ${data.host} is told why.`]
      return { data, lines }
    },
  },
  {
    group: 'guide',
    name: 'lift',
    argument: code,
    about: 'end a suspension',
    required: [why],
    async run(tools, { reason }, typed) {
      const data = await liftSuspension(tools, { code: typed, reason })
      const now = data.isPublished ? 'guests can open it again' : 'it is not published'
      return { data, lines: [`${data.code} is not suspended any more; ${now}.`] }
    },
  },
  {
    group: 'guide',
    name: 'rotate-code',
    argument: code,
    about: 'give a guide a new code; the old address leads nowhere from then on',
    required: [why],
    async run(tools, { reason }, typed) {
      const data = await rotateCode(tools, { code: typed, reason })
      const lines = [
        `${shown(data.name)}: ${data.before} is now ${data.after}. ${data.host} is told.`,
        'Printed QR codes, sent links and the links of stays are to be made again.',
      ]
      return { data, lines }
    },
  },
  {
    group: 'credits',
    name: 'grant',
    argument: host,
    about: 'give courtesy credits; they end by themselves',
    required: [
      ['--count <number>', 'how many, 1 to 100', readCount],
      ['--until <day>', 'the last day, such as 2026-12-31', readLastDay],
      why,
    ],
    async run(tools, { count, until, reason }, typed) {
      const grant = { host: typed, credits: count, endsAt: until, reason }
      const data = await grantCredits(tools, grant)
      const lines = [`${data.host} has ${count} more before ${shown(data.endsAt)} UTC: ${data.id}`]
      return { data, lines }
    },
  },
  {
    group: 'credits',
    name: 'end',
    argument: ['<id>', 'of the grant, as “host” shows it', readId],
    about: 'end a grant before its time',
    required: [why],
    async run(tools, { reason }, id) {
      const data = await endGrant(tools, { id, reason })
      return { data, lines: [`${data.credits} credits of ${data.hostId} ended.`] }
    },
  },
  {
    group: 'incidents',
    name: 'list',
    about: 'those that wait for a person; docs/payments.md says what each wants',
    options: [['--all', 'with those that are resolved']],
    async run({ db }, { all = false }) {
      const incidents = await asSystem(db, (tx) => listIncidents(tx, { withResolved: all }))
      return { data: { incidents }, lines: table(incidents, 'None.') }
    },
  },
  {
    group: 'incidents',
    name: 'resolve',
    argument: ['<id>', 'as “incidents list” shows it', readId],
    about: 'note one as dealt with',
    required: [why],
    async run(tools, { reason }, id) {
      const data = await resolveIncident(tools, { id, reason })
      return { data, lines: [`${data.kind} is resolved.`] }
    },
  },
  {
    group: 'reports',
    name: 'list',
    about: 'those that nobody has dealt with, oldest first',
    options: [['--all', 'with those that are done']],
    async run({ db }, { all = false }) {
      const reports = await asSystem(db, (tx) => listMessages(tx, { withDone: all }))
      const lines = reports.length > 0 ? reports.flatMap(linesOfMessage) : ['None.']
      return { data: { reports }, lines }
    },
  },
  {
    group: 'reports',
    name: 'done',
    argument: ['<id>', 'as “reports list” shows it', readId],
    about: 'note one as dealt with',
    required: [why],
    async run(tools, { reason }, id) {
      const data = await finishMessage(tools, { id, reason })
      return { data, lines: [`The report ${shown(data.guideCode)} is done.`] }
    },
  },
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
  for (const { group, name, argument, about, options = [], required = [], run } of commands) {
    const command = (group ? groupOf(group) : program).command(name).description(about)
    if (argument) command.argument(...argument)
    for (const [flags, words] of options) command.option(flags, words)
    for (const [flags, words, read = (typed: string) => typed] of required) {
      command.requiredOption(flags, words, read)
    }
    command.action(() => {
      const typed = String(command.processedArgs[0] ?? '')
      return perform((tools) => run(tools, command.opts<Chosen>(), typed))
    })
  }
}
