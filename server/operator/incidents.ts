import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { billingIncidents } from '#server/db/tables/schema.ts'
import type { Tools } from '#server/operator/commands/tools.ts'
import { OperatorProblem } from './problem.ts'
import { recordAct } from './record-act.ts'

/** Mishaps of money that wait for a person, oldest first. */
export function listIncidents(tx: Transaction, { withResolved }: { withResolved: boolean }) {
  return tx
    .select({
      id: billingIncidents.id,
      kind: billingIncidents.kind,
      hostId: billingIncidents.hostId,
      detail: billingIncidents.detail,
      openedAt: billingIncidents.openedAt,
      resolvedAt: billingIncidents.resolvedAt,
    })
    .from(billingIncidents)
    .where(withResolved ? undefined : isNull(billingIncidents.resolvedAt))
    .orderBy(asc(billingIncidents.openedAt))
}

/** The product opens the same one again if it finds it again. */
export function resolveIncident(tools: Tools, { id, reason }: { id: string; reason: string }) {
  return asSystem(tools.db, async (tx) => {
    const [resolved] = await tx
      .update(billingIncidents)
      .set({ resolvedAt: tools.now() })
      .where(and(eq(billingIncidents.id, id), isNull(billingIncidents.resolvedAt)))
      .returning()
    if (!resolved) throw new OperatorProblem(`No incident ${id} is open.`, 'not_found')
    const { kind, hostId } = resolved
    const detail = { incidentId: id, kind }
    await recordAct(tx, tools, { act: 'incident.resolve', reason, hostId, detail })
    return { id, kind }
  })
}
