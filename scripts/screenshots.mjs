/** `npm run screenshots`: pictures for the README and for links shared elsewhere, from the running product. */
import { ensureChromium } from './chromium.mjs'
import { ensureBuilt, ensureInstalled, reportFailure, runNode } from './prepare.mjs'

try {
  await ensureInstalled()
  await ensureBuilt()
  const env = { CHROMIUM_PATH: await ensureChromium() }
  await runNode(['scripts/take-screenshots.ts'], { shown: true, env })
} catch (error) {
  reportFailure(error)
}
