import type { Pool, PoolClient } from 'pg'
import { StartupError } from '#server/db/startup-error.ts'

/** A busy pooler may give us the line we had by chance, a few times in a row hardly ever. */
const rounds = 4

/**
 * A pooler in transaction mode lends a line for one transaction and then another: LISTEN would be lost without a word, and a
 * lock would stay behind. Only questions are asked, so nothing is left on a line that was lent.
 */
export async function assertKeepsLines(pool: Pool) {
  const client = await pool.connect()
  try {
    for (let round = 0; round < rounds; round += 1) {
      if (await isLent(client, pool)) throw new StartupError(throughPooler)
    }
  } finally {
    client.release()
  }
}

const throughPooler =
  'The database is reached through a pooler in transaction mode (PgBouncer), where a process would not hear of changes that others make. Set DATABASE_DIRECT_URL to the address of the same database past the pooler; DATABASE_URL stays as it is.'

/** Whether ours is another one in the next transaction, or somebody else has it when we are between two. */
async function isLent(client: PoolClient, pool: Pool) {
  const ours = await readLine(client)
  if ((await readLine(client)) !== ours) return true
  const other = await pool.connect()
  try {
    await other.query('begin')
    if ((await readLine(other)) === ours) return true
    return (await readLine(client)) !== ours
  } finally {
    await other.query('rollback')
    other.release()
  }
}

async function readLine(client: PoolClient) {
  const { rows } = await client.query<{ line: number }>('select pg_backend_pid() as line')
  return rows[0]?.line
}
