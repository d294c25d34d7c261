/**
 * `npm run bench`: speed and weight, as ratios and counts; fails when a budget is exceeded. `npm run bench -- scale` runs the one
 * that is named, with what is said after it; `load` and `scale` run only so, because they want the machine to themselves.
 */
import { ensureChromium } from './chromium.mjs'
import { ensureBuilt, ensureInstalled, reportFailure, runNode } from './prepare.mjs'

const usual = ['guest', 'pages', 'data', 'desk', 'billing', 'backup', 'photos', 'texts']
const [named, ...more] = process.argv.slice(2)

try {
  await ensureInstalled()
  await ensureBuilt()
  const env = { CHROMIUM_PATH: await ensureChromium() }
  for (const name of named ? [named] : usual)
    await runNode([`tests/bench/${name}.ts`, ...more], { shown: true, env })
} catch (error) {
  reportFailure(error)
}
