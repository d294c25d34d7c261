import { type ReactNode, useMemo } from 'react'
import { useRouteLoaderData } from 'react-router'
import { BillingAccessContext } from '#web/billing/billing-access.ts'
import type { BillingOrder } from '#web/billing/plan.ts'
import { useLocale } from '#web/copy/use-copy.ts'
import { sendBilling } from './calls/billing-deeds.ts'
import type { loader as rootLoader } from './root.tsx'

/** A page on which plans are bought and changed, by whoever is signed in. */
export function WithBilling({ children }: { children: ReactNode }) {
  const locale = useLocale()
  const hostId = useRouteLoaderData<typeof rootLoader>('root')?.session?.hostId
  const access = useMemo(() => {
    if (!hostId) return {}
    return { send: (order: BillingOrder) => sendBilling({ locale, hostId }, order) }
  }, [locale, hostId])
  return <BillingAccessContext value={access}>{children}</BillingAccessContext>
}
