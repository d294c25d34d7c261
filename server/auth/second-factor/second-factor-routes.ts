import { OpenAPIHono } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { Refusal } from '#domain/messages/refusals.ts'
import type { AuthCalls } from '#server/auth/auth-calls.ts'
import { readPassword } from '#server/auth/auth-calls.ts'
import { openDoors } from '#server/auth/enter.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { openProofs } from '#server/auth/proofs/proofs.ts'
import { refuseInvalid } from '#server/http/refuse-invalid.ts'
import * as calls from './second-factor-calls.ts'
import { readRecoveryCode } from './second-factor-plugin.ts'

type Proof = { password: string; code: string }

/** A second step at sign-in for those who want it: a code of an app, or one of ten kept on paper. */
export function createSecondFactorRoutes(
  auth: Auth,
  { ask, forward, guess, sessionOf }: AuthCalls,
) {
  const enter = openDoors(auth)
  const prove = openProofs(auth, { guess })
  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(calls.start, async (c) => {
      const { user } = await sessionOf(c)
      const given = c.req.valid('json')
      await prove(c, { host: user, purpose: 'second_factor' }, given)
      const password = await ownPassword(user, given.password)
      const { body } = await ask(c, { path: '/two-factor/enable', body: password })
      const uri = String(body.totpURI)
      return c.json({ uri, secret: new URL(uri).searchParams.get('secret') ?? '' }, 200)
    })
    .openapi(calls.confirm, async (c) => {
      const { user } = await sessionOf(c)
      const code = c.req.valid('json').code.replace(/\D/g, '')
      const { token } = await forward(c, { path: '/two-factor/verify-totp', body: { code } })
      await auth.mails.secondFactorTurned('on', user, c.req.raw.headers)
      const userId = user.id
      const { backupCodes } = await auth.better.api.viewBackupCodes({ body: { userId } })
      return c.json({ token, recovery_codes: backupCodes }, 200)
    })
    .openapi(calls.verify, async (c) => {
      const { code } = c.req.valid('json')
      const isOfApp = /^\d{6}$/.test(code.replace(/\s/g, ''))
      const way = isOfApp ? 'authenticator' : 'recovery_code'
      const open = async () => {
        const answer = await forward(c, { ...callFor(code), asNobody: true })
        if (isOfApp && answer.token) await assertFirstUse(answer.token, code.replace(/\s/g, ''))
        return answer
      }
      return c.json(await enter(c, way, open), 200)
    })
    .openapi(calls.renewRecoveryCodes, async (c) => {
      const { body } = await proven(c, c.req.valid('json'), '/two-factor/generate-backup-codes')
      return c.json({ recovery_codes: textsIn(body.backupCodes) }, 200)
    })
    .openapi(calls.end, async (c) => {
      const { user } = await sessionOf(c)
      const { opened } = await proven(c, c.req.valid('json'), '/two-factor/disable')
      await auth.mails.secondFactorTurned('off', user, c.req.raw.headers)
      return c.json(opened, 200)
    })

  /** Does what only the host may: shown by the password, or by a code where there is none. */
  async function proven(c: Context, { password: typed, code }: Proof, path: string) {
    const { user } = await sessionOf(c)
    const password = await ownPassword(user, typed)
    if (password.password) return guess(c, user.email, () => ask(c, { path, body: password }))
    await guess(c, user.email, () => forward(c, callFor(code)), 'code')
    return ask(c, { path })
  }

  async function ownPassword({ id }: { id: string }, typed: string) {
    return (await auth.passwords.exists(id)) ? { password: readPassword(typed) } : {}
  }

  /** Whoever looks over a shoulder has half a minute: a code of the app opens one session only. */
  async function assertFirstUse(token: string, code: string) {
    const found = await auth.findByToken(token)
    if (!found) return
    const { session, user } = found
    try {
      await auth.attempts.begin([{ limit: 'codeOfApp', of: `${user.id} ${code}` }])
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await auth.ownSessions.end({ hostId: user.id, id: session.id })
      throw new Refusal('second_factor_wrong')
    }
  }
}

function textsIn(list: unknown) {
  return Array.isArray(list) ? list.map(String) : []
}

function callFor(typed: string) {
  const code = typed.replace(/\s/g, '')
  return /^\d{6}$/.test(code)
    ? { path: '/two-factor/verify-totp', body: { code } }
    : { path: '/two-factor/verify-backup-code', body: { code: readRecoveryCode(typed) } }
}
