import type { PaymentMethodRecord } from '#sandbox/store/records.ts'

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
