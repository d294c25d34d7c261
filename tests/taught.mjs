import { ensureTaught } from '../scripts/prepare.mjs'

/** Before the tests of what reads texts. */
export default () => ensureTaught()
