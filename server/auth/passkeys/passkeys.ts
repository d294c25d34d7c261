import { z } from '@hono/zod-openapi'
import { and, asc, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { Refusal } from '#domain/messages/refusals.ts'
import { cleanText, isBlank } from '#domain/values/text.ts'
import type { Attempt } from '#server/auth/attempts.ts'
import {
  type AuthCalls,
  doneAnswer,
  mailedCode,
  password,
  signedInAnswer,
  writtenToken,
} from '#server/auth/auth-calls.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import { passkey } from '#server/db/tables/schema.ts'
import { json, moment, presentAs } from '#server/http/answers.ts'
import { openCall, routesOf, sessionCall } from '#server/http/call.ts'

const mostPasskeys = 20

/** Keys that stay on a host's devices: to sign in with, and the list of one's own. */
export function createPasskeyRoutes(auth: Auth, calls: AuthCalls) {
  const { ask, enter, forward, placeOf, prove } = calls
  const { attempts, db, mails } = auth

  return routesOf({ auth }, 'Accounts', [
    openCall('POST /auth/sign-in/passkey/start', {
      summary: 'Begin to sign in with a passkey',
      body: z.object({}),
      refuses: ['too_many_attempts'],
      answer: { 200: json(ceremony) },
      async work({ c }) {
        const path = '/passkey/generate-authenticate-options'
        const call = { method: 'GET' as const, path, asNobody: true }
        // Each beginning is written down: a place has so many an hour, and those that came to an end are forgotten.
        await attempts.begin([{ limit: 'ceremonyFromAddress', of: placeOf(c) }])
        const { body } = await ask(c, call)
        return { options: { ...body, userVerification: 'required' } }
      },
    }),
    openCall('POST /auth/sign-in/passkey', {
      summary: 'Sign in with a passkey; it counts as both steps',
      body: z.object({ response: usedPasskey }),
      refuses: ['passkey_unknown', 'too_many_attempts'],
      answer: { 200: json(signedInAnswer) },
      async work({ c, body }) {
        const call = { path: '/passkey/verify-authentication', body, asNobody: true }
        const answer = await enter(c, 'passkey', () => tryPasskey(c, () => forward(c, call)))
        await db
          .update(passkey)
          .set({ lastUsedAt: auth.now() })
          .where(eq(passkey.credentialID, body.response.id))
        return answer
      },
    }),
    sessionCall('GET /auth/passkeys', {
      summary: 'List my passkeys, the oldest first',
      answer: { 200: json(z.object({ passkeys: z.array(listedPasskey) }), 'All') },
      async work({ session: { user } }) {
        return { passkeys: (await listPasskeys(db, user.id)).map(present) }
      },
    }),
    sessionCall('POST /auth/passkeys/start', {
      summary:
        'Begin to add a passkey; wants the password, or a code from a mail where there is none',
      body: z.object({ name, password, code: mailedCode }),
      refuses: ['too_many_attempts'],
      answer: { 200: json(ceremony) },
      async work({ c, session, body: { name, ...given } }) {
        if (name === '') throw new Refusal('passkey_name_required')
        if ((await auth.countPasskeys(session.user.id)) >= mostPasskeys)
          throw new Refusal('passkey_limit')
        await prove(c, { session, purpose: 'passkey' }, given)
        // The library keeps it beside the challenge: the name is given once.
        const query = new URLSearchParams({ context: name })
        const path = `/passkey/generate-register-options?${query}`
        return { options: (await ask(c, { method: 'GET', path })).body }
      },
    }),
    sessionCall('POST /auth/passkeys/add', {
      summary: 'Add the passkey that was made, with the cookie of the start',
      body: z.object({ response: madePasskey }),
      refuses: ['passkey_known', 'not_found'],
      answer: { 200: json(z.object({ passkey: listedPasskey })) },
      async work({ c, session: { user }, body: sent }) {
        const { body } = await ask(c, { path: '/passkey/verify-registration', body: sent })
        const made = (await listPasskeys(db, user.id)).find(({ id }) => id === body.id)
        if (!made) throw new Refusal('not_found')
        await mails.passkeyWas('added', { user, name: made.name }, c.req.raw.headers)
        return { passkey: present(made) }
      },
    }),
    sessionCall('POST /auth/passkeys/rename', {
      summary: 'Rename one of my passkeys',
      body: z.object({ id, name }),
      refuses: ['not_found'],
      answer: { 200: json(doneAnswer) },
      async work({ session: { user }, body: { id, name } }) {
        if (name === '') throw new Refusal('passkey_name_required')
        const renamed = await db
          .update(passkey)
          .set({ name })
          .where(isOwn(user.id, id))
          .returning({ id: passkey.id })
        if (renamed.length === 0) throw new Refusal('not_found')
        return { status: true as const }
      },
    }),
    sessionCall('POST /auth/passkeys/remove', {
      summary:
        'Remove one of my passkeys: it no longer signs in; wants the password, or a code from a mail where there is none',
      body: z.object({ id, password, code: mailedCode }),
      refuses: ['not_found', 'too_many_attempts'],
      answer: { 200: json(doneAnswer) },
      async work({ c, session, body: { id, ...given } }) {
        const { user } = session
        await prove(c, { session, purpose: 'passkey' }, given)
        const [removed] = await db
          .delete(passkey)
          .where(isOwn(user.id, id))
          .returning({ name: passkey.name })
        if (!removed) throw new Refusal('not_found')
        await mails.passkeyWas('removed', { user, name: removed.name }, c.req.raw.headers)
        return { status: true as const }
      },
    }),
  ])

  /** A try that names no account: wrong ones count against the place. */
  function tryPasskey<Answer>(c: Context, make: () => Promise<Answer>) {
    const tried: Attempt = { limit: 'passkeyFromAddress', of: placeOf(c) }
    const begun: Attempt = { limit: 'ceremonyFromAddress', of: placeOf(c) }
    return attempts.counted([tried], make, async () => {
      await Promise.all([tried, begun].map(attempts.takeBack))
    })
  }
}

function isOwn(hostId: string, id: string) {
  return and(eq(passkey.userId, hostId), eq(passkey.id, id))
}

function listPasskeys(db: Auth['db'], hostId: string) {
  return db
    .select()
    .from(passkey)
    .where(eq(passkey.userId, hostId))
    .orderBy(asc(passkey.createdAt), asc(passkey.id))
}

const present = (listed: typeof passkey.$inferSelect) => presentAs(listedPasskey, listed)

const name = z
  .string()
  .max(60)
  .overwrite((text) => (isBlank(text) ? '' : cleanText(text).trim()))
  .default('')

const id = writtenToken.default('')

const listedPasskey = z
  .object({
    id: z.string(),
    name: z.string(),
    created_at: moment,
    last_used_at: moment.nullable().openapi({ description: 'When it last signed in' }),
  })
  .openapi('Passkey')

const ceremony = z
  .object({ options: z.record(z.string(), z.unknown()) })
  .openapi('PasskeyCeremony', {
    description:
      'What navigator.credentials is asked with, in JSON. It works once and for five minutes, with the cookie that comes along',
  })

/** Letters of base64url: what an authenticator sends is bytes, and nothing else may reach the library. */
function bytes(maxLength: number) {
  return z
    .string()
    .min(1)
    .max(maxLength)
    .regex(/^[\w-]+$/)
}

const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  clientExtensionResults: z.object({}).default({}),
}

