import { desc, eq, or } from 'drizzle-orm'
import type { Transaction } from '#server/db/database.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { mailOutbox } from '#server/db/tables/schema.ts'
import type { Tools } from '#server/operator/commands/tools.ts'
import { beginAnew } from '#server/work/queue.ts'
import { getHost } from './find-host.ts'
import { OperatorProblem } from './problem.ts'
import { recordAct } from './record-act.ts'

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

/** A mail that has not left is due again, also one that was given up. What it opens is as old as before. */
export function resendMail(tools: Tools, { id, reason }: { id: string; reason: string }) {
  return asSystem(tools.db, async (tx) => {
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
    await recordAct(tx, tools, {
      act: 'mail.resend',
      reason,
      hostId,
      detail: { mailId: id, template },
    })
    return { id, template }
  })
}

/** A new confirmation of an address, good as long as that of signing up. */
export function sendConfirmation(tools: Tools, { host: typed, reason }: Deed) {
  return asSystem(tools.db, async (tx) => {
    const host = await getHost(tx, typed)
    if (host.isConfirmed) throw new OperatorProblem('The address is confirmed already.')
    const { id: hostId, email: to, locale } = host
    const payload = { url: await tools.confirmationLink(to) }
    await tools.mail.enqueue(tx, { to, locale, hostId, template: 'confirm_email', payload })
    await recordAct(tx, tools, { act: 'confirmation.send', reason, hostId })
    return { host: to }
  })
}

type Deed = { host: string; reason: string }
