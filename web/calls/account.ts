import type { InferResponseType } from 'hono/client'
import { data, type RouterContextProvider, redirect } from 'react-router'
import { findLocale } from '#domain/values/locale.ts'
import { findRefused, type Refused } from '#web/auth/post-form.tsx'
import { settingsCopy } from '#web/copy/accounts/settings.ts'
import { localeContext } from '#web/locale.ts'
import { findSession, requireSession } from '#web/session.ts'
import { type ApiCalls, camel } from './api.ts'

/** The file of a host's data as far as it is. */
export type DataExport = NonNullable<Awaited<ReturnType<typeof findDataExport>>>

/** Undefined when none was asked for, or its day is over; where nobody can tell, the page fails. */
export async function findDataExport(api: ApiCalls) {
  const answer = await api.account.data.$get()
  if (!answer.ok) throw data(null, { status: answer.status })
  const { data_export: found } = await answer.json()
  return found ? camel(found) : undefined
}

type Auth = ApiCalls['auth']

export type ListedSession = InferResponseType<
  Auth['list-sessions']['$get'],
  200
>['sessions'][number]

export type ListedPasskey = InferResponseType<Auth['passkeys']['$get'], 200>['passkeys'][number]

type Context = Readonly<RouterContextProvider>

/** What a form of the account page is read from, and what comes of it. */
type Deed = { context: Context; api: ApiCalls; read: (name: string) => string }
type Outcome = {
  refused?: Refused
  done?: string
  /** What an authenticator app is given. */
  setup?: { uri: string; secret: string }
  /** Shown this once. */
  recoveryCodes?: readonly string[]
}
type Answer = Parameters<typeof findRefused>[0]

export type AccountIntent = keyof typeof accountDeeds

export type AccountResult = Outcome & { intent: AccountIntent; at: number }

export function isAccountIntent(asked: string): asked is AccountIntent {
  return Object.hasOwn(accountDeeds, asked)
}

export function actOnAccount(intent: AccountIntent, deed: Deed): Promise<Outcome> {
  return accountDeeds[intent](deed)
}

/** What each form does. A form that is gone with its page leads to where one is then. */
const accountDeeds = {
  async change_email({ context, api, read }) {
    const newEmail = read('newEmail').trim()
    const words = settingsCopy[context.get(localeContext)].email
    const session = await findSession(context)
    if (session && newEmail.toLowerCase() === session.email) {
      return { refused: { code: 'same_email', error: words.same, status: 400 } }
    }
    const json = { newEmail, password: read('password') }
    const answer = await api.auth['change-email'].$post({ json })
    if (!answer.ok) return { refused: await findRefused(answer) }
    const { asked } = await answer.json()
    if (asked === 'new_address' || !session) return { done: words.done(newEmail) }
    return { done: words.askedOld(session.email) }
  },

  async change_password({ api, read }) {
    const json = { currentPassword: read('currentPassword'), newPassword: read('newPassword') }
    return leadOn(api.auth['change-password'].$post({ json }), '/settings?notice=password_updated')
  },

  async ask_for_password({ context, api }) {
    const { email } = await requireSession(context)
    const answer = await api.auth['request-password-reset'].$post({ json: { email } })
    const refused = await findRefused(answer)
    const words = settingsCopy[context.get(localeContext)].password
    return refused ? { refused } : { done: words.asked(email) }
  },

  async change_language({ context, api, read }) {
    const locale = findLocale(read('locale')) ?? context.get(localeContext)
    return leadOn(api.account.$patch({ json: { locale } }), `/settings?lang=${locale}`)
  },

  async end_session({ api, read }) {
    const ending = api.auth['revoke-session'].$post({ json: { id: read('id') } })
    return leadOn(ending, '/settings?notice=session_ended', 'not_found')
  },

  end_other_sessions: ({ api }) =>
    leadOn(api.auth['revoke-other-sessions'].$post(), '/settings?notice=other_sessions_ended'),

  sign_out_everywhere: ({ api }) =>
    leadOn(api.auth['revoke-sessions'].$post(), '/login?notice=signed_out_everywhere'),

  async ask_for_data({ api }) {
    return { refused: await findRefused(await api.account.data.$post()) }
  },

  ask_for_deletion_code: ({ context, api }) =>
    proofSent(context, api.account['deletion-code'].$post()),

  ask_for_second_factor_code: ({ context, api }) =>
    proofSent(context, api.auth['proof-code'].$post({ json: { purpose: 'second_factor' } })),

  ask_for_passkey_code: ({ context, api }) =>
    proofSent(context, api.auth['proof-code'].$post({ json: { purpose: 'passkey' } })),

  async rename_passkey({ api, read }) {
    const json = { id: read('id'), name: read('name') }
    return leadOn(api.auth.passkeys.rename.$post({ json }), '/settings?notice=passkey_renamed')
  },

  /** One that is gone already is as good as removed. */
  async remove_passkey({ api, read }) {
    const removing = api.auth.passkeys.remove.$post({ json: { id: read('id'), ...proof(read) } })
    return leadOn(removing, '/settings?notice=passkey_removed', 'not_found')
  },

  async start_second_factor({ api, read }) {
    const answer = await api.auth['second-factor'].start.$post({ json: proof(read) })
    return answer.ok ? { setup: await answer.json() } : { refused: await findRefused(answer) }
  },

  /** A wrong code leaves the secret on the page: the app has it already. */
  async confirm_second_factor({ api, read }) {
    const json = { code: read('code') }
    const answer = await api.auth['second-factor'].confirm.$post({ json })
    const setup = { uri: read('uri'), secret: read('secret') }
    if (!answer.ok) return { refused: await findRefused(answer), setup }
    return { recoveryCodes: (await answer.json()).recovery_codes }
  },

  async renew_recovery_codes({ api, read }) {
    const json = proof(read, 'code')
    const answer = await api.auth['second-factor']['recovery-codes'].$post({ json })
    if (!answer.ok) return { refused: await findRefused(answer) }
    return { recoveryCodes: (await answer.json()).recovery_codes }
  },

  async end_second_factor({ api, read }) {
    const ending = api.auth['second-factor'].end.$post({ json: proof(read, 'code') })
    return leadOn(ending, '/settings?notice=second_factor_ended')
  },

  async delete_account({ api, read }) {
    const json = { confirmation: read('confirmation'), ...proof(read) }
    const refused = await findRefused(await api.account.$delete({ json }))
    if (refused) return { refused }
    await api.auth['sign-out'].$post()
    throw redirect('/login?notice=account_deleted')
  },
} satisfies Record<string, (deed: Deed) => Promise<Outcome>>

/** That it is the host who asks: the password, or the code of a mail or of an authenticator app. */
function proof(read: Deed['read'], code: 'otp' | 'code' = 'otp') {
  return { password: read('password'), code: read(code) }
}

/** Leads on when the API said yes, or no for a reason as good as a yes. */
async function leadOn(asked: Promise<Answer>, to: string, evenIf?: string): Promise<Outcome> {
  const refused = await findRefused(await asked)
  if (refused && refused.code !== evenIf) return { refused }
  throw redirect(to)
}

async function proofSent(context: Context, asked: Promise<Answer>): Promise<Outcome> {
  const refused = await findRefused(await asked)
  if (refused) return { refused }
  const session = await findSession(context)
  return { done: settingsCopy[context.get(localeContext)].proof.sent(session?.email ?? '') }
}
