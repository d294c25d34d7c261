import type { Wire } from '#sandbox/books/books.ts'
import type { PaymentMethodRecord } from '#sandbox/store/records.ts'

export const presentPaymentMethod = (method: PaymentMethodRecord): Wire => ({
  id: method.id,
  object: 'payment_method',
  allow_redisplay: 'limited',
  billing_details: { address: null, email: null, name: method.holder, phone: null, tax_id: null },
  card: {
    brand: method.brand,
    checks: { address_line1_check: null, address_postal_code_check: null, cvc_check: 'pass' },
    country: 'MX',
    display_brand: method.brand,
    exp_month: method.expMonth,
    exp_year: method.expYear,
    funding: 'credit',
    generated_from: null,
    last4: method.last4,
    networks: { available: [method.brand], preferred: null },
    regulated_status: 'unregulated',
    three_d_secure_usage: { supported: true },
    wallet: null,
  },
  created: method.created,
  customer: method.customer,
  customer_account: null,
  livemode: false,
  metadata: {},
  type: 'card',
})
