import type { Database } from '#server/db/database.ts'
import type { Statement } from '#tests/queries.ts'

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }

type Caller = { role: 'zaguan_host' | 'zaguan_guest'; hostId: string }

/** The tables that a statement would read from end to end, as this caller, under its row-level security. */
export async function tablesReadWhole(
  { pool }: Pick<Database, 'pool'>,
  { role, hostId }: Caller,
  { text, values }: Statement,
) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    await client.query('select zaguan_enter($1, $2)', [role, hostId])
    const { rows } = await client.query(`explain (format json) ${text}`, values)
    return scannedIn(rows[0]['QUERY PLAN'][0].Plan)
  } finally {
    await client.query('rollback')
    client.release()
  }
}

function scannedIn({ Plans = [], ...node }: Plan): string[] {
  const own = node['Node Type'].includes('Seq Scan') ? [node['Relation Name'] ?? 'something'] : []
  return [...own, ...Plans.flatMap(scannedIn)]
}
