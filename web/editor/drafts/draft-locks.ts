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

/** A page that was closed or reloaded lets go of its draft a moment after the next one has begun. */
const timeoutMs = 4000

/** Of these drafts, those nobody is typing in: left by a crash, a closed tab or an expired session. */
export async function findLeftBehind<Kept extends { id: string }>(drafts: Kept[]): Promise<Kept[]> {
  const areLeft = await Promise.all(drafts.map(({ id }) => isLeftBehind(id)))
  return drafts.filter((_, at) => areLeft[at])
}

async function isLeftBehind(draftId: string) {
  if (!navigator.locks) return true
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    return await navigator.locks.request(lockName(draftId), { signal }, () => true)
  } catch {
    // Nobody let go of it in time: it is being typed in.
    return false
  }
}
