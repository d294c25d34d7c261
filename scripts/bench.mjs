/** `npm run bench`: speed and weight, as ratios and counts; fails when a budget is exceeded. */
import { ensureChromium } from './chromium.mjs'
import { ensureBuilt, ensureInstalled, reportFailure, runNode } from './prepare.mjs'

const benches = ['guest', 'pages', 'data', 'desk', 'billing', 'backup', 'photos'].map(
  (name) => `tests/bench/${name}.ts`,
)

try {
  await ensureInstalled()
  await ensureBuilt()
  const env = { CHROMIUM_PATH: await ensureChromium() }
  for (const bench of benches) await runNode([bench], { shown: true, env })
} catch (error) {
  reportFailure(error)
}
