import type { Database } from '#server/db/database.ts'
import type { Statement } from '#tests/queries.ts'

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] }

/** The tables of more than a page (the planner rightly reads one page whole) that a statement would read
 *  from end to end, as whoever sent it, under its row-level security. */
export async function tablesReadWhole(
  { pool }: Pick<Database, 'pool'>,
  { text, values, caller }: Statement,
) {
  const client = await pool.connect()
  try {
    await client.query('begin')
    if (caller.length > 0) await client.query('select zaguan_enter($1, $2)', caller)
    const { rows } = await client.query(`explain (format json) ${text}`, values)
    const large = await client.query(
      'select relname from pg_class where relpages > 1 and relname = any($1)',
      [scannedIn(rows[0]['QUERY PLAN'][0].Plan)],
    )
    return large.rows.map(({ relname }) => String(relname))
  } finally {
    await client.query('rollback')
    client.release()
  }
}

function scannedIn({ Plans = [], ...node }: Plan): string[] {
  const own = node['Node Type'].includes('Seq Scan') ? [node['Relation Name'] ?? 'something'] : []
  return [...own, ...Plans.flatMap(scannedIn)]
}
