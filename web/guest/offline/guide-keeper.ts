/** What the page and its service worker say to each other about the copy kept on this device. */
export type KeepRequest = {
  /** The page's own address, and the language it is shown in. */
  page: string
  language: string
  /** What the page needs besides itself: its script, its cover, its icon. */
  parts: string[]
  /** Photos of its entries, small, in their order; what was kept by an older page names none. */
  photos?: string[]
}

export type KeepAnswer = {
  /** kept: as new as it gets. changed: a newer one waits. gone: no longer published. alone: nobody answers. */
  state: 'kept' | 'changed' | 'gone' | 'alone'
  /** When the copy was last known to be right, in milliseconds; absent when there is none. */
  at?: number
  /** How many photos are on this device, said once they are: the words come first. */
  photos?: number
}
