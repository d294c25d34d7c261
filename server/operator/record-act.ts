import type { Transaction } from '#server/db/database.ts'
import { operatorActs } from '#server/db/tables/schema.ts'
import type { Tools } from '#server/operator/commands/tools.ts'

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

type Act = {
  act: ActName
  reason: string
  hostId?: string | null
  propertyId?: string
  /** Ids, codes and figures: no address, no secret. */
  detail?: Record<string, unknown>
}

/** In the transaction of the act itself: what is done is written down, and what is written down was done; `….begun` says so. */
export async function recordAct(
  tx: Transaction,
  { now, operator }: Pick<Tools, 'now' | 'operator'>,
  act: Act,
) {
  await tx.insert(operatorActs).values({ ...act, at: now(), operator })
}
