import type { BetterAuth } from './better-auth.ts'
import { absoluteEndOf, isDueForRenewal, type Sessions } from './sessions.ts'

type LookUpParts = { better: BetterAuth; now: () => Date; sessions: Sessions }

export type LookUpSession = ReturnType<typeof openSessionLookUp>

/** Whose session this is (cookie or bearer): the database is asked every time, so that one that ended is refused at once. */
export function openSessionLookUp({ better, now, sessions }: LookUpParts) {
  return async function lookUpSession(arrived: Headers) {
    const { found, cookies } = await look(arrived)
    if (!found) return { session: undefined, cookies }
    const { session, user } = found
    await sessions.noteUse(session)
    return { session: { id: session.id, user }, cookies }
  }

  async function look(headers: Headers) {
    const asItIs = await ask(headers, { disableRefresh: true })
    const session = asItIs.found?.session
    if (!session) return asItIs
    if (absoluteEndOf(session) <= now()) {
      await sessions.end({ hostId: session.userId, id: session.id })
      return ask(headers)
    }
    return isDueForRenewal(session, now()) ? ask(headers) : asItIs
  }

  async function ask(headers: Headers, query: { disableRefresh?: boolean } = {}) {
    const { response: found, headers: answered } = await better.api.getSession({
      headers,
      query,
      returnHeaders: true,
    })
    return { found, cookies: answered.getSetCookie() }
  }
}
