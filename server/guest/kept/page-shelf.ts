import { LRUCache } from 'lru-cache'

/** Finished pages within a limit of bytes; when it is reached, what was not asked for longest goes first. */
export function openPageShelf<Page extends { bytes: () => number }>(maxBytes: number) {
  const shelf = new LRUCache<string, Page>({
    maxSize: maxBytes,
    sizeCalculation: (page) => page.bytes(),
  })
  return {
    find: (key: string) => shelf.get(key),
    put: (key: string, page: Page) => void shelf.set(key, page),
    /** Weighs a page again, when it is still the one that is kept. */
    weigh(key: string, page: Page) {
      if (shelf.peek(key) !== page) return
      shelf.delete(key)
      shelf.set(key, page)
    },
    remove: (key: string) => void shelf.delete(key),
    pages: () => [...shelf.values()],
    bytes: () => shelf.calculatedSize,
    count: () => shelf.size,
  }
}
