import { and, asc, eq, isNull } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { supportMessages } from '#server/db/tables/schema.ts'
import { OperatorProblem } from '#server/operator/problem.ts'
import { recordAct } from '#server/operator/record-act.ts'
import type { Tools } from './tools.ts'

/** What visitors wrote or reported, oldest first. */
export function listMessages(tx: Transaction, { withDone }: { withDone: boolean }) {
  return tx
    .select()
    .from(supportMessages)
    .where(withDone ? undefined : isNull(supportMessages.doneAt))
    .orderBy(asc(supportMessages.receivedAt))
}

export type FoundMessage = Awaited<ReturnType<typeof listMessages>>[number]

export function finishMessage(tools: Tools, { id, reason }: { id: string; reason: string }) {
  return asSystem(tools.db, async (tx) => {
    const [done] = await tx
      .update(supportMessages)
      .set({ doneAt: tools.now() })
      .where(and(eq(supportMessages.id, id), isNull(supportMessages.doneAt)))
      .returning()
    if (!done) throw new OperatorProblem(`No report ${id} is open.`, 'not_found')
    const { guideCode } = done
    await recordAct(tx, tools, { act: 'report.done', reason, detail: { reportId: id, guideCode } })
    return { id, guideCode }
  })
}
