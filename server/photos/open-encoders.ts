import { constants } from 'node:os'
import { openEncoder } from './encoding/open-encoder.ts'

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority
const idleMs = 5_000
/** Half as much again as the largest picture we take: 48 megapixels as AVIF. */
const mostMb = 1_536

/** Two processes for pictures, so that nobody who uploads waits for what nobody waits for; guests come before both. */
export function openEncoders() {
  const atUpload = openEncoder({ priority: PRIORITY_BELOW_NORMAL, limitMs: 30_000, mostMb, idleMs })
  const afterwards = openEncoder({ priority: PRIORITY_LOW, limitMs: 90_000, mostMb, idleMs })
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
