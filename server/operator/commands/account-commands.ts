import type { Command } from 'commander'
import type { Transaction } from '#server/db/database.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { listActs } from '#server/operator/acts.ts'
import { endSessions } from '#server/operator/end-sessions.ts'
import { eraseAccount } from '#server/operator/erase-account.ts'
import { exportAccount } from '#server/operator/export-account.ts'
import { getHost, listHosts } from '#server/operator/find-host.ts'
import { getHostState, type HostState } from '#server/operator/host-state.ts'
import { listMails, resendMail, sendConfirmation } from '#server/operator/mails.ts'
import { shown, table } from './answer.ts'
import { readId, reasonOption } from './options.ts'
import type { Perform } from './program.ts'

type Why = { reason: string }

/** Hosts: found, seen, signed out, written to again, erased. */
export function addAccountCommands(program: Command, perform: Perform) {
  program
    .command('find <word>')
    .description('hosts by a piece of their address, their id or the code of a guide')
    .action((word: string) =>
      perform(async ({ db }) => {
        const data = await asSystem(db, (tx) => listHosts(tx, word))
        const lines = table(data.hosts, 'Nobody.')
        return { data, lines: data.more ? [...lines, '… and more: type more of it.'] : lines }
      }),
    )

  program
    .command('host <host>')
    .description('guides, credits, plan, sessions and incidents of a host; no text, no secret')
    .action((word: string) =>
      perform(async (tools) => {
        const state = await asSystem(tools.db, (tx) => getHostState(tx, tools, word))
        return { data: state, lines: linesOf(state) }
      }),
    )

  program
    .command('sessions')
    .description('where a host is signed in')
    .command('end <host>')
    .description('sign a host out everywhere')
    .requiredOption(...reasonOption)
    .action((host: string, { reason }: Why) =>
      perform(async (tools) => {
        const data = await endSessions(tools, { host, reason })
        const lines = [
          `${data.host} is signed out: ${data.ended} sessions ended.`,
          'An access token that a program of theirs holds writes nothing from now on, and reads for fifteen minutes at most.',
        ]
        return { data, lines }
      }),
    )

  addMailCommands(program.command('mail').description('mails to a host'), perform)

  addWholeAccountCommands(program, perform)

  program
    .command('acts')
    .description('the last hundred things done by hand')
    .option('--host <host>', 'of one host: its id, when it is erased')
    .action(({ host }: { host?: string }) =>
      perform(async ({ db }) => {
        const acts = await asSystem(db, (tx) => (host ? listActsOf(tx, host) : listActs(tx, {})))
        return { data: { acts }, lines: table(acts, 'Nothing.') }
      }),
    )
}

function addWholeAccountCommands(program: Command, perform: Perform) {
  const account = program.command('account').description('the account as a whole')
  account
    .command('export <host>')
    .description(
      'write the file of “All my data” for a host who cannot sign in; it holds the codes of doors',
    )
    .requiredOption('--to <file>', 'a new file, which only you can read')
    .requiredOption(...reasonOption)
    .action((host: string, { to, reason }: Why & { to: string }) =>
      perform(async (tools) => {
        const data = await exportAccount(tools, { host, file: to, reason })
        const lines = [
          `All data of ${data.host}, ${data.guides} guides in ${data.bytes} bytes: ${data.file}`,
          'The host is told by mail. Hand it over safely, then remove it.',
        ]
        return { data, lines }
      }),
    )
  account
    .command('erase <host>')
    .description('erase an account on its host’s request: plan, guides, photos, sessions, mails')
    .requiredOption('--confirm <address>', 'the address of the account, once more')
    .requiredOption(...reasonOption)
    .action((host: string, { confirm, reason }: Why & { confirm: string }) =>
      perform(async (tools) => {
        const data = await eraseAccount(tools, { host, confirmation: confirm, reason })
        return { data, lines: [`The account ${data.hostId} is erased.`] }
      }),
    )
}

/** Acts outlive the account: then its id is all there is. */
async function listActsOf(tx: Transaction, typed: string) {
  const acts = await listActs(tx, { hostId: typed.trim() })
  return acts.length > 0 ? acts : listActs(tx, { hostId: (await getHost(tx, typed)).id })
}

function addMailCommands(mail: Command, perform: Perform) {
  mail
    .command('list <host>')
    .description('the last mails to a host, without what they say')
    .action((host: string) =>
      perform(async ({ db }) => {
        const mails = await asSystem(db, (tx) => listMails(tx, host))
        return { data: { mails }, lines: table(mails, 'None in the last 30 days.') }
      }),
    )
  mail
    .command('resend')
    .argument('<id>', 'as “mail list” shows it', readId)
    .description('send a mail that has not left, or was given up, again')
    .requiredOption(...reasonOption)
    .action((id: string, { reason }: Why) =>
      perform(async (tools) => {
        const data = await resendMail(tools, { id, reason })
        return { data, lines: [`The mail ${data.template} is due now.`] }
      }),
    )
  mail
    .command('confirmation <host>')
    .description('a new link that confirms the address')
    .requiredOption(...reasonOption)
    .action((host: string, { reason }: Why) =>
      perform(async (tools) => {
        const data = await sendConfirmation(tools, { host, reason })
        return { data, lines: [`A new confirmation is on its way to ${data.host}.`] }
      }),
    )
}

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
