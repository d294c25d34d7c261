/** Below ten pesos a card cannot be charged: the amount is carried to the next invoice. */
const minimumCharge = 1000

type Settlement = { amountDue: number; endingBalance: number }

/** What is left to charge once the customer's balance has had its say. */
export function settle(total: number, startingBalance: number): Settlement {
  const owed = total + startingBalance
  if (total < 0 || owed < minimumCharge) return { amountDue: 0, endingBalance: owed }
  return { amountDue: owed, endingBalance: 0 }
}