const clientDataJSON = bytes(4000)

/** As bytes: a map of three whose first says `none`, or `packed`. */
const statements = ['none', 'packed'].map((kind) =>
  Buffer.concat([
    Buffer.from([0xa3, 0x63]),
    Buffer.from('fmt'),
    Buffer.from([0x60 + kind.length]),
    Buffer.from(kind),
  ]),
)

/**
 * We ask for no proof of who built a device, so browsers send none. The other kinds carry certificates, whose addresses the
 * library would ask for on its way.
 */
function hasNoCertificates(attestation: string) {
  const decoded = Buffer.from(attestation, 'base64url')
  return statements.some((statement) => decoded.subarray(0, statement.length).equals(statement))
}

/** What `navigator.credentials.create` gives, in JSON (RegistrationResponseJSON). */
const madePasskey = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON,
      attestationObject: bytes(12_000).refine(hasNoCertificates),
      transports: z
        .array(z.string().regex(/^[a-z-]{1,20}$/))
        .max(10)
        .optional(),
    }),
  })
  .openapi('MadePasskey')

/** What `navigator.credentials.get` gives, in JSON (AuthenticationResponseJSON). */
const usedPasskey = z
  .object({
    ...credential,
    response: z.object({
      clientDataJSON,
      authenticatorData: bytes(4000),
      signature: bytes(2000),
      userHandle: bytes(200).optional(),
    }),
  })
  .openapi('UsedPasskey')
