import type { Books, Wire } from '#sandbox/books/books.ts'
import { getCustomer } from '#sandbox/books/get.ts'
import { day } from '#sandbox/money/calendar.ts'
import type { InvoiceRecord, PaymentRecord } from '#sandbox/store/records.ts'

export function presentDispute(
  books: Books,
  id: string,
  invoice: InvoiceRecord,
  payment: PaymentRecord,
): Wire {
  const customer = getCustomer(books, invoice.customer)
  return {
    id,
    object: 'dispute',
    amount: payment.amount,
    balance_transactions: [],
    charge: payment.paymentIntent.replace('pi_', 'ch_'),
    created: books.at,
    currency: invoice.currency,
    enhanced_eligibility_types: [],
    evidence: {
      access_activity_log: null,
      billing_address: null,
      cancellation_policy: null,
      cancellation_policy_disclosure: null,
      cancellation_rebuttal: null,
      customer_communication: null,
      customer_email_address: customer.email,
      customer_name: customer.name,
      customer_purchase_ip: null,
      customer_signature: null,
      duplicate_charge_documentation: null,
      duplicate_charge_explanation: null,
      duplicate_charge_id: null,
      enhanced_evidence: {},
      product_description: null,
      receipt: null,
      refund_policy: null,
      refund_policy_disclosure: null,
      refund_refusal_explanation: null,
      service_date: null,
      service_documentation: null,
      shipping_address: null,
      shipping_carrier: null,
      shipping_date: null,
      shipping_documentation: null,
      shipping_tracking_number: null,
      uncategorized_file: null,
      uncategorized_text: null,
    },
    evidence_details: {
      due_by: books.at + 10 * day,
      enhanced_eligibility: {},
      has_evidence: false,
      past_due: false,
      submission_count: 0,
      submission_method: 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: true,
    livemode: false,
    metadata: {},
    payment_intent: payment.paymentIntent,
    reason: 'fraudulent',
    status: 'needs_response',
  }
}
