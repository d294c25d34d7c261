import { desc, eq } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import type { Mail } from '#server/db/mails.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { operatorActs } from '#server/db/tables/schema.ts'
import type { Answer } from './commands/answer.ts'
import { getHost } from './find-host.ts'
import type { Tools } from './tools.ts'

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
export async function act(
  tools: Tools,
  named: Named,
  work: (tx: Transaction) => Promise<Done>,
): Promise<Answer> {
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

/** What was done by hand, newest first. */
export function listActs(tx: Transaction, { hostId }: { hostId?: string | undefined }) {
  return tx
    .select()
    .from(operatorActs)
    .where(hostId === undefined ? undefined : eq(operatorActs.hostId, hostId))
    .orderBy(desc(operatorActs.at), desc(operatorActs.id))
    .limit(100)
}

/** Acts outlive the account: then its id is all there is. */
export async function listActsOf(tx: Transaction, typed: string) {
  const acts = await listActs(tx, { hostId: typed.trim() })
  return acts.length > 0 ? acts : listActs(tx, { hostId: (await getHost(tx, typed)).id })
}
