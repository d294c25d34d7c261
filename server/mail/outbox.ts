import { desc, eq } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import type { Db, Transaction } from '#server/db/database.ts'
import type { Mail } from '#server/db/mails.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { messageOf } from '#server/db/startup-error.ts'
import { mailOutbox } from '#server/db/tables/schema.ts'
import { withoutInput } from '#server/db/without-input.ts'
import { enqueue, growing, type Handler, openLine, workThrough } from '#server/work/queue.ts'
import { type ComposedMail, composeMail, findContent } from './compose.ts'

export type MailService = ReturnType<typeof openMail>

type MailOptions = {
  db: Db
  now: () => Date
  config: { smtpUrl: string | undefined; mailFrom: string; productName: string }
  warn: (line: string) => void
  transport?: Transport
}

const minuteMs = 60_000
/** A process that dies over a mail gives it back after so long. */
export const claimMs = 2 * minuteMs
const givenUpAfterMs = 48 * 60 * minuteMs

/** Mail by way of the outbox: writing never waits for a mail server, and a dead one loses nothing. */
export function openMail({
  db,
  now,
  config,
  warn,
  transport = config.smtpUrl ? openSmtp(config.smtpUrl) : ownMailbox,
}: MailOptions) {
  const handler = mailHandler({ db, now, config, warn, transport })
  const line = openLine((signal) => workThrough({ db, now }, handler, signal))

  /** Sends soon what has just been committed; never waited for. */
  const sendSoon = () =>
    void line.workOff().catch((error) => warn(`the outbox was not worked off: ${error.message}`))

  return {
    keepsMails: transport.keepsMails,
    workOff: line.workOff,
    sendSoon,
    /** In a transaction of your own; `sendSoon` after it commits. */
    enqueue: enqueueMail,
    async send(mail: Mail) {
      await asSystem(db, (tx) => enqueueMail(tx, mail))
      sendSoon()
    },
    stop: line.stop,
    async close() {
      await line.close()
      transport.close()
    },
  }
}

export async function enqueueMail(tx: Transaction, mail: Mail) {
  const [added] = await tx
    .insert(mailOutbox)
    .values(mail)
    .onConflictDoNothing({ target: mailOutbox.dedupeKey })
    .returning({ id: mailOutbox.id })
  if (added) await enqueue(tx, 'mail', added.id)
}

function mailHandler({ db, now, config, warn, transport }: Required<MailOptions>): Handler {
  return {
    kind: 'mail',
    claimMs,
    async work({ subject: id, since, attempts }) {
      const [row] = await asSystem(db, (tx) =>
        tx.select().from(mailOutbox).where(eq(mailOutbox.id, id)),
      )
      // Its account is gone, or it was too old to be kept.
      if (!row) return undefined
      if (since.getTime() + givenUpAfterMs <= now().getTime()) throw new TooOld(row.lastError ?? '')
      const sent = await deliver(row)
      return async (tx) => {
        await tx
          .update(mailOutbox)
          .set({ sentAt: now(), attempts, ...sent })
          .where(eq(mailOutbox.id, id))
        return undefined
      }
    },
    onFailure({ attempts }, error) {
      // A task outlives the account that its mail was for.
      const reason = withoutInput(messageOf(error))
      if (error instanceof TooOld) return { givenUp: reason }
      warn(`a mail was not sent on attempt ${attempts}: ${reason}`)
      // Fifteen seconds, and at most ten minutes.
      return { reason, waitMs: growing(attempts, { firstMs: 15_000, mostMs: 10 * minuteMs }) }
    },
    async noteFailure(tx, { subject: id, attempts, lastError }, verdict) {
      const said = 'givenUp' in verdict ? lastError : verdict.reason
      await tx.update(mailOutbox).set({ attempts, lastError: said }).where(eq(mailOutbox.id, id))
    },
  }

  /** What was sent is not kept: its links are keys. A server that says it never will is not asked again. */
  async function deliver(row: typeof mailOutbox.$inferSelect) {
    const { id, to, template, locale } = row
    const { productName, mailFrom: from } = config
    try {
      const content = findContent(row, { productName })
      if (!content) throw new RejectedMail(`no template is called ${template}`)
      const { subject, text, html } = composeMail(content, { locale, productName })
      await transport.deliver({ id, from, to, replyTo: content.replyTo, subject, text, html })
    } catch (error) {
      if (!(error instanceof RejectedMail)) throw error
      warn(`a mail (${template}) was rejected: ${error.message}`)
      return { payload: {}, lastError: error.message }
    }
    return { lastError: null, ...(!transport.keepsMails && { payload: {} }) }
  }
}

/** For two days nobody took it: whatever it says is of no use any more. */
class TooOld extends Error {}

export function listMails(db: Db, most: number) {
  return asSystem(db, (tx) =>
    tx.select().from(mailOutbox).orderBy(desc(mailOutbox.createdAt)).limit(most),
  )
}

type Message = Omit<ComposedMail, 'links'> & {
  id: string
  from: string
  to: string
  replyTo: string | undefined
}

type Transport = {
  /** True where the outbox itself is the mailbox. */
  keepsMails: boolean
  deliver(message: Message): Promise<void>
  close(): void
}

/** Says no for good, such as an address that does not exist. */
class RejectedMail extends Error {
  override name = 'RejectedMail'
}

/** Without a mail server the outbox is the mailbox, and a page shows it. */
const ownMailbox: Transport = { keepsMails: true, deliver: async () => {}, close: () => {} }

const connectMs = 10_000
const idleTimeoutMs = 30_000

function openSmtp(smtpUrl: string): Transport {
  const smtp = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 2,
    connectionTimeout: connectMs,
    greetingTimeout: connectMs,
    socketTimeout: idleTimeoutMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  })
  return {
    keepsMails: false,
    async deliver({ id, to, ...message }) {
      const headers = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' }
      const domain = /@([\w.-]+)/.exec(message.from)?.[1] ?? 'localhost'
      const messageId = `<${id}@${domain}>`
      try {
        await smtp.sendMail({ ...message, to: { name: '', address: to }, headers, messageId })
      } catch (error) {
        if (isRejection(error)) throw new RejectedMail(error.message)
        throw error
      }
    },
    close: () => smtp.close(),
  }
}

/** Of RFC 3463: no such mailbox or system, bad syntax, moved, no mail taken, disabled. */
const ofAddress = new Set(['1.0', '1.1', '1.2', '1.3', '1.6', '1.10', '2.1'])

/** A five hundred about the recipient; one about ourselves, as 5.7.1, may be mended, so it is tried again. */
function isRejection(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const code = 'responseCode' in error ? Number(error.responseCode) : 0
  const command = 'command' in error ? String(error.command) : ''
  const response = 'response' in error ? String(error.response) : ''
  const [, status] = /^\d{3}[ -]5\.(\d{1,3}\.\d{1,3})\b/.exec(response) ?? []
  const isOfAddress = status === undefined || ofAddress.has(status)
  return code >= 500 && command.startsWith('RCPT') && isOfAddress
}
