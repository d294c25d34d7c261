import type { Context } from 'hono'
import { Refusal } from '#domain/messages/refusals.ts'
import type { SignInWay } from './attempts/sign-in-events.ts'
import type { Opened } from './forward.ts'
import type { Auth } from './open-auth.ts'

/** A way in: what came of it goes to the log, and the browser that succeeded is known from then on. */
export function openDoors(auth: Auth) {
  return async function enter<Answer extends Opened>(
    c: Context,
    way: SignInWay,
    open: () => Promise<Answer>,
  ) {
    const answer = await open().catch((error) => {
      if (error instanceof Refusal) {
        auth.record({ event: 'sign_in_refused', way, code: error.code })
      }
      throw error
    })
    const host = answer.token ? (await auth.findByToken(answer.token))?.user : undefined
    if (!host) return answer
    auth.record({ event: 'signed_in', way, hostId: host.id })
    auth.devices.remember(c, host.email)
    return answer
  }
}
