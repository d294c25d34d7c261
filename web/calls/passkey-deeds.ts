import { redirect } from 'react-router'
import { apiOf } from '#web/api.ts'
import { findRefused } from '#web/auth/auth-result.ts'
import type { Deed, Outcome } from './account-deed.ts'

/** What the forms of one's passkeys do; adding one is the browser's own. */
export const passkeyDeeds = {
  async rename_passkey({ context, read }: Deed): Promise<Outcome> {
    const json = { id: read('id'), name: read('name') }
    const refused = await findRefused(await apiOf(context).auth.passkeys.rename.$post({ json }))
    if (refused) return { refused }
    throw redirect('/settings?notice=passkey_renamed')
  },

  /** One that is gone already is as good as removed. */
  async remove_passkey({ context, read }: Deed): Promise<Outcome> {
    const json = { id: read('id') }
    const refused = await findRefused(await apiOf(context).auth.passkeys.remove.$post({ json }))
    if (refused && refused.code !== 'not_found') return { refused }
    throw redirect('/settings?notice=passkey_removed')
  },
}
