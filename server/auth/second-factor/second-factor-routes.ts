import { z } from '@hono/zod-openapi'
import { eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { Refusal } from '#domain/messages/refusals.ts'
import type { Attempt } from '#server/auth/attempts.ts'
import {
  type AuthCalls,
  doneAnswer,
  mailedCode,
  password,
  signedInAnswer,
  writtenToken,
} from '#server/auth/auth-calls.ts'
import type { HostSession } from '#server/auth/caller.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { twoFactor } from '#server/db/tables/schema.ts'
import { json } from '#server/http/answers.ts'
import { openCall, routesOf, sessionCall } from '#server/http/call.ts'

type Proving = { session: HostSession; given: { password: string; code: string } }

/** The library wants a password of whoever has one, and takes any of whom we have asked. */
const anything = { password: 'asked' }

/** A second step at sign-in for those who want it: a code of an app, or one of ten kept on paper. */
export function createSecondFactorRoutes(auth: Auth, calls: AuthCalls) {
  const { ask, enter, forward, countTry, mailProofCode, prove, provePassword } = calls
  return routesOf({ auth }, 'Accounts', [
    sessionCall('POST /auth/second-factor/start', {
      summary:
        'Get a secret for an authenticator app; nothing changes before a code of it is confirmed',
      body: z.object({ password, code: mailedCode }),
      refuses: ['second_factor_is_on', 'too_many_attempts'],
      answer: { 200: json(secretAnswer) },
      async work({ c, session, body: given }) {
        await prove(c, { session, purpose: 'second_factor' }, given)
        // One that was ended and broke off on the way.
        if (!session.user.twoFactorEnabled)
          await auth.db.delete(twoFactor).where(eq(twoFactor.userId, session.user.id))
        const { body } = await auth.asProven(() =>
          ask(c, { path: '/two-factor/enable', body: anything }),
        )
        const uri = String(body.totpURI)
        return { uri, secret: new URL(uri).searchParams.get('secret') ?? '' }
      },
    }),
    sessionCall('POST /auth/second-factor/confirm', {
      summary: 'Turn the second step on with a code of the app; gives the recovery codes',
      body: z.object({ code }),
      refuses: ['second_factor_is_on', 'too_many_attempts'],
      answer: { 200: json(turnedOnAnswer) },
      async work({ c, session: { user }, body }) {
        if (await auth.hasSecondFactor(user.id)) throw new Refusal('second_factor_is_on')
        const code = body.code.replace(/\D/g, '')
        const call = { path: '/two-factor/verify-totp', body: { code } }
        // A code of the app that is right opens no session any more, not even in the same moment.
        const attempt = attemptOf(user.id, code)
        await auth.attempts.begin([attempt])
        const { token } = await forward(c, call).catch(async (error) => {
          await auth.attempts.takeBack(attempt)
          throw error
        })
        await auth.mails.secondFactorTurned('on', user, c.req.raw.headers)
        const userId = user.id
        const { backupCodes } = await auth.better.api.viewBackupCodes({ body: { userId } })
        return { token, recovery_codes: backupCodes }
      },
    }),
    openCall('POST /auth/second-factor/verify', {
      summary: 'Finish a sign-in that answered second_factor, with the cookie it set',
      body: z.object({ code }),
      refuses: ['second_factor_wrong', 'second_factor_locked'],
      answer: { 200: json(signedInAnswer) },
      async work({ c, body: { code } }) {
        const ofApp = findCodeOfApp(code)
        return enter(c, ofApp ? 'authenticator' : 'recovery_code', async () => {
          const answer = await forward(c, { ...callFor(code), asNobody: true })
          if (ofApp && answer.token) await assertFirstUse(answer.token, ofApp)
          return answer
        })
      },
    }),
    sessionCall('POST /auth/second-factor/recovery-codes', {
      summary: 'Make new recovery codes; the old ones stop working',
      body: z.object({ password, code }),
      refuses: ['second_factor_is_off', 'too_many_attempts'],
      answer: { 200: json(z.object({ recovery_codes: recoveryCodes })) },
      async work({ c, session, body: given }) {
        const { body } = await askProven(c, { session, given }, '/two-factor/generate-backup-codes')
        const codes: unknown[] = Array.isArray(body.backupCodes) ? body.backupCodes : []
        return { recovery_codes: codes.map(String) }
      },
    }),
    sessionCall('POST /auth/second-factor/end', {
      summary: 'Turn the second step off',
      body: z.object({ password, code }),
      refuses: ['second_factor_is_off', 'too_many_attempts'],
      answer: { 200: json(signedInAnswer) },
      async work({ c, session, body: given }) {
        const { opened } = await askProven(c, { session, given }, '/two-factor/disable')
        await auth.mails.secondFactorTurned('off', session.user, c.req.raw.headers)
        return opened
      },
    }),
    sessionCall('POST /auth/proof-code', {
      summary: 'Mail me a code to prove that it is me: for hosts without a password',
      body: z.object({ purpose }),
      refuses: ['too_many_attempts'],
      answer: { 200: json(doneAnswer) },
      async work({ c, session: { user }, body: { purpose } }) {
        return mailProofCode(c, { user, purpose })
      },
    }),
  ])

  /** Does what only the host may: shown by the password, or by a code of the app where there is none. */
  async function askProven(c: Context, { session, given }: Proving, path: string) {
    const { id, email } = session.user
    if (await auth.passwords.exists(id)) {
      await provePassword(c, session, given.password)
    } else {
      await countTry(c, email, () => forward(c, callFor(given.code)), 'code')
    }
    return auth.asProven(() => ask(c, { path, body: anything }))
  }

  /** Whoever looks over a shoulder has half a minute: a code of the app opens one session only. */
  async function assertFirstUse(token: string, code: string) {
    const found = await auth.findByToken(token)
    if (!found) return
    const { session, user } = found
    try {
      await auth.attempts.begin([attemptOf(user.id, code)])
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      await auth.sessions.end({ hostId: user.id, id: session.id })
      throw new Refusal('second_factor_wrong')
    }
  }
}

function attemptOf(hostId: string, code: string): Attempt {
  return { limit: 'codeOfApp', of: `${hostId} ${code}` }
}

function findCodeOfApp(typed: string) {
  return /^\d{6}$/.exec(typed.replace(/\s/g, ''))?.[0]
}

function callFor(typed: string) {
  const code = findCodeOfApp(typed)
  if (code) return { path: '/two-factor/verify-totp', body: { code } }
  // As it was shown, however it is typed.
  const plain = typed.toLowerCase().replace(/[^a-z0-9]/g, '')
  const recoveryCode = `${plain.slice(0, 5)}-${plain.slice(5)}`
  return { path: '/two-factor/verify-backup-code', body: { code: recoveryCode } }
}

const code = writtenToken
  .max(40)
  .default('')
  .openapi({ description: 'Six digits of the app, or a recovery code' })

const purpose = z.enum(['second_factor', 'passkey']).openapi({
  description: 'What it is for; it serves nothing else, and works once',
})

const recoveryCodes = z
  .array(z.string())
  .openapi({ description: 'Each works once; they are shown now and not again' })

const secretAnswer = z
  .object({ uri: z.string(), secret: z.string() })
  .openapi('AuthenticatorSecret')

const turnedOnAnswer = z
  .object({
    token: z.string().nullable().openapi({ description: 'The session token, new from now on' }),
    recovery_codes: recoveryCodes,
  })
  .openapi('SecondFactorOn')
