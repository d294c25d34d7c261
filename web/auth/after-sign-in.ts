import { redirect } from 'react-router'

type SignedIn = { ok: boolean; clone(): { json(): Promise<unknown> } }

/** Whether a sign-in that went well still asks for the second step. */
export async function needsSecondStep(answer: SignedIn) {
  if (!answer.ok) return false
  const content = await answer.clone().json()
  return typeof content === 'object' && content !== null && 'second_factor' in content
}

/** Where one goes after a first proof that was right. */
export async function goOn(answer: SignedIn) {
  return redirect((await needsSecondStep(answer)) ? '/second-step' : '/')
}
