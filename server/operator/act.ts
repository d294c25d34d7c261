import { eq, or, sql } from 'drizzle-orm'
import { codeIn } from '#domain/values/short-code.ts'
import type { Transaction } from '#server/db/database.ts'
import type { Mail } from '#server/db/mails.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { operatorActs, properties, user } from '#server/db/tables/schema.ts'
import type { Resources } from '#server/resources.ts'
import { type Answer, readReason } from './terminal.ts'

/** What an operator's deeds stand on: what the product opens too, and who does it, the user of the system or whoever it was said to be. */
export type Tools = Resources & { operator: string }

/** What an operator asked for and cannot have: the message is the whole sentence. */
export class OperatorProblem extends Error {
  override name = 'OperatorProblem'
  readonly kind: 'refused' | 'not_found'

  constructor(message: string, kind: 'refused' | 'not_found' = 'refused') {
    super(message)
    this.kind = kind
  }
}

type Option = [flags: string, words: string, read?: (typed: string) => unknown]

/** What an operator typed: the command's argument, and the options that this command has. */
export type Input = {
  tools: Tools
  typed: string
  reason: string
  all?: boolean
  host?: string
  to: string
  confirm: string
  count: number
  until: Date
}

type Facts = {
  /** Perhaps the group, the name, perhaps the argument: `mail list <host>`. */
  usage: string
  /** Which id the argument is: where an operator finds it. */
  id?: string
  about: string
  options?: Option[]
  required?: Option[]
}

export type OperatorCommand = Facts & { run: (asked: Input) => Promise<Answer> }

export const why: Option = ['--reason <words>', 'why; kept with the act', readReason]

/** A command that looks at something. */
export function look(facts: Facts, read: (tx: Transaction, asked: Input) => Promise<Answer>) {
  return {
    ...facts,
    run: (asked: Input) => asSystem(asked.tools.db, (tx) => read(tx, asked)),
  }
}

/** A command that does something: for a reason, with which it is written down under the act's name. */
export function deed(
  { required = [], act: name, ...facts }: Facts & { act: ActName },
  work: (tx: Transaction, asked: Input) => Promise<Done>,
): OperatorCommand {
  return {
    ...facts,
    required: [...required, why],
    run: (asked) => act(asked.tools, { act: name, reason: asked.reason }, (tx) => work(tx, asked)),
  }
}

export type ActName =
  | 'account.erase'
  | 'account.erase.begun'
  | 'account.export'
  | 'code.rotate'
  | 'confirmation.send'
  | 'credits.grant'
  | 'credits.end'
  | 'guide.suspend'
  | 'guide.lift'
  | 'incident.resolve'
  | 'mail.resend'
  | 'report.done'
  | 'sessions.end'

type Named = { act: ActName; reason: string }

type About = {
  hostId?: string | null
  propertyId?: string
  /** Ids, codes and figures: no address, no secret. */
  detail?: Record<string, unknown>
}

type Done = About & {
  /** What the operator is told: for programs, and for people. */
  data?: unknown
  lines?: string[]
  /** The codes of guides that guests are to be shown anew. */
  changed?: readonly string[]
  mail?: Mail
}

/** What is done is written down, announced and told its host in one transaction, or nothing of it is. */
export async function act(tools: Tools, named: Named, work: (tx: Transaction) => Promise<Done>) {
  const { changed, ...answer } = await asSystem(tools.db, async (tx) => {
    const { data, lines = [], changed = [], mail, ...about } = await work(tx)
    for (const code of changed) await tools.guideChanges.announce(tx, code)
    await recordAct(tx, tools, { ...named, ...about })
    if (mail) await tools.mail.enqueue(tx, mail)
    return { data, lines, changed }
  })
  for (const code of changed) tools.guideChanges.tell(code)
  return answer
}

/** In the transaction of somebody else's work. */
export async function recordAct(
  tx: Transaction,
  { now, operator }: Pick<Tools, 'now' | 'operator'>,
  act: Named & About,
) {
  await tx.insert(operatorActs).values({ ...act, at: now(), operator })
}

export const hostColumns = {
  id: user.id,
  email: user.email,
  isConfirmed: user.emailVerified,
  locale: user.locale,
  since: user.createdAt,
}

/** The one host of an address, an id or the code of a guide. */
export async function getHost(tx: Transaction, typed: string) {
  const word = typed.trim()
  const [host] = await tx
    .select(hostColumns)
    .from(user)
    .where(or(eq(user.id, word), eq(user.email, word.toLowerCase()), hasGuide(word)))
    .limit(1)
  if (!host) {
    throw new OperatorProblem(`No host has the address, the id or a guide “${word}”.`, 'not_found')
  }
  return host
}

export function hasGuide(word: string) {
  const code = codeIn(word)
  return code
    ? sql`exists (select from ${properties} where ${properties.hostId} = ${user.id} and ${properties.shortCode} = ${code})`
    : undefined
}
