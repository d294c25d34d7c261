/**
 * `npm run bench`: speed and weight, as ratios and counts; fails when a budget is exceeded. `npm run bench -- scale` runs the one
 * that is named, with what is said after it; `load` and `scale` run only so, because they want the machine to themselves.
 */
import { runWithChromium } from './chromium.mjs'

const usual = ['guest', 'pages', 'data', 'desk', 'billing', 'backup', 'photos', 'texts']
const [named, ...more] = process.argv.slice(2)

await runWithChromium((named ? [named] : usual).map((name) => [`tests/bench/${name}.ts`, ...more]))
