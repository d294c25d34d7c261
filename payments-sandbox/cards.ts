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

export type CardProblems = Partial<Record<CardField, CardProblem>>

type ReadCard = Omit<PaymentMethodRecord, 'id' | 'created' | 'customer' | 'authenticated'>

/** Reads what was typed, as a person types it: spaces in the number, `12/34` or `12 / 2034`. */
export function readCard(input: CardInput, now: Date): ReadCard | { problems: CardProblems } {
  const number = input.number.replace(/[\s-]/g, '')
  const testCard = testCards[number]
  const expiry = readExpiry(input.expiry)
  const problems: CardProblems = {}

  const numberProblem = problemOfNumber(number)
  if (numberProblem) problems.number = numberProblem
  if (!expiry) problems.expiry = 'expiry_wrong'
  else if (isPast(expiry, now)) problems.expiry = 'expiry_past'
  if (!/^\d{3,4}$/.test(input.cvc.trim())) problems.cvc = 'cvc_wrong'
  if (!input.name.trim()) problems.name = 'name_missing'

  if (!testCard || !expiry || Object.keys(problems).length > 0) return { problems }
  return { ...testCard, ...expiry, last4: number.slice(-4) }
}

function problemOfNumber(number: string): CardProblem | undefined {
  if (number === '') return 'number_missing'
  if (testCards[number]) return undefined
  return /^\d{12,19}$/.test(number) ? 'number_not_a_test_card' : 'number_wrong'
}

function readExpiry(text: string) {
  const match = /^\s*(\d{1,2})\s*\/?\s*(\d{4}|\d{2})\s*$/.exec(text)
  const [, expMonth = 0, year = 0] = match?.map(Number) ?? []
  if (expMonth < 1 || expMonth > 12) return undefined
  return { expMonth, expYear: year < 100 ? 2000 + year : year }
}

const isPast = ({ expMonth, expYear }: Pick<ReadCard, 'expMonth' | 'expYear'>, now: Date) =>
  expYear * 12 + expMonth < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1

/** A card that was typed; it belongs to nobody until it has paid or been accepted. */
export function keepCard(books: Books, card: ReadCard): PaymentMethodRecord {
  return books.paymentMethods.insert({
    id: newId('pm'),
    created: books.at,
    authenticated: false,
    ...card,
  })
}

/** A card that has paid, or was accepted by its bank. */
export function attachCard(books: Books, method: string, customer: string): void {
  Object.assign(books.paymentMethods.edit(method), { customer, authenticated: true })
}

/** A subscription, or a customer who has none. */
export type CardOwner = { customer: string; defaultPaymentMethod?: string }

/** What an unattended charge is made with. */
export function cardOf(books: Books, owner: CardOwner): PaymentMethodRecord | undefined {
  const customer = books.customers.find(owner.customer)
  const id = owner.defaultPaymentMethod ?? customer?.defaultPaymentMethod
  return id ? books.paymentMethods.find(id) : undefined
}

/** A card in the hand of its holder, who is at a page; perhaps the bank's question was just answered for this charge. */
export type CardInHand = { method: PaymentMethodRecord; isAnswered: boolean }

export type DeclineCode = 'generic_decline' | 'insufficient_funds' | 'no_card'

export type ChargeResult = 'paid' | 'action_required' | DeclineCode

/** What the bank says to a charge; without anybody at a page, a renewal or a call from the API. */
export function chargeCard(
  method: PaymentMethodRecord | undefined,
  inHand: CardInHand | undefined,
): ChargeResult {
  if (!method) return 'no_card'
  const isAnswered = inHand?.isAnswered ?? false
  switch (method.behaviour) {
    case 'pays':
      return 'paid'
    case 'declines':
      return 'generic_decline'
    case 'lacks_funds':
      return 'insufficient_funds'
    case 'asks_once':
      return method.authenticated || isAnswered ? 'paid' : 'action_required'
    case 'asks_always':
      return isAnswered ? 'paid' : 'action_required'
    case 'fails_later':
      return inHand ? 'paid' : 'generic_decline'
  }
}
