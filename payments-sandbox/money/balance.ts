/** Below this a card cannot be charged: the amount is carried to the next invoice. */
const minimumCharge: Record<string, number> = { mxn: 1000, usd: 50, eur: 50, cad: 50 }

type Settlement = { amountDue: number; endingBalance: number }

/** What is left to charge once the customer's balance has had its say. */
export function settle(currency: string, total: number, startingBalance: number): Settlement {
  const owed = total + startingBalance
  if (total < 0 || owed <= 0) return { amountDue: 0, endingBalance: owed }
  if (owed < (minimumCharge[currency] ?? 50)) return { amountDue: 0, endingBalance: owed }
  return { amountDue: owed, endingBalance: 0 }
}
