import type { GuidebookForm } from '#domain/guide/guidebook.ts'
import type { Pasted } from '#web/editor/paste/pasted.ts'
import type { KnownOfGuide } from '#web/editor/saving/save-guide.ts'

/** What was typed and not saved yet, as this device keeps it. */
export type Draft = KnownOfGuide & {
  /** One for each open editor: two tabs on one guide never write over each other. */
  id: string
  hostId: string
  /** The guide's id, or `new`. */
  guideId: string
  /** Absent where nothing was typed: only what was brought waits, over the guide as it is stored. */
  form?: GuidebookForm
  photo?: Blob
  /** The other photos that were picked, by field. */
  blockPhotos?: Record<string, Blob>
  /** Texts that were brought and not all placed yet. */
  pasted?: Pasted
  savedAt: number
}

/** What is left of a draft without what was typed: texts that were brought and are not all placed yet. */
export function reviewDraftOf({ id, hostId, guideId, pasted, savedAt }: Draft): Draft {
  return { id, hostId, guideId, pasted, savedAt }
}

const databaseName = 'zaguan-drafts'
const storeName = 'drafts'

let opening: Promise<IDBDatabase> | undefined

export async function putDraft(draft: Draft) {
  await inStore('readwrite', (store) => store.put(draft))
}

export async function removeDraft(id: string) {
  await inStore('readwrite', (store) => store.delete(id))
}

/** A host's drafts, newest first; of one guide when it is named. A device that keeps no drafts has none. */
export async function listDrafts(hostId: string, guideId?: string): Promise<Draft[]> {
  const all = await inStore<Draft[]>('readonly', (store) => store.getAll()).catch(() => [])
  return all
    .filter((draft) => draft.hostId === hostId && (!guideId || draft.guideId === guideId))
    .sort((a, b) => b.savedAt - a.savedAt)
}

/** All of a host who leaves; of one guide those that no other tab has open, which may still be gone on with. */
export async function removeDraftsOf(hostId: string, guideId?: string) {
  const drafts = await listDrafts(hostId, guideId)
  const left = guideId ? await findUnheld(drafts) : drafts
  await Promise.all(left.map(({ id }) => removeDraft(id)))
}

/** A tab that types in a draft holds the lock of that name. */
export const lockName = (draftId: string) => `zaguan-draft-${draftId}`

/** How long a held draft is waited for: a page that was just closed or reloaded lets go of it a moment later. */
const timeoutMs = 4000

/** Of these drafts, those nobody is typing in: left by a crash, a closed tab or an expired session. */
export async function findUnheld<One extends { id: string }>(drafts: One[]): Promise<One[]> {
  const areLeft = await Promise.all(drafts.map(({ id }) => isUnheld(id)))
  return drafts.filter((_, at) => areLeft[at])
}

async function isUnheld(draftId: string) {
  if (!navigator.locks) return true
  try {
    const signal = AbortSignal.timeout(timeoutMs)
    return await navigator.locks.request(lockName(draftId), { signal }, () => true)
  } catch {
    // Nobody let go of it in time: it is being typed in.
    return false
  }
}

async function inStore<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const database = await openDatabase()
  return new Promise((resolve, reject) => {
    const transaction = database.transaction(storeName, mode)
    const request = work(transaction.objectStore(storeName))
    transaction.oncomplete = () => resolve(request.result)
    transaction.onerror = () => reject(transaction.error)
    transaction.onabort = () => reject(transaction.error)
  })
}

function openDatabase() {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(storeName, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  // Not opened, or closed by the browser: whoever comes next opens it anew.
  opening.then((database) => database.addEventListener('close', forgetDatabase), forgetDatabase)
  return opening
}

function forgetDatabase() {
  opening = undefined
}

/** Signing out with something not saved yet goes by way of the page that can ask about it. */
export function askAboutDrafts(hostId: string) {
  document.addEventListener('submit', async (event) => {
    const form = event.target
    if (!(form instanceof HTMLFormElement) || new URL(form.action).pathname !== '/logout') return
    event.preventDefault()
    const { length: drafts } = await listDrafts(hostId)
    if (drafts > 0) location.assign('/logout')
    else form.submit()
  })
}
