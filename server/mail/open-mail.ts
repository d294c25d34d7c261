import type { Db, Transaction } from '#server/db/database.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { enqueueMail } from './outbox.ts'
import type { Mail } from './templates.ts'
import { openMailbox, openSmtp } from './transports.ts'
import { workOffOutbox } from './work-off-outbox.ts'

export type MailService = ReturnType<typeof openMail>

type MailNeeds = {
  db: Db
  now: () => Date
  config: { smtpUrl: string | undefined; mailFrom: string; productName: string }
  warn: (line: string) => void
}

/** Mail by way of the outbox: writing never waits for a mail server, and a dead one loses nothing. */
export function openMail({ db, now, config, warn }: MailNeeds) {
  const { smtpUrl, mailFrom: from, productName } = config
  const transport = smtpUrl ? openSmtp(smtpUrl) : openMailbox()
  const needs = { db, now, transport, from, productName, warn }
  let running: Promise<void> | undefined
  let isAskedAgain = false
  const ending = new AbortController()

  const run = async () => {
    try {
      do {
        isAskedAgain = false
        await workOffOutbox({ ...needs, signal: ending.signal })
      } while (isAskedAgain && !ending.signal.aborted)
    } finally {
      running = undefined
    }
  }

  /** Sends what is due; asked again meanwhile, it looks once more before it is done. */
  const workOff = () => {
    isAskedAgain = true
    running ??= run()
    return running
  }

  /** Sends soon what has just been committed; never waited for. */
  const kick = () => {
    workOff().catch((error) => warn(`the outbox was not worked off: ${error.message}`))
  }

  return {
    keepsMails: transport.keepsMails,
    workOff,
    kick,
    /** In a transaction of your own; kick after it commits. */
    enqueue: (tx: Transaction, mail: Mail) => enqueueMail(tx, mail),
    async send(mail: Mail) {
      await asSystem(db, (tx) => enqueueMail(tx, mail))
      kick()
    },
    /** What is due from now on waits for another process, or for the next start. */
    stop: () => ending.abort(),
    async close() {
      ending.abort()
      await running?.catch(() => {})
      transport.close()
    },
  }
}
