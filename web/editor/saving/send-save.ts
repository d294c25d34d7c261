import type { SaveOrder, SaveOutcome } from './save-outcome.ts'

const saveAddress = '/guides/save'
const patienceMs = 30_000

/** Sends the form; whatever happens on the way, the answer is an outcome and never a throw. */
export async function sendSave(order: SaveOrder): Promise<SaveOutcome> {
  try {
    const answer = await fetch(saveAddress, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(order),
      signal: AbortSignal.timeout(patienceMs),
    })
    // A proxy answers for a server that is away, and in its own words.
    if (answer.status >= 502 && answer.status <= 504) return { is: 'unreachable' }
    const said = await answer.json()
    // What is refused before it reaches the page comes as the API says it.
    if (!answer.ok) return { is: 'refused', code: said.code, reason: said.error }
    return said
  } catch {
    // No connection, no answer in time, or an answer cut off: to the host they are one thing.
    return { is: 'unreachable' }
  }
}
