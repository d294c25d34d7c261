import { openEncoder } from './encoding/open-encoder.ts'

const minuteMs = 60_000
const idleMs = 5_000
/** Half as much again as the largest picture we take: 48 megapixels as AVIF. */
const mostMb = 1_536

/** Two processes for pictures, so that nobody who uploads waits for what nobody waits for; guests come before both. */
export function openEncoders() {
  // A step of priority is a fifth of the processor where that is fought for, and somebody waits for the first.
  const atUpload = openEncoder({ priority: 2, limitMs: minuteMs, mostMb, idleMs })
  const afterwards = openEncoder({ priority: 10, limitMs: 5 * minuteMs, mostMb, idleMs })
  let areClosed = false
  return {
    atUpload,
    afterwards,
    areClosed: () => areClosed,
    /** What they have in hand fails at once. */
    close() {
      areClosed = true
      atUpload.close()
      afterwards.close()
    },
  }
}
