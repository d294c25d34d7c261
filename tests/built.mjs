import { isBuilt } from '../scripts/prepare.mjs'

/** Before all tests that start the built product: said once, instead of by each of them. Who names files knows what they need. */
export default function expectBuild({ vitest }) {
  if (vitest.filenamePattern?.length > 0 || isBuilt()) return
  const error = new Error('There is no build of these sources: `npm run build` makes it.')
  error.stack = ''
  throw error
}
