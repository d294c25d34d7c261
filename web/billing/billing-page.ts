import { data } from 'react-router'
import { apiOf } from '#web/api.ts'
import { formOf } from '#web/auth/read-form.ts'
import { doBilling } from '#web/billing-calls.ts'
import { readGuideIds } from '#web/guide-id.ts'
import { localeContext } from '#web/locale.ts'
import { requireSession } from '#web/session.ts'
import type { Route } from './+types/billing-page'
import { type BillingOutcome, billingIntents } from './plan.ts'

/** Where every button of the billing screens leads. */
export async function action({ request, context }: Route.ActionArgs): Promise<BillingOutcome> {
  const form = await formOf(request)
  const intent = billingIntents.find((known) => known === form.get('intent'))
  if (!intent) throw data(null, { status: 400 })
  const { hostId } = await requireSession(context)
  const caller = { api: apiOf(context), locale: context.get(localeContext), hostId }
  return doBilling(caller, intent, {
    quantity: Number(form.get('quantity') ?? 0),
    propertyId: form.get('property_id')?.toString(),
    ids: readGuideIds(form),
  })
}

/** Without a connection a button says so; the page stands. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    const intent = billingIntents.find((known) => known === form.get('intent'))
    if (!intent || !(error instanceof TypeError)) throw error
    return { intent, is: 'unreachable' } satisfies BillingOutcome
  }
}
