import { existsSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { deleteAccount } from '#server/account/account.ts'
import { forgetCredentials } from '#server/auth/second-factor/proof-codes.ts'
import { BackupProblem } from '#server/backup/format.ts'
import { writeWhole } from '#server/backup/places.ts'
import { endEverything } from '#server/billing/acts/end-subscription.ts'
import type { BillingContext } from '#server/billing/context.ts'
import { openPayments } from '#server/billing/payments.ts'
import { findCustomer, listInvoices } from '#server/billing/sync/customers.ts'
import { callersPath, haltWhenAsked } from '#server/command-line/command.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { session } from '#server/db/tables/schema.ts'
import { dataFiles, listGuideIds } from '#server/guidebooks/data/data-files.ts'
import { writeZip } from '#server/guidebooks/exports/guide-zip.ts'
import {
  act,
  deed,
  getHost,
  type OperatorCommand,
  OperatorProblem,
  recordAct,
  type Tools,
  why,
} from './act.ts'

export const endSessions = deed(
  {
    usage: 'sessions end <host>',
    about: 'sign a host out everywhere',
    act: 'sessions.end',
  },
  async (tx, { typed }) => {
    const host = await getHost(tx, typed)
    await forgetCredentials(tx, host)
    const { length: ended } = await tx
      .delete(session)
      .where(eq(session.userId, host.id))
      .returning({ id: session.id })
    return {
      hostId: host.id,
      detail: { sessions: ended },
      data: { host: host.email, ended },
      lines: [
        `${host.email} is signed out: ${ended} sessions ended.`,
        'An access token that a program of theirs holds writes nothing from now on, and reads for fifteen minutes at most.',
      ],
    }
  },
)

/** What a host downloads in the settings, written to a file for one who cannot sign in; the host is told that it left. */
export const exportAccount: OperatorCommand = {
  usage: 'account export <host>',
  about:
    'write the file of “All my data” for a host who cannot sign in; it holds the codes of doors',
  required: [['--to <file>', 'a new file, which only you can read'], why],
  async run({ tools, typed, to: file, reason }) {
    const host = await asSystem(tools.db, (tx) => getHost(tx, typed))
    const { id: hostId, email: to, locale } = host
    const payload = { url: `${tools.appUrl()}/support` }
    const mail = { to, locale, hostId, template: 'data_handed_out', payload } as const
    const written = await withPayments(tools, hostId, (billing) =>
      writeAccountData(tools, { hostId, file, billing }, async (detail) => {
        await act(tools, { act: 'account.export', reason }, async () => ({ hostId, detail, mail }))
      }),
    )
    return {
      data: { host: to, hostId, ...written },
      lines: [
        `All data of ${to}, ${written.guides} guides in ${written.bytes} bytes: ${written.file}`,
        'The host is told by mail. Hand it over safely, then remove it.',
      ],
    }
  },
}

/** What a host does in the settings, asked for by one who cannot sign in: plan, guides, photos, sessions and mails go. */
export const eraseAccount: OperatorCommand = {
  usage: 'account erase <host>',
  about: 'erase an account on its host’s request: plan, guides, photos, sessions, mails',
  required: [['--confirm <address>', 'the address of the account, once more'], why],
  async run({ tools, typed, confirm: confirmation, reason }) {
    const { id: hostId, email } = await asSystem(tools.db, (tx) => getHost(tx, typed))
    if (confirmation.trim().toLowerCase() !== email) {
      throw new OperatorProblem(
        `--confirm has to repeat the address of the account: ${email}. Nothing was erased.`,
      )
    }
    await withPayments(tools, hostId, (billing) =>
      deleteAccount(tools, {
        hostId,
        confirmation,
        prove: async () => {},
        async endPlan() {
          if (!billing) return
          // Written down before: what ends at the provider nothing here can take back.
          await asSystem(tools.db, (tx) =>
            recordAct(tx, tools, { act: 'account.erase.begun', reason, hostId }),
          )
          await endEverything(billing, hostId)
        },
        record: (tx) => recordAct(tx, tools, { act: 'account.erase', reason, hostId }),
      }),
    )
    return { data: { hostId, erased: true }, lines: [`The account ${hostId} is erased.`] }
  },
}

type Billing = BillingContext | undefined

/** The provider is opened, and asked, only about a host it may know. */
async function withPayments<Result>(
  tools: Tools,
  hostId: string,
  work: (billing: Billing) => Promise<Result>,
) {
  if (!(await findCustomer(tools, hostId))) return work(undefined)
  const payments = await openPayments({ ...tools.config, now: tools.now })
  try {
    // The product sends what is in the outbox: at once where it runs, else at its next start.
    return await work({ ...tools, payments, mail: { ...tools.mail, sendSoon: () => {} } })
  } finally {
    await payments.close()
  }
}

/**
 * Everything of a host into one file, a photo at a time. It bears another name until all of it is there and the act is recorded,
 * and what is stopped leaves nothing.
 */
async function writeAccountData(
  tools: Tools,
  { hostId, file, billing }: { hostId: string; file: string; billing: Billing },
  record: (written: { bytes: number; guides: number }) => Promise<void>,
) {
  const path = callersPath(file)
  if (existsSync(path)) throw new BackupProblem(`${path} is there. Nothing was written.`)
  const halted = haltWhenAsked('Stopped, as asked. Nothing was written.')
  const written = { bytes: 0, guides: 0 }
  const resources = {
    ...tools,
    pool: tools.database.pool,
    listInvoices: async () => (billing ? listInvoices(billing, hostId) : []),
  }
  async function* content() {
    const guideIds = await listGuideIds(tools.db, hostId)
    const onGuide = async (done: number) => {
      written.guides = done
    }
    const wish = { hostId, guideIds, onGuide, isLastTry: true }
    for await (const chunk of writeZip(dataFiles(resources, wish), { writtenAt: tools.now() })) {
      halted()
      written.bytes += chunk.length
      yield chunk
    }
    await record(written)
  }
  await writeWhole(path, content())
  return { file: path, ...written }
}
