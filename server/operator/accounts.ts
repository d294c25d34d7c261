import { eq } from 'drizzle-orm'
import { forgetCredentials } from '#server/auth/proof-codes.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { session } from '#server/db/tables/schema.ts'
import { act, recordAct } from './act.ts'
import { getHost } from './find-host.ts'
import { OperatorProblem } from './problem.ts'
import type { Tools } from './tools.ts'

type Deed = { host: string; reason: string }

/**
 * Signs a host out everywhere: nothing is written from then on, what was mailed before opens nothing, and only a program's access token reads until it has run out.
 */
export function endSessions(tools: Tools, { host: typed, reason }: Deed) {
  return act(tools, { act: 'sessions.end', reason }, async (tx) => {
    const host = await getHost(tx, typed)
    await forgetCredentials(tx, host)
    const { length: sessions } = await tx
      .delete(session)
      .where(eq(session.userId, host.id))
      .returning({ id: session.id })
    return {
      hostId: host.id,
      detail: { sessions },
      answer: { host: host.email, ended: sessions },
    }
  })
}

/** A new confirmation of an address, good as long as that of signing up. */
export function sendConfirmation(tools: Tools, { host: typed, reason }: Deed) {
  return act(tools, { act: 'confirmation.send', reason }, async (tx) => {
    const host = await getHost(tx, typed)
    if (host.isConfirmed) throw new OperatorProblem('The address is confirmed already.')
    const { id: hostId, email: to, locale } = host
    const payload = { url: await tools.confirmationLink(to) }
    const mail = { to, locale, hostId, template: 'confirm_email', payload } as const
    return { hostId, mail, answer: { host: to } }
  })
}

/** What a host downloads in the settings, written to a file for one who cannot sign in; the host is told that it left. */
export async function exportAccount(
  tools: Tools,
  { host: typed, file, reason }: Deed & { file: string },
) {
  const host = await asSystem(tools.db, (tx) => getHost(tx, typed))
  const { id: hostId, email: to, locale } = host
  const payload = { url: `${tools.appUrl}/support` }
  const mail = { to, locale, hostId, template: 'data_handed_out', payload } as const
  const written = await tools.exportAccount({
    hostId,
    file,
    record: (detail) =>
      act(tools, { act: 'account.export', reason }, async () => ({
        hostId,
        detail,
        mail,
        answer: undefined,
      })),
  })
  return { host: to, hostId, ...written }
}

/** What a host does in the settings, asked for by one who cannot sign in: plan, guides, photos, sessions and mails go. */
export async function eraseAccount(
  tools: Tools,
  { host: typed, confirmation, reason }: Deed & { confirmation: string },
) {
  const { id: hostId, email } = await asSystem(tools.db, (tx) => getHost(tx, typed))
  if (confirmation.trim().toLowerCase() !== email) {
    throw new OperatorProblem(
      `--confirm has to repeat the address of the account: ${email}. Nothing was erased.`,
    )
  }
  await tools.eraseAccount({
    hostId,
    confirmation,
    recordBegun: () =>
      act(tools, { act: 'account.erase.begun', reason }, async () => ({
        hostId,
        answer: undefined,
      })),
    record: (tx) => recordAct(tx, tools, { act: 'account.erase', reason, hostId }),
  })
  return { hostId, erased: true }
}
