import { startPostgres } from '#tests/postgres/postgres.ts'

/**
 * With JOURNEYS_ON=postgres the journeys' products stand on one real Postgres, each on a database of its own, as most
 * installations do and at half the embedded one's processor time. Without it they stand on the embedded default.
 */
export default async function () {
  if (process.env.JOURNEYS_ON !== 'postgres') return undefined
  const postgres = await startPostgres()
  process.env.JOURNEYS_POSTGRES = postgres.adminUrl
  return () => postgres.stop()
}
