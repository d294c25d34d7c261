import type { Books } from '#sandbox/books/books.ts'
import type { ChargeResult, DeclineCode } from '#sandbox/cards/charge.ts'
import { keepCard } from '#sandbox/cards/payment-methods.ts'
import {
  type CardField,
  type CardInput,
  type CardProblem,
  readCard,
} from '#sandbox/cards/test-cards.ts'
import { newId } from '#sandbox/store/ids.ts'
import type { ChallengeRecord, PaymentMethodRecord } from '#sandbox/store/records.ts'

/** What came of something a person did on one of the pages. */
export type Outcome =
  | { kind: 'done' }
  | { kind: 'declined'; declineCode: DeclineCode }
  | { kind: 'challenge'; challenge: string }
  | { kind: 'mistyped'; problems: Partial<Record<CardField, CardProblem>> }
  | { kind: 'closed' }

export const done: Outcome = { kind: 'done' }
export const closed: Outcome = { kind: 'closed' }

/** Reads a typed card and goes on with it, or says what is wrong with what was typed. */
export function withTypedCard(
  books: Books,
  input: CardInput,
  work: (method: PaymentMethodRecord) => Outcome,
): Outcome {
  const reading = readCard(input, new Date(books.at * 1000))
  if (reading.problems) return { kind: 'mistyped', problems: reading.problems }
  return work(keepCard(books, reading.card))
}

type Asked = Pick<ChallengeRecord, 'paymentMethod' | 'purpose'>

export function outcomeOf(books: Books, result: ChargeResult, asked: Asked): Outcome {
  if (result.outcome === 'paid') return done
  if (result.outcome === 'action_required') return challenge(books, asked)
  return { kind: 'declined', declineCode: result.declineCode }
}

export function challenge(books: Books, asked: Asked): Outcome {
  const { id } = books.challenges.insert({
    id: newId('tds', 40),
    created: books.at,
    status: 'open',
    ...asked,
  })
  return { kind: 'challenge', challenge: id }
}
