import { and, asc, desc, eq, isNull, or } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import { mailOutbox, supportMessages } from '#server/db/tables/schema.ts'
import { beginAnew } from '#server/work/queue.ts'
import { act } from './act.ts'
import { getHost } from './find-host.ts'
import { OperatorProblem } from './problem.ts'
import type { Tools } from './tools.ts'

/** The last mails of a host, to another address too, without what they say: their links are keys. */
export async function listMails(tx: Transaction, typed: string) {
  const host = await getHost(tx, typed)
  return tx
    .select({
      id: mailOutbox.id,
      template: mailOutbox.template,
      to: mailOutbox.to,
      createdAt: mailOutbox.createdAt,
      sentAt: mailOutbox.sentAt,
      attempts: mailOutbox.attempts,
      lastError: mailOutbox.lastError,
    })
    .from(mailOutbox)
    .where(or(eq(mailOutbox.to, host.email), eq(mailOutbox.hostId, host.id)))
    .orderBy(desc(mailOutbox.createdAt))
    .limit(20)
}

const newOne =
  'Its host asks for a new one on the page it came from; “mail confirmation” sends that of an address.'

type Deed = { id: string; reason: string }

/** A mail that has not left is due again, also one that was given up. What it opens is as old as before. */
export function resendMail(tools: Tools, { id, reason }: Deed) {
  return act(tools, { act: 'mail.resend', reason }, async (tx) => {
    const [mail] = await tx.select().from(mailOutbox).where(eq(mailOutbox.id, id)).for('update')
    if (!mail) throw new OperatorProblem(`There is no mail ${id}.`, 'not_found')
    if (mail.sentAt) {
      throw new OperatorProblem(
        `That mail has been dealt with, and what it said is not kept: its links are keys. ${newOne}`,
      )
    }
    const now = tools.now()
    const livesMs = (tools.mail.keySeconds(mail.template) ?? Number.POSITIVE_INFINITY) * 1000
    if (mail.createdAt.getTime() + livesMs <= now.getTime()) {
      throw new OperatorProblem(
        `What that mail opens has run out, so it is of no use any more. ${newOne}`,
      )
    }
    await tx.update(mailOutbox).set({ attempts: 0, lastError: null }).where(eq(mailOutbox.id, id))
    await beginAnew(tx, 'mail', id)
    const { template, hostId } = mail
    return { hostId, detail: { mailId: id, template }, answer: { id, template } }
  })
}

/** What visitors wrote or reported, oldest first. */
export function listMessages(tx: Transaction, { withDone }: { withDone: boolean }) {
  return tx
    .select()
    .from(supportMessages)
    .where(withDone ? undefined : isNull(supportMessages.doneAt))
    .orderBy(asc(supportMessages.receivedAt))
}

export type FoundMessage = Awaited<ReturnType<typeof listMessages>>[number]

export function finishMessage(tools: Tools, { id, reason }: Deed) {
  return act(tools, { act: 'report.done', reason }, async (tx) => {
    const [done] = await tx
      .update(supportMessages)
      .set({ doneAt: tools.now() })
      .where(and(eq(supportMessages.id, id), isNull(supportMessages.doneAt)))
      .returning()
    if (!done) throw new OperatorProblem(`No report ${id} is open.`, 'not_found')
    const { guideCode } = done
    return { detail: { reportId: id, guideCode }, answer: { id, guideCode } }
  })
}
