import { eq } from 'drizzle-orm'
import { forgetCredentials } from '#server/auth/proof-codes.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { session } from '#server/db/tables/schema.ts'
import { act, deed, type OperatorCommand, OperatorProblem, recordAct, why } from './act.ts'
import { getHost } from './hosts.ts'

/**
 * Signs a host out everywhere: nothing is written from then on, what was mailed before opens nothing, and only a program's access token reads until it has run out.
 */
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
    const payload = { url: `${tools.appUrl}/support` }
    const mail = { to, locale, hostId, template: 'data_handed_out', payload } as const
    const written = await tools.exportAccount({
      hostId,
      file,
      async record(detail) {
        await act(tools, { act: 'account.export', reason }, async () => ({ hostId, detail, mail }))
      },
    })
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
    await tools.eraseAccount({
      hostId,
      confirmation,
      async recordBegun() {
        await act(tools, { act: 'account.erase.begun', reason }, async () => ({ hostId }))
      },
      record: (tx) => recordAct(tx, tools, { act: 'account.erase', reason, hostId }),
    })
    return { data: { hostId, erased: true }, lines: [`The account ${hostId} is erased.`] }
  },
}
