import type { Db } from '#server/db/database.ts'
import { composeMail } from './compose.ts'
import {
  claimMails,
  dropOldMails,
  type OutboxRow,
  recordFailure,
  recordRejection,
  recordSent,
} from './outbox.ts'
import { findContent } from './templates.ts'
import { RejectedMail, type Transport } from './transports.ts'

export type OutboxNeeds = {
  db: Db
  now: () => Date
  transport: Transport
  from: string
  productName: string
  warn: (line: string) => void
}

const batch = 20

/** Sends what is due; what cannot be sent waits for its next turn. Any number of processes may do it at once. */
export async function workOffOutbox(needs: OutboxNeeds): Promise<void> {
  const { db, now } = needs
  await dropOldMails(db, now())
  let claimed: OutboxRow[]
  do {
    claimed = await claimMails(db, { now: now(), most: batch })
    for (const row of claimed) await sendOne(needs, row)
  } while (claimed.length === batch)
}

async function sendOne(needs: OutboxNeeds, row: OutboxRow) {
  const { db, now, transport, warn } = needs
  try {
    await transport.deliver(messageOf(needs, row))
    await recordSent(db, { id: row.id, now: now(), keep: transport.keepsMails })
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    warn(`a mail (${row.template}) was not sent on attempt ${row.attempts}: ${reason}`)
    if (error instanceof RejectedMail) await recordRejection(db, { id: row.id, now: now(), reason })
    else await recordFailure(db, { row, now: now(), reason })
  }
}

function messageOf({ from, productName }: OutboxNeeds, row: OutboxRow) {
  const content = findContent(row, { productName })
  if (!content) throw new RejectedMail(`no template is called ${row.template}`)
  const { subject, text, html } = composeMail(content, { locale: row.locale, productName })
  return { id: row.id, from, to: row.to, replyTo: content.replyTo, subject, text, html }
}
