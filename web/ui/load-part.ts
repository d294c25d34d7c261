import { preloadModule } from 'react-dom'

const reloadedKey = 'zaguan-reloaded-at'
const patienceMs = 60_000

/**
 * Loads a part of the page that comes apart from it. When it is lost on the way, or the product was updated since the page
 * was read, the page is read again, as the router does for its own parts; what is missing for good fails.
 */
export function loadPart<Part>(load: () => Promise<Part>) {
  return () => load().catch(readAgain)
}

/** Asks for the scripts of a part together with the page that will load it. */
export function preloadPart(scripts: readonly string[]) {
  for (const script of scripts) preloadModule(script)
}

async function readAgain(error: unknown): Promise<never> {
  if (Date.now() - Number(sessionStorage.getItem(reloadedKey)) < patienceMs) throw error
  // Without a connection the page as it stands is worth more than none.
  if (!navigator.onLine) await new Promise((resolve) => addEventListener('online', resolve))
  sessionStorage.setItem(reloadedKey, `${Date.now()}`)
  location.reload()
  return new Promise(() => {})
}
