import { type KeptDraft, putDraft, removeDraft } from './draft-store.ts'

export type KeptState = 'none' | 'keeping' | 'kept' | 'unkept'

type Writer = {
  everyMs: number
  onState: (state: KeptState) => void
}

/** Writes the newest draft and no other: one write at a time, and at most one every so often. */
export function openDraftWriter({ everyMs, onState }: Writer) {
  let waiting: KeptDraft | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let writing: Promise<void> = Promise.resolve()
  let hasFailed = false

  async function writeNewest() {
    const draft = waiting
    if (!draft) return
    waiting = undefined
    try {
      await putDraft(draft)
      hasFailed = false
      onState(waiting ? 'keeping' : 'kept')
    } catch {
      // A private window or a full disk keeps nothing: the host is told, typing goes on.
      hasFailed = true
      onState('unkept')
    }
  }

  function flush() {
    clearTimeout(timer)
    timer = undefined
    writing = writing.then(writeNewest)
    return writing
  }

  return {
    keep(draft: KeptDraft) {
      waiting = draft
      onState('keeping')
      timer ??= setTimeout(flush, everyMs)
    },
    /** Writes at once: the page may be going away. */
    flush,
    /** Whether the last draft found no room on this device. */
    hasFailed: () => hasFailed,
    async forget(id: string) {
      waiting = undefined
      await flush()
      await removeDraft(id).catch(() => {})
      onState('none')
    },
  }
}
