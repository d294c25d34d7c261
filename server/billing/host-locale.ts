import { Refusal } from '#domain/messages/refusals.ts'
import type { Locale } from '#domain/values/locale.ts'
import { findHostLanguage } from '#server/db/host-language.ts'
import { asSystem } from '#server/db/row-security/callers.ts'
import type { BillingContext } from './context.ts'

type Needs = Pick<BillingContext, 'db'>

/** The language the provider's pages speak to this host; one who left is refused. */
export async function getLocale({ db }: Needs, hostId: string): Promise<Locale> {
  const language = await asSystem(db, (tx) => findHostLanguage(tx, hostId))
  if (!language) throw new Refusal('unauthorized')
  return language
}

/** An access token outlives its account by minutes: one who left has no billing. */
export async function assertHost(needs: Needs, hostId: string) {
  await getLocale(needs, hostId)
}
