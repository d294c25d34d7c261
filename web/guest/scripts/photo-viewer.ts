import { viewPhotos } from './view-photos.ts'

/** The viewer of a page that has photos: a guide without them goes without this. */
const root = document.querySelector<HTMLElement>('[data-guest]')

if (root) viewPhotos(root, new AbortController().signal)
