import { type RouterContextProvider, redirect } from 'react-router'
import { findLocale } from '#domain/values/locale.ts'
import type { AccountIntent, AccountResult } from '#web/auth/account/account-result.ts'
import { findRefused } from '#web/auth/auth-result.ts'
import { settingsCopy } from '#web/copy/accounts/settings.ts'
import { localeContext } from '#web/locale.ts'
import { findSession } from '#web/session.ts'
import { type ApiCalls, apiOf } from './api.ts'
import { camel } from './camel.ts'

/** The file of a host's data as far as it is. */
export type DataExport = NonNullable<Awaited<ReturnType<typeof findDataExport>>>

/** Undefined when none was asked for, or its day is over. */
export async function findDataExport(api: ApiCalls) {
  const answer = await api.account.data.$get()
  if (!answer.ok) return undefined
  const { data_export: found } = await answer.json()
  return found ? camel(found) : undefined
}

type Context = Readonly<RouterContextProvider>

/** What a form of the account page is read from, and what comes of it. */
type Deed = { context: Context; read: (name: string) => string }
type Outcome = Omit<AccountResult, 'intent' | 'at'>
type Answer = Parameters<typeof findRefused>[0]

/** What each form of the account page does. A form that is gone with its page leads to where one is then. */
export const accountDeeds: Readonly<Record<AccountIntent, (deed: Deed) => Promise<Outcome>>> = {
  async change_email({ context, read }) {
    const newEmail = read('newEmail').trim()
    const words = settingsCopy[context.get(localeContext)].email
    const session = await findSession(context)
    if (session && newEmail.toLowerCase() === session.email) {
      return { refused: { code: 'same_email', error: words.same, status: 400 } }
    }
    const json = { newEmail, password: read('password') }
    const answer = await apiOf(context).auth['change-email'].$post({ json })
    const refused = await findRefused(answer.clone())
    if (refused || !answer.ok) return { refused }
    const { asked } = await answer.json()
    if (asked === 'new_address' || !session) return { done: words.done(newEmail) }
    return { done: words.askedOld(session.email) }
  },

  async change_password({ context, read }) {
    const json = { currentPassword: read('currentPassword'), newPassword: read('newPassword') }
    const answer = await apiOf(context).auth['change-password'].$post({ json })
    return leadOn(answer, '/settings?notice=password_updated')
  },

  async ask_for_password({ context }) {
    const session = await findSession(context)
    if (!session) return { refused: { code: 'unauthorized', error: '', status: 401 } }
    const { email } = session
    const asked = await apiOf(context).auth['request-password-reset'].$post({ json: { email } })
    const refused = await findRefused(asked)
    const words = settingsCopy[context.get(localeContext)].password
    return refused ? { refused } : { done: words.asked(email) }
  },

  async change_language({ context, read }) {
    const locale = findLocale(read('locale')) ?? context.get(localeContext)
    const answer = await apiOf(context).account.$patch({ json: { locale } })
    return leadOn(answer, `/settings?lang=${locale}`)
  },

  async end_session({ context, read }) {
    const json = { id: read('id') }
    const answer = await apiOf(context).auth['revoke-session'].$post({ json })
    return leadOn(answer, '/settings?notice=session_ended', { evenIf: 'not_found' })
  },

  async end_other_sessions({ context }) {
    const answer = await apiOf(context).auth['revoke-other-sessions'].$post()
    return leadOn(answer, '/settings?notice=other_sessions_ended')
  },

  async sign_out_everywhere({ context }) {
    const answer = await apiOf(context).auth['revoke-sessions'].$post()
    return leadOn(answer, '/login?notice=signed_out_everywhere')
  },

  async ask_for_data({ context }) {
    return { refused: await findRefused(await apiOf(context).account.data.$post()) }
  },

  async ask_for_deletion_code({ context }) {
    return proofSent(context, await apiOf(context).account['deletion-code'].$post())
  },

  async ask_for_second_factor_code({ context }) {
    const json = { purpose: 'second_factor' as const }
    return proofSent(context, await apiOf(context).auth['proof-code'].$post({ json }))
  },

  async ask_for_passkey_code({ context }) {
    const json = { purpose: 'passkey' as const }
    return proofSent(context, await apiOf(context).auth['proof-code'].$post({ json }))
  },

  async rename_passkey({ context, read }) {
    const json = { id: read('id'), name: read('name') }
    const answer = await apiOf(context).auth.passkeys.rename.$post({ json })
    return leadOn(answer, '/settings?notice=passkey_renamed')
  },

  /** One that is gone already is as good as removed. */
  async remove_passkey({ context, read }) {
    const json = { id: read('id'), password: read('password'), code: read('otp') }
    const answer = await apiOf(context).auth.passkeys.remove.$post({ json })
    return leadOn(answer, '/settings?notice=passkey_removed', { evenIf: 'not_found' })
  },

  async start_second_factor({ context, read }) {
    const json = { password: read('password'), code: read('otp') }
    const answer = await apiOf(context).auth['second-factor'].start.$post({ json })
    const refused = await findRefused(answer.clone())
    return answer.ok ? { setup: await answer.json() } : { refused }
  },

  /** A wrong code leaves the secret on the page: the app has it already. */
  async confirm_second_factor({ context, read }) {
    const calls = apiOf(context).auth['second-factor']
    const answer = await calls.confirm.$post({ json: { code: read('code') } })
    const refused = await findRefused(answer.clone())
    const setup = { uri: read('uri'), secret: read('secret') }
    return answer.ok ? { recoveryCodes: (await answer.json()).recovery_codes } : { refused, setup }
  },

  async renew_recovery_codes({ context, read }) {
    const json = { password: read('password'), code: read('code') }
    const answer = await apiOf(context).auth['second-factor']['recovery-codes'].$post({ json })
    const refused = await findRefused(answer.clone())
    return answer.ok ? { recoveryCodes: (await answer.json()).recovery_codes } : { refused }
  },

  async end_second_factor({ context, read }) {
    const json = { password: read('password'), code: read('code') }
    const answer = await apiOf(context).auth['second-factor'].end.$post({ json })
    return leadOn(answer, '/settings?notice=second_factor_ended')
  },

  async delete_account({ context, read }) {
    const json = {
      confirmation: read('confirmation'),
      password: read('password'),
      code: read('otp'),
    }
    const refused = await findRefused(await apiOf(context).account.$delete({ json }))
    if (refused) return { refused }
    await apiOf(context).auth['sign-out'].$post()
    throw redirect('/login?notice=account_deleted')
  },
}

/** Leads on when the API said yes, or no for a reason as good as a yes. */
async function leadOn(
  answer: Answer,
  to: string,
  { evenIf }: { evenIf?: string } = {},
): Promise<Outcome> {
  const refused = await findRefused(answer)
  if (refused && refused.code !== evenIf) return { refused }
  throw redirect(to)
}

/** What becomes of asking for a code by mail. */
async function proofSent(context: Context, answer: Answer): Promise<Outcome> {
  const refused = await findRefused(answer)
  if (refused) return { refused }
  const session = await findSession(context)
  return { done: settingsCopy[context.get(localeContext)].proof.sent(session?.email ?? '') }
}
