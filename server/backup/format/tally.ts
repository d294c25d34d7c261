import { createHash } from 'node:crypto'

export type Tally = ReturnType<typeof openTally>

/** Counts and sums up what passes. */
export function openTally() {
  const hash = createHash('sha256')
  const sum = { count: 0, bytes: 0 }
  return {
    add(bytes: Uint8Array | string, count = 1) {
      hash.update(bytes)
      sum.count += count
      sum.bytes += Buffer.byteLength(bytes)
    },
    total: () => ({ ...sum, sha256: hash.copy().digest('hex') }),
  }
}

export function sha256(bytes: Uint8Array) {
  return createHash('sha256').update(bytes).digest('hex')
}
