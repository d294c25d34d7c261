import { eq } from 'drizzle-orm'
import { forgetCredentials } from '#server/auth/proof-codes.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import { session } from '#server/db/tables/schema.ts'
import type { Tools } from '#server/operator/commands/tools.ts'
import { getHost } from './find-host.ts'
import { recordAct } from './record-act.ts'

type Deed = { host: string; reason: string }

/**
 * Signs a host out everywhere: nothing is written from then on, what was mailed before opens nothing, and only a program's access token reads until it has run out.
 */
export function endSessions(tools: Tools, { host: typed, reason }: Deed) {
  return asSystem(tools.db, async (tx) => {
    const host = await getHost(tx, typed)
    await forgetCredentials(tx, host)
    const ended = await tx
      .delete(session)
      .where(eq(session.userId, host.id))
      .returning({ id: session.id })
    const detail = { sessions: ended.length }
    await recordAct(tx, tools, { act: 'sessions.end', reason, hostId: host.id, detail })
    return { host: host.email, ended: ended.length }
  })
}
