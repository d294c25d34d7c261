import { redirect } from 'react-router'
import { apiOf } from '#web/api.ts'
import { findRefused } from '#web/auth/auth-result.ts'
import type { Deed, Outcome } from './account-deed.ts'

/** What the forms of the second step do. */
export const secondFactorDeeds = {
  async start_second_factor({ context, read }: Deed): Promise<Outcome> {
    const calls = apiOf(context).auth['second-factor']
    const json = { password: read('password'), code: read('otp') }
    const answer = await calls.start.$post({ json })
    const refused = await findRefused(answer.clone())
    if (!answer.ok) return { refused }
    return { setup: await answer.json() }
  },

  /** A wrong code leaves the secret on the page: the app has it already. */
  async confirm_second_factor({ context, read }: Deed): Promise<Outcome> {
    const calls = apiOf(context).auth['second-factor']
    const answer = await calls.confirm.$post({ json: { code: read('code') } })
    const refused = await findRefused(answer.clone())
    const setup = { uri: read('uri'), secret: read('secret') }
    if (!answer.ok) return { refused, setup }
    return { recoveryCodes: (await answer.json()).recovery_codes }
  },

  async renew_recovery_codes({ context, read }: Deed): Promise<Outcome> {
    const json = { password: read('password'), code: read('code') }
    const answer = await apiOf(context).auth['second-factor']['recovery-codes'].$post({ json })
    const refused = await findRefused(answer.clone())
    if (!answer.ok) return { refused }
    return { recoveryCodes: (await answer.json()).recovery_codes }
  },

  async end_second_factor({ context, read }: Deed): Promise<Outcome> {
    const json = { password: read('password'), code: read('code') }
    const refused = await findRefused(
      await apiOf(context).auth['second-factor'].end.$post({ json }),
    )
    if (refused) return { refused }
    throw redirect('/settings?notice=second_factor_ended')
  },
}
