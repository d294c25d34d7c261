import type { Pool } from 'pg'

/** Open, with every line given back and nobody waiting for one. */
export function isAtRest({ ended, ending, idleCount, totalCount, waitingCount }: Pool) {
  return !ended && !ending && waitingCount === 0 && idleCount === totalCount
}

/** Nothing that was set, locked or listened to stays on a line for the next one who has it. */
export async function forgetSession(pool: Pool) {
  const lines = await Promise.all(Array.from({ length: pool.totalCount }, () => pool.connect()))
  for (const line of lines) {
    await line.query('reset role; reset all; unlisten *; select pg_advisory_unlock_all()')
    line.release()
  }
}
