import { createTransport } from 'nodemailer'
import type { ComposedMail } from './compose.ts'

type Message = Omit<ComposedMail, 'links'> & {
  id: string
  from: string
  to: string
  replyTo: string | undefined
}

export type Transport = {
  /** True where the outbox itself is the mailbox. */
  keepsMails: boolean
  deliver(message: Message): Promise<void>
  close(): void
}

/** Says no for good, such as an address that does not exist. */
export class RejectedMail extends Error {
  override name = 'RejectedMail'
}

/** Without a mail server the outbox is the mailbox, and a page shows it. */
export function openTransport(smtpUrl: string | undefined): Transport {
  if (smtpUrl) return openSmtp(smtpUrl)
  return { keepsMails: true, deliver: async () => {}, close: () => {} }
}

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
      const recipient = { name: '', address: to }
      try {
        await smtp.sendMail({ ...message, to: recipient, headers, messageId })
      } catch (error) {
        if (isRejection(error)) throw new RejectedMail(error.message)
        throw error
      }
    },
    close: () => smtp.close(),
  }
}

/** A five hundred about the recipient; one about our own login may be mended, so it is tried again. */
function isRejection(error: unknown): error is Error {
  if (!(error instanceof Error)) return false
  const code = 'responseCode' in error ? Number(error.responseCode) : 0
  const command = 'command' in error ? String(error.command) : ''
  return code >= 500 && command.startsWith('RCPT')
}
