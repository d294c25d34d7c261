/** `npm run screenshots`: pictures for the README and for links shared elsewhere, from the running product. */
import { runWithChromium } from './chromium.mjs'

await runWithChromium([['scripts/take-screenshots.ts']])
