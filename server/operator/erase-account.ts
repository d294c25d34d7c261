import { asSystem } from '#server/db/row-security/callers.ts'
import type { Tools } from '#server/operator/commands/tools.ts'
import { getHost } from './find-host.ts'
import { OperatorProblem } from './problem.ts'
import { recordAct } from './record-act.ts'

type Deed = { host: string; confirmation: string; reason: string }

/** What a host does in the settings, asked for by one who cannot sign in: plan, guides, photos, sessions and mails go. */
export async function eraseAccount(tools: Tools, { host: typed, confirmation, reason }: Deed) {
  const host = await asSystem(tools.db, (tx) => getHost(tx, typed))
  if (confirmation.trim().toLowerCase() !== host.email) {
    throw new OperatorProblem(
      `--confirm has to repeat the address of the account: ${host.email}. Nothing was erased.`,
    )
  }
  await tools.eraseAccount({
    hostId: host.id,
    confirmation,
    recordBegun: () =>
      asSystem(tools.db, (tx) =>
        recordAct(tx, tools, { act: 'account.erase.begun', reason, hostId: host.id }),
      ),
    record: (tx) => recordAct(tx, tools, { act: 'account.erase', reason, hostId: host.id }),
  })
  return { hostId: host.id, erased: true }
}
