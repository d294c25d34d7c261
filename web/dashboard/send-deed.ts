import type { DeskIntent, DeskOutcome } from './desk.ts'

/** Sends what a button asks for; whatever happens on the way, the answer is an outcome and never a throw. */
export async function sendDeed(intent: DeskIntent, ids: string[]): Promise<DeskOutcome> {
  const body = new FormData()
  body.set('intent', intent)
  for (const id of ids) body.append('id', id)
  try {
    const answer = await fetch('/guides/act', { method: 'POST', body })
    return await answer.json()
  } catch {
    // No connection, or an answer in no shape of ours: to the host they are one thing.
    return { intent, is: 'unreachable' }
  }
}
