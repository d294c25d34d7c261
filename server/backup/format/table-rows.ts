import type { ClientBase, QueryArrayResult } from 'pg'
import { enterAsReader, quoted, type Table } from './catalogue.ts'

/** A row's values as Postgres itself writes them, in the order of its columns: exact for every type. */
export type Row = (string | null)[]

const mostAtOnce = 200
const fewAtOnce = 20
const lettersAtOnce = 1024 * 1024
const asWritten = { getTypeParser: () => (value: string) => value }

/** The rows of a table in the order of its key, few at a time, and fewer the larger they are; inside a transaction. */
export async function* readRows(client: ClientBase, table: Table): AsyncGenerator<Row[]> {
  await enterAsReader(client, table)
  await client.query(`declare backup_rows no scroll cursor for ${selectFrom(table)}`)
  try {
    for (let wanted = fewAtOnce; ; ) {
      const { rows }: QueryArrayResult<Row> = await client.query({
        text: `fetch ${wanted} from backup_rows`,
        rowMode: 'array',
        types: asWritten,
      })
      if (rows.length > 0) yield rows
      if (rows.length < wanted) break
      wanted = Math.min(mostAtOnce, Math.ceil(lettersAtOnce / lettersOfOne(rows)))
    }
  } finally {
    await client.query('close backup_rows; reset role').catch(() => {})
  }
}

function lettersOfOne(rows: Row[]) {
  const letters = rows.flat().reduce((sum, value) => sum + (value?.length ?? 0), 1)
  return letters / rows.length
}

/** Sorted byte by byte: databases differ in how they sort text. */
function selectFrom({ name, columns, key }: Table) {
  const names = columns.map((column) => quoted(column.name)).join(', ')
  const order = (key.length > 0 ? key : columns.map((column) => column.name))
    .map((column) => `${quoted(column)}::text collate "C"`)
    .join(', ')
  return `select ${names} from ${quoted(name)} order by ${order}`
}

export function lineOf(row: Row) {
  return `${JSON.stringify(row)}\n`
}

/** Values become what they are in the database itself, from the text it wrote. */
export async function insertRows(client: ClientBase, table: Table, rows: Row[]) {
  const { name, columns } = table
  const names = columns.map((column) => quoted(column.name)).join(', ')
  const places = columns.map((_, at) => `v${at}`)
  const values = columns.map(({ type }, at) => `v${at}::${type}`).join(', ')
  const parameters = columns.map((_, at) => `$${at + 1}::text[]`).join(', ')
  await client.query(
    `insert into ${quoted(name)} (${names}) overriding system value
     select ${values} from unnest(${parameters}) as v (${places.join(', ')})`,
    columns.map((_, at) => rows.map((row) => row[at] ?? null)),
  )
}
