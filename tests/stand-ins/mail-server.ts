import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

type ReceivedMail = { from: string; to: string[]; raw: string }

type MailServerWishes = {
  port?: number
  /** Refuses this recipient for good. */
  unknownRecipient?: string
  /** Refuses every recipient in these words while it says something. */
  refusal?: { code: number; words: string | undefined }
}

/** A real SMTP server on loopback that keeps what it is given. */
export async function startMailServer(wishes: MailServerWishes = {}) {
  const { port = 0, unknownRecipient, refusal } = wishes
  const received: ReceivedMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo({ address }, _session, done) {
      const unknown = address === unknownRecipient && { code: 550, words: 'no such mailbox' }
      const { code, words = '' } = unknown || (refusal ?? {})
      done(words ? Object.assign(new Error(words), { responseCode: code }) : null)
    },
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const { mailFrom, rcptTo } = session.envelope
        received.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString('utf8'),
        })
        done()
      })
    },
  })
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const taken = (server.server.address() as AddressInfo).port
  return {
    url: `smtp://127.0.0.1:${taken}`,
    port: taken,
    received,
    stop: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
