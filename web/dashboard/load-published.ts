import type { PublishedGuide } from './desk.ts'

/** The guides that could give a credit back; without an error sentence, nobody answered. */
export type PublishedAnswer = { guides: PublishedGuide[] } | { error?: string; code?: string }

export async function loadPublished(): Promise<PublishedAnswer> {
  try {
    const answer = await fetch('/guides/published')
    return await answer.json()
  } catch {
    // No connection, or an answer in no shape of ours: the dialog says that the list is missing.
    return {}
  }
}
