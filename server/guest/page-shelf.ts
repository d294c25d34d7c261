type Shelved<Page> = { page: Page; isWanted: boolean; bytes: number }

/** Finished pages within a limit of bytes; when it is reached, what nobody asked for since last time goes first. */
export function openPageShelf<Page extends { bytes: () => number }>(maxBytes: number) {
  const shelf = new Map<string, Shelved<Page>>()
  let bytes = 0

  function remove(key: string) {
    bytes -= shelf.get(key)?.bytes ?? 0
    shelf.delete(key)
  }

  function makeRoom() {
    for (const [key, shelved] of shelf) {
      if (bytes <= maxBytes) return
      shelf.delete(key)
      if (shelved.isWanted) shelf.set(key, { ...shelved, isWanted: false })
      else bytes -= shelved.bytes
    }
  }

  return {
    find(key: string) {
      const shelved = shelf.get(key)
      if (!shelved) return undefined
      shelved.isWanted = true
      return shelved.page
    },
    put(key: string, page: Page) {
      remove(key)
      const own = page.bytes()
      shelf.set(key, { page, isWanted: false, bytes: own })
      bytes += own
      makeRoom()
    },
    /** Weighs a page again, when it is still the one that is kept. */
    weigh(key: string, page: Page) {
      const shelved = shelf.get(key)
      if (shelved?.page !== page) return
      const own = page.bytes()
      bytes += own - shelved.bytes
      shelved.bytes = own
      makeRoom()
    },
    remove,
    pages: () => [...shelf.values()].map(({ page }) => page),
    bytes: () => bytes,
    count: () => shelf.size,
  }
}
