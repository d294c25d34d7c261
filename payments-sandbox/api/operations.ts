import type { Operation } from './call.ts'
import { expireSessionCall, listSessions, retrieveSession } from './checkout-sessions.ts'
import { createSession } from './create-session.ts'
import {
  createCustomer,
  listCustomers,
  retrieveCustomer,
  searchCustomers,
  updateCustomer,
} from './customers.ts'
import { listEvents, retrieveEvent } from './events.ts'
import { listInvoices, payInvoiceCall, retrieveInvoice, voidInvoiceCall } from './invoices.ts'
import { createPortalSession } from './portal-sessions.ts'
import { previewInvoice } from './preview-invoice.ts'
import { createPrice, listPrices, retrievePrice } from './prices.ts'
import { createProduct, retrieveProduct } from './products.ts'
import { cancelSubscription, listSubscriptions, retrieveSubscription } from './subscriptions.ts'
import { advanceTestClock, createTestClock, retrieveTestClock } from './test-clocks.ts'
import { updateSubscription } from './update-subscription.ts'

/** By the names of the schema bundle; a test holds the two lists equal. */
export const operations: Record<string, Operation> = {
  GetCustomers: listCustomers,
  PostCustomers: createCustomer,
  GetCustomersSearch: searchCustomers,
  GetCustomersCustomer: retrieveCustomer,
  PostCustomersCustomer: updateCustomer,
  PostProducts: createProduct,
  GetProductsId: retrieveProduct,
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
  PostInvoicesCreatePreview: previewInvoice,
  GetInvoices: listInvoices,
  GetInvoicesInvoice: retrieveInvoice,
  PostInvoicesInvoiceVoid: voidInvoiceCall,
  PostInvoicesInvoicePay: payInvoiceCall,
  GetEvents: listEvents,
  GetEventsId: retrieveEvent,
  PostTestHelpersTestClocks: createTestClock,
  GetTestHelpersTestClocksTestClock: retrieveTestClock,
  PostTestHelpersTestClocksTestClockAdvance: advanceTestClock,
}
