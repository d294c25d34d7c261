import type { Draft, KeptDraft } from './draft-store.ts'

/** What is left of a draft without what was typed: texts that were brought and are not all placed yet. */
export function reviewDraftOf(
  draft: Pick<Draft, 'id' | 'hostId' | 'guideId' | 'pasted'> & { savedAt: number },
): KeptDraft {
  const { id, hostId, guideId, pasted, savedAt } = draft
  return { id, hostId, guideId, pasted, savedAt }
}
