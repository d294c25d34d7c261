import { type Books, newId } from './books.ts'
import type { PaymentMethodRecord } from './records.ts'

const testCards: Record<string, Pick<PaymentMethodRecord, 'behaviour' | 'brand'>> = {
  '4242424242424242': { behaviour: 'pays', brand: 'visa' },
  '5555555555554444': { behaviour: 'pays', brand: 'mastercard' },
  '4000000000000002': { behaviour: 'declines', brand: 'visa' },
  '4000000000009995': { behaviour: 'lacks_funds', brand: 'visa' },
  '4000002500003155': { behaviour: 'asks_once', brand: 'visa' },
  '4000002760003184': { behaviour: 'asks_always', brand: 'visa' },
  '4000000000000341': { behaviour: 'fails_later', brand: 'visa' },
}

export type CardInput = { number: string; expiry: string; cvc: string; name: string }
export type CardField = keyof CardInput
export type CardProblem =
  | 'number_missing'
  | 'number_wrong'
  | 'number_not_a_test_card'
  | 'expiry_wrong'
  | 'expiry_past'
  | 'cvc_wrong'
  | 'name_missing'

type ReadCard = Omit<PaymentMethodRecord, 'id' | 'created' | 'customer' | 'authenticated'>

type Reading =
  | { card: ReadCard; problems: null }
  | { card: null; problems: Partial<Record<CardField, CardProblem>> }

/** Reads what was typed, as a person types it: spaces in the number, `12/34` or `12 / 2034`. */
export function readCard(input: CardInput, now: Date): Reading {
  const number = input.number.replace(/[\s-]/g, '')
  const testCard = testCards[number]
  const expiry = readExpiry(input.expiry)
  const holder = input.name.trim()
  const problems: Partial<Record<CardField, CardProblem>> = {}

  const numberProblem = problemOfNumber(number)
  if (numberProblem) problems.number = numberProblem
  if (!expiry) problems.expiry = 'expiry_wrong'
  else if (isPast(expiry, now)) problems.expiry = 'expiry_past'
  if (!/^\d{3,4}$/.test(input.cvc.trim())) problems.cvc = 'cvc_wrong'
  if (!holder) problems.name = 'name_missing'

  if (!testCard || !expiry || Object.keys(problems).length > 0) return { card: null, problems }
  return {
    card: { ...testCard, ...expiry, last4: number.slice(-4), holder },
    problems: null,
  }
}

function problemOfNumber(number: string): CardProblem | undefined {
  if (number === '') return 'number_missing'
  if (testCards[number]) return undefined
  return /^\d{12,19}$/.test(number) ? 'number_not_a_test_card' : 'number_wrong'
}

type Expiry = { expMonth: number; expYear: number }

function readExpiry(text: string): Expiry | undefined {
  const match = /^\s*(\d{1,2})\s*\/?\s*(\d{4}|\d{2})\s*$/.exec(text)
  const expMonth = Number(match?.[1])
  const year = Number(match?.[2])
  if (!match || expMonth < 1 || expMonth > 12) return undefined
  return { expMonth, expYear: year < 100 ? 2000 + year : year }
}

const isPast = ({ expMonth, expYear }: Expiry, now: Date) =>
  expYear * 12 + expMonth < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1

/** A card that was typed; it belongs to nobody until it has paid or been accepted. */
export function keepCard(books: Books, card: ReadCard): PaymentMethodRecord {
  return books.paymentMethods.insert({
    id: newId('pm'),
    created: books.at,
    customer: null,
    authenticated: false,
    ...card,
  })
}

export function attachCard(books: Books, method: string, customer: string): void {
  books.paymentMethods.edit(method).customer = customer
}

/** A subscription, or a customer who has none. */
export type CardOwner = { customer: string; defaultPaymentMethod?: string | null }

/** What an unattended charge is made with. */
export function cardOf(books: Books, owner: CardOwner): PaymentMethodRecord | undefined {
  const customer = books.customers.find(owner.customer)
  const id = owner.defaultPaymentMethod ?? customer?.defaultPaymentMethod
  return id ? books.paymentMethods.find(id) : undefined
}

/** `at_the_page`: the card holder is present. `unattended`: a renewal or a call from the API. */
export type Presence = 'at_the_page' | 'unattended'

export type DeclineCode = 'generic_decline' | 'insufficient_funds' | 'no_card'

export type ChargeResult =
  | { outcome: 'paid' }
  | { outcome: 'declined'; declineCode: DeclineCode }
  | { outcome: 'action_required' }

const paid: ChargeResult = { outcome: 'paid' }
const declined = (declineCode: DeclineCode): ChargeResult => ({ outcome: 'declined', declineCode })

type Charge = {
  method: PaymentMethodRecord | undefined
  presence: Presence
  /** The bank's question was just answered for this very charge. */
  answered: boolean
}

export function chargeCard({ method, presence, answered }: Charge): ChargeResult {
  if (!method) return declined('no_card')
  switch (method.behaviour) {
    case 'pays':
      return paid
    case 'declines':
      return declined('generic_decline')
    case 'lacks_funds':
      return declined('insufficient_funds')
    case 'asks_once':
      return method.authenticated || answered ? paid : { outcome: 'action_required' }
    case 'asks_always':
      return answered ? paid : { outcome: 'action_required' }
    case 'fails_later':
      return presence === 'at_the_page' ? paid : declined('generic_decline')
  }
}
