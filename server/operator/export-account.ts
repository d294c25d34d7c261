import { asSystem } from '#server/db/row-security/callers.ts'
import type { Tools } from '#server/operator/commands/tools.ts'
import { getHost } from './find-host.ts'
import { recordAct } from './record-act.ts'

type Deed = { host: string; file: string; reason: string }

/** What a host downloads in the settings, written to a file for one who cannot sign in; the host is told that it left. */
export async function exportAccount(tools: Tools, { host: typed, file, reason }: Deed) {
  const host = await asSystem(tools.db, (tx) => getHost(tx, typed))
  const { id: hostId, email: to, locale } = host
  const written = await tools.exportAccount({
    hostId,
    file,
    record: (detail) =>
      asSystem(tools.db, async (tx) => {
        await recordAct(tx, tools, { act: 'account.export', reason, hostId, detail })
        const payload = { url: `${tools.appUrl}/support` }
        await tools.mail.enqueue(tx, { to, locale, hostId, template: 'data_handed_out', payload })
      }),
  })
  return { host: to, hostId, ...written }
}
