import path from 'node:path'
import { pathToFileURL } from 'node:url'

type Finder = { ensureChromium: () => Promise<string> }

/** The browser that the journeys drive too: `CHROMIUM_PATH`, or the first that is found. */
export async function findChromium(): Promise<string> {
  const finder = pathToFileURL(path.resolve('scripts/chromium.mjs')).href
  const { ensureChromium }: Finder = await import(finder)
  return ensureChromium()
}
