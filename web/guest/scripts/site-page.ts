import { enhance } from './enhance.ts'
import { keepTicks } from './keep-ticks.ts'
import { viewPhotos } from './view-photos.ts'

/** A guide opened from a folder: everything that needs no server. */
const root = document.querySelector<HTMLElement>('[data-guest]')

if (root) {
  const { signal } = new AbortController()
  enhance(root, signal)
  keepTicks(root, { name: document.title, signal })
  if (root.dataset.viewer) viewPhotos(root, signal)
}
