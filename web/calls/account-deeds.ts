import { redirect } from 'react-router'
import { findLocale } from '#domain/values/locale.ts'
import { apiOf } from '#web/api.ts'
import type { AccountIntent } from '#web/auth/account/account-result.ts'
import { findRefused } from '#web/auth/auth-result.ts'
import { settingsCopy } from '#web/copy/accounts/settings.ts'
import { localeContext } from '#web/locale.ts'
import { findSession } from '#web/session.ts'
import type { Deed, Outcome } from './account-deed.ts'
import { passkeyDeeds } from './passkey-deeds.ts'
import { secondFactorDeeds } from './second-factor-deeds.ts'

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
    const refused = await findRefused(answer)
    if (refused) return { refused }
    throw redirect('/settings?notice=password_updated')
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
    const refused = await findRefused(await apiOf(context).account.$patch({ json: { locale } }))
    if (refused) return { refused }
    throw redirect(`/settings?lang=${locale}`)
  },

  async end_session({ context, read }) {
    const json = { id: read('id') }
    const refused = await findRefused(await apiOf(context).auth['revoke-session'].$post({ json }))
    if (refused && refused.code !== 'not_found') return { refused }
    throw redirect('/settings?notice=session_ended')
  },

  async end_other_sessions({ context }) {
    const refused = await findRefused(await apiOf(context).auth['revoke-other-sessions'].$post())
    if (refused) return { refused }
    throw redirect('/settings?notice=other_sessions_ended')
  },

  async sign_out_everywhere({ context }) {
    const refused = await findRefused(await apiOf(context).auth['revoke-sessions'].$post())
    if (refused) return { refused }
    throw redirect('/login?notice=signed_out_everywhere')
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

  ...secondFactorDeeds,
  ...passkeyDeeds,

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

/** What becomes of asking for a code by mail. */
async function proofSent(
  context: Deed['context'],
  answer: Parameters<typeof findRefused>[0],
): Promise<Outcome> {
  const refused = await findRefused(answer)
  if (refused) return { refused }
  const session = await findSession(context)
  return { done: settingsCopy[context.get(localeContext)].proof.sent(session?.email ?? '') }
}
