import type { Books, Wire } from '#sandbox/books/books.ts'
import { invalid, notFound } from '#sandbox/errors/api-error.ts'
import { hour } from '#sandbox/money/calendar.ts'
import { newId } from '#sandbox/store/ids.ts'
import type { PortalFlow } from '#sandbox/store/records.ts'
import { presentPortalSession } from '#sandbox/wire/other.ts'
import { type Call, paramsOf } from './call.ts'
import { customerParam } from './find.ts'
import { refuseOthers } from './parameters.ts'

type FlowParam = {
  type: string
  subscription_cancel?: { subscription: string }
  after_completion?: { type: string; redirect?: { return_url: string } }
}

type PortalParams = {
  customer?: string
  flow_data?: FlowParam
  locale?: string
  return_url?: string
}

export function createPortalSession(books: Books, call: Call): Wire {
  refuseOthers(call.params, [
    'configuration',
    'customer',
    'expand',
    'flow_data',
    'locale',
    'return_url',
  ])
  const params = paramsOf<PortalParams>(call)
  if (params.customer === undefined) {
    throw invalid('Missing required param: customer.', {
      code: 'parameter_missing',
      param: 'customer',
    })
  }
  const customer = customerParam(books, params.customer)
  const session = books.portalSessions.insert({
    id: newId('bps'),
    created: books.at,
    token: newId('test', 40),
    customer: customer.id,
    expiresAt: books.at + hour,
    locale: params.locale ?? null,
    returnUrl: params.return_url ?? null,
    flow: params.flow_data ? readFlow(books, customer.id, params.flow_data) : null,
  })
  return presentPortalSession(books, session)
}

function readFlow(books: Books, customer: string, flow: FlowParam): PortalFlow {
  const returnUrl = flow.after_completion?.redirect?.return_url ?? null
  if (flow.type === 'payment_method_update') {
    return { type: flow.type, subscription: null, returnUrl }
  }
  if (flow.type !== 'subscription_cancel') {
    throw invalid(`The sandbox's portal does not know the flow ${flow.type}.`, {
      param: 'flow_data[type]',
    })
  }
  const subscription = flow.subscription_cancel?.subscription ?? ''
  if (books.subscriptions.find(subscription)?.customer !== customer) {
    throw notFound(
      'subscription',
      subscription,
      'flow_data[subscription_cancel][subscription]',
      400,
    )
  }
  return { type: flow.type, subscription, returnUrl }
}
