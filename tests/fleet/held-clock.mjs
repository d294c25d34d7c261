/** Loaded into a product under test: its clock stands where it started, and goes on by the milliseconds in HELD_CLOCK's file. */
import { readFileSync } from 'node:fs'

const Now = Date
const startMs = Now.now()
const nowMs = () => startMs + Number(readFileSync(process.env.HELD_CLOCK, 'utf8'))

globalThis.Date = class extends Now {
  constructor(...given) {
    super(...(given.length === 0 ? [nowMs()] : given))
  }

  static now() {
    return nowMs()
  }
}
