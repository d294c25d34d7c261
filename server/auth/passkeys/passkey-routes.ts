import { OpenAPIHono } from '@hono/zod-openapi'
import { Refusal } from '#domain/messages/refusals.ts'
import type { AuthCalls } from '#server/auth/auth-calls.ts'
import { openDoors } from '#server/auth/enter.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { openProofs } from '#server/auth/proofs/proofs.ts'
import { refuseInvalid } from '#server/http/refuse-invalid.ts'
import * as calls from './passkey-calls.ts'

const mostPasskeys = 20

/** Keys that stay on a host's devices: to sign in with, and the list of one's own. */
export function createPasskeyRoutes(
  auth: Auth,
  { ask, forward, guess, knock, sessionOf, startCeremony }: AuthCalls,
) {
  const enter = openDoors(auth)
  const prove = openProofs(auth, { guess })
  const { mails, passkeys } = auth

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(calls.startSignIn, async (c) => {
      const call = {
        method: 'GET' as const,
        path: '/passkey/generate-authenticate-options',
        asNobody: true,
      }
      const { body } = await startCeremony(c, () => ask(c, call))
      return c.json({ options: { ...body, userVerification: 'required' } }, 200)
    })
    .openapi(calls.signIn, async (c) => {
      const { response } = c.req.valid('json')
      const call = { path: '/passkey/verify-authentication', body: { response }, asNobody: true }
      const answer = await enter(c, 'passkey', () => knock(c, () => forward(c, call)))
      await passkeys.noteUse(response.id)
      return c.json(answer, 200)
    })
    .openapi(calls.list, async (c) => {
      const { user } = await sessionOf(c)
      return c.json({ passkeys: (await passkeys.list(user.id)).map(presentPasskey) }, 200)
    })
    .openapi(calls.start, async (c) => {
      const { user } = await sessionOf(c)
      const { name, ...given } = c.req.valid('json')
      if (name === '') throw new Refusal('passkey_name_required')
      if ((await passkeys.count(user.id)) >= mostPasskeys) throw new Refusal('passkey_limit')
      await prove(c, { host: user, purpose: 'passkey' }, given)
      // The library keeps it beside the challenge: the name is given once.
      const query = new URLSearchParams({ context: name })
      const path = `/passkey/generate-register-options?${query}`
      const { body: options } = await ask(c, { method: 'GET', path })
      return c.json({ options }, 200)
    })
    .openapi(calls.add, async (c) => {
      const { user } = await sessionOf(c)
      const { response } = c.req.valid('json')
      const { body } = await ask(c, { path: '/passkey/verify-registration', body: { response } })
      const made = (await passkeys.list(user.id)).find(({ id }) => id === body.id)
      if (!made) throw new Refusal('not_found')
      await mails.passkeyWas('added', { user, name: made.name }, c.req.raw.headers)
      return c.json({ passkey: presentPasskey(made) }, 200)
    })
    .openapi(calls.rename, async (c) => {
      const { user } = await sessionOf(c)
      const { id, name } = c.req.valid('json')
      if (name === '') throw new Refusal('passkey_name_required')
      const isOwn = await passkeys.rename({ hostId: user.id, id }, name)
      if (!isOwn) throw new Refusal('not_found')
      return c.json({ status: true as const }, 200)
    })
    .openapi(calls.remove, async (c) => {
      const { user } = await sessionOf(c)
      const name = await passkeys.remove({ hostId: user.id, id: c.req.valid('json').id })
      if (name === undefined) throw new Refusal('not_found')
      await mails.passkeyWas('removed', { user, name }, c.req.raw.headers)
      return c.json({ status: true as const }, 200)
    })
}

type Listed = Awaited<ReturnType<Auth['passkeys']['list']>>[number]

function presentPasskey({ id, name, createdAt, lastUsedAt }: Listed) {
  return {
    id,
    name,
    created_at: createdAt.toISOString(),
    last_used_at: lastUsedAt?.toISOString() ?? null,
  }
}
