import type { HostState } from '#server/operator/host-state.ts'
import type { FoundMessage } from '#server/operator/mails.ts'
import { shown, table } from './answer.ts'

/** What is known of a host. */
export function linesOfHost({
  host,
  guides,
  credits,
  grants,
  subscriptions,
  ...counts
}: HostState) {
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

/** What is known of a message in one line, and what it says below. */
export function linesOfMessage({ message, ...known }: FoundMessage) {
  const facts = Object.entries(known).map(([name, value]) => `${name} ${shown(value)}`)
  return [facts.join('  '), `  ${shown(message)}`, '']
}
