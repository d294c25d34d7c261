import { and, asc, desc, eq, isNull, or } from 'drizzle-orm'
import { linkSeconds } from '#server/auth/second-factor/proof-codes.ts'
import { mailOutbox, supportMessages } from '#server/db/tables/schema.ts'
import { readyMs } from '#server/guidebooks/data/make-data.ts'
import { beginAnew } from '#server/work/queue.ts'
import { deed, getHost, look, OperatorProblem } from './act.ts'
import { shown, table } from './terminal.ts'

/** The last mails of a host, to another address too, without what they say: their links are keys. */
export const listMails = look(
  {
    usage: 'mail list <host>',
    about: 'the last mails to a host, without what they say',
  },
  async (tx, { typed }) => {
    const host = await getHost(tx, typed)
    const mails = await tx
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
    return { data: { mails }, lines: table(mails, 'None in the last 30 days.') }
  },
)

const newOne =
  'Its host asks for a new one on the page it came from; “mail confirmation” sends that of an address.'

/** A mail that has not left is due again, also one that was given up. What it opens is as old as before. */
export const resendMail = deed(
  {
    usage: 'mail resend <id>',
    id: 'as “mail list” shows it',
    about: 'send a mail that has not left, or was given up, again',
    act: 'mail.resend',
  },
  async (tx, { tools, typed: id }) => {
    const [mail] = await tx.select().from(mailOutbox).where(eq(mailOutbox.id, id)).for('update')
    if (!mail) throw new OperatorProblem(`There is no mail ${id}.`, 'not_found')
    if (mail.sentAt) {
      throw new OperatorProblem(
        `That mail has been dealt with, and what it said is not kept: its links are keys. ${newOne}`,
      )
    }
    const now = tools.now()
    const livesMs = (keySeconds.get(mail.template) ?? Number.POSITIVE_INFINITY) * 1000
    if (mail.createdAt.getTime() + livesMs <= now.getTime()) {
      throw new OperatorProblem(
        `What that mail opens has run out, so it is of no use any more. ${newOne}`,
      )
    }
    await tx.update(mailOutbox).set({ attempts: 0, lastError: null }).where(eq(mailOutbox.id, id))
    await beginAnew(tx, 'mail', id)
    const { template, hostId } = mail
    return {
      hostId,
      detail: { mailId: id, template },
      data: { id, template },
      lines: [`The mail ${template} is due now.`],
    }
  },
)

/** A new confirmation of an address, good as long as that of signing up. */
export const sendConfirmation = deed(
  {
    usage: 'mail confirmation <host>',
    about: 'a new link that confirms the address',
    act: 'confirmation.send',
  },
  async (tx, { tools, typed }) => {
    const { id: hostId, email: to, locale, isConfirmed } = await getHost(tx, typed)
    if (isConfirmed) throw new OperatorProblem('The address is confirmed already.')
    const token = await tools.auth.passwords.createConfirmation(to)
    const url = `${tools.appUrl()}/confirm?${new URLSearchParams({ token })}`
    return {
      hostId,
      mail: { to, locale, hostId, template: 'confirm_email', payload: { url } },
      data: { host: to },
      lines: [`A new confirmation is on its way to ${to}.`],
    }
  },
)

export const listReports = look(
  {
    usage: 'reports list',
    about: 'those that nobody has dealt with, oldest first',
    options: [['--all', 'with those that are done']],
  },
  async (tx, { all }) => {
    const reports = await tx
      .select()
      .from(supportMessages)
      .where(all ? undefined : isNull(supportMessages.doneAt))
      .orderBy(asc(supportMessages.receivedAt))
    return { data: { reports }, lines: reports.length > 0 ? reports.flatMap(linesOf) : ['None.'] }
  },
)

/** What is known of a message in one line, and what it says below. */
function linesOf({ message, ...known }: typeof supportMessages.$inferSelect) {
  const facts = Object.entries(known).map(([name, value]) => `${name} ${shown(value)}`)
  return [facts.join('  '), `  ${shown(message)}`, '']
}

export const finishReport = deed(
  {
    usage: 'reports done <id>',
    id: 'as “reports list” shows it',
    about: 'note one as dealt with',
    act: 'report.done',
  },
  async (tx, { tools, typed: id }) => {
    const [done] = await tx
      .update(supportMessages)
      .set({ doneAt: tools.now() })
      .where(and(eq(supportMessages.id, id), isNull(supportMessages.doneAt)))
      .returning()
    if (!done) throw new OperatorProblem(`No report ${id} is open.`, 'not_found')
    const { guideCode } = done
    return {
      detail: { reportId: id, guideCode },
      data: { id, guideCode },
      lines: [`The report ${shown(guideCode)} is done.`],
    }
  },
)

/** How long what a mail opens can be opened, by its template. */
export const keySeconds = new Map<string, number>([
  ['confirm_email', linkSeconds.confirm],
  ['finish_account', linkSeconds.reset],
  ['confirm_new_email', linkSeconds.confirm],
  ['approve_new_email', linkSeconds.confirm],
  ['email_change_asked', linkSeconds.confirm],
  ['reset_password', linkSeconds.reset],
  ['magic_link', linkSeconds.magic],
  ['one_time_code', linkSeconds.code],
  ['deletion_code', linkSeconds.code],
  ['second_factor_code', linkSeconds.code],
  ['passkey_code', linkSeconds.code],
  ['all_my_data', readyMs / 1000],
])
