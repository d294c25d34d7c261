import type { Wire } from '#sandbox/books/books.ts'
import type { Address, CustomerRecord } from '#sandbox/store/records.ts'

export function presentCustomer(customer: CustomerRecord): Wire {
  if (customer.deleted) return { id: customer.id, object: 'customer', deleted: true }
  return {
    id: customer.id,
    object: 'customer',
    address: presentAddress(customer.address),
    balance: customer.balance,
    created: customer.created,
    currency: customer.currency,
    customer_account: null,
    default_source: null,
    delinquent: false,
    description: customer.description,
    discount: null,
    email: customer.email,
    invoice_prefix: customer.invoicePrefix,
    invoice_settings: {
      custom_fields: [],
      default_payment_method: customer.defaultPaymentMethod,
      footer: null,
      rendering_options: null,
    },
    livemode: false,
    metadata: customer.metadata,
    name: customer.name,
    next_invoice_sequence: customer.nextInvoiceNumber,
    phone: customer.phone,
    preferred_locales: customer.preferredLocales,
    shipping: null,
    tax_exempt: customer.taxExempt,
    test_clock: customer.testClock,
  }
}

export function presentAddress(address: Address | null): Wire | null {
  if (!address) return null
  return {
    city: address.city,
    country: address.country,
    line1: address.line1,
    line2: address.line2,
    postal_code: address.postalCode,
    state: address.state,
  }
}
