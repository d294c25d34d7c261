import { persist, startRetries } from '#server/db/connections/retry.ts'
import type { Db } from '#server/db/database.ts'
import { composeMail } from './compose.ts'
import {
  claimMails,
  claimMs,
  dropOldMails,
  extendClaim,
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
  /** Ends the turn after the mail that is on its way. */
  signal: AbortSignal
}

/**
 * Sends what is due; what cannot be sent waits for its next turn. Any number of processes may do it at once: each takes one mail
 * after the other, so that none waits in the hands of one that is slow.
 */
export async function workOffOutbox(needs: OutboxNeeds): Promise<void> {
  const { db, now, signal } = needs
  await dropOldMails(db, now())
  while (!signal.aborted) {
    const [row] = await claimMails(db, { now: now(), most: 1 })
    if (!row) return
    await keepClaimed(needs, row, () => sendOne(needs, row))
  }
}

/** However long the mail server takes, no other process sends it meanwhile. */
async function keepClaimed(
  { db, now, warn }: OutboxNeeds,
  { id }: OutboxRow,
  send: () => Promise<void>,
) {
  const renewal = setInterval(() => {
    extendClaim(db, { id, now: now() }).catch((error) =>
      warn(`a mail on its way may be sent twice: ${error.message}`),
    )
  }, claimMs / 4)
  await send().finally(() => clearInterval(renewal))
}

async function sendOne(needs: OutboxNeeds, row: OutboxRow) {
  const { db, now, transport, warn } = needs
  try {
    await transport.deliver(messageOf(needs, row))
  } catch (error) {
    const reason = reasonOf(error)
    warn(`a mail (${row.template}) was not sent on attempt ${row.attempts}: ${reason}`)
    if (error instanceof RejectedMail) await recordRejection(db, { id: row.id, now: now(), reason })
    else await recordFailure(db, { row, now: now(), reason })
    return
  }
  await persist(whileDatabaseIsAway, {
    attempt: () => recordSent(db, { id: row.id, now: now(), keep: transport.keepsMails }),
    isWorthWaiting: () => true,
    onFirstFailure: (error) =>
      warn(`a mail that was sent could not be noted as such: ${reasonOf(error)}`),
  })
}

/** A mail that was sent and is not noted goes out again. */
const whileDatabaseIsAway = { ...startRetries, forMs: 5_000 }

function messageOf({ from, productName }: OutboxNeeds, row: OutboxRow) {
  const content = findContent(row, { productName })
  if (!content) throw new RejectedMail(`no template is called ${row.template}`)
  const { subject, text, html } = composeMail(content, { locale: row.locale, productName })
  return { id: row.id, from, to: row.to, replyTo: content.replyTo, subject, text, html }
}

function reasonOf(error: unknown) {
  return error instanceof Error ? error.message : String(error)
}
