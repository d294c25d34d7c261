import type { Operation } from './call.ts'
import { expireSessionCall, listSessions, retrieveSession } from './checkout-sessions.ts'
import { createSession } from './create-session.ts'
import { createCustomer, listCustomers, retrieveCustomer, updateCustomer } from './customers.ts'
import { listEvents, retrieveEvent } from './events.ts'
import { listInvoices, voidInvoiceCall } from './invoices.ts'
import { createPortalSession } from './portal-sessions.ts'
import { createPrice, listPrices, retrievePrice } from './prices.ts'
import { createProduct } from './products.ts'
import { cancelSubscription, listSubscriptions, retrieveSubscription } from './subscriptions.ts'
import { updateSubscription } from './update-subscription.ts'

/** By the names of the schema bundle; a test holds the two lists equal. */
export const operations: Record<string, Operation> = {
  GetCustomers: listCustomers,
  PostCustomers: createCustomer,
  GetCustomersCustomer: retrieveCustomer,
  PostCustomersCustomer: updateCustomer,
  PostProducts: createProduct,
  GetPrices: listPrices,
  PostPrices: createPrice,
  GetPricesPrice: retrievePrice,
  GetCheckoutSessions: listSessions,
  PostCheckoutSessions: createSession,
  GetCheckoutSessionsSession: retrieveSession,
  PostCheckoutSessionsSessionExpire: expireSessionCall,
  GetSubscriptions: listSubscriptions,
  GetSubscriptionsSubscription: retrieveSubscription,
  PostSubscriptionsSubscription: updateSubscription,
  DeleteSubscriptionsSubscription: cancelSubscription,
  PostBillingPortalSessions: createPortalSession,
  GetInvoices: listInvoices,
  PostInvoicesInvoiceVoid: voidInvoiceCall,
  GetEvents: listEvents,
  GetEventsId: retrieveEvent,
}
