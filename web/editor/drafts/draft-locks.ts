const lockName = (draftId: string) => `zaguan-draft-${draftId}`

/** Says to this device's other tabs that a draft is being typed here; call the answer to let go. */
export function holdDraft(draftId: string): () => void {
  // Locks need https (or localhost); without them every draft counts as left behind.
  if (!navigator.locks) return () => {}
  const held = Promise.withResolvers<void>()
  const leaving = new AbortController()
  navigator.locks
    .request(lockName(draftId), { signal: leaving.signal }, () => held.promise)
    .catch(() => {})
  return () => {
    leaving.abort()
    held.resolve()
  }
}

/** Of these drafts, those nobody is typing in: left by a crash, a closed tab or an expired session. */
export async function findLeftBehind<Kept extends { id: string }>(drafts: Kept[]): Promise<Kept[]> {
  if (!navigator.locks) return drafts
  const { held = [] } = await navigator.locks.query()
  const names = new Set(held.map(({ name }) => name))
  return drafts.filter(({ id }) => !names.has(lockName(id)))
}
