import { getTableName } from 'drizzle-orm'
import type { ClientBase, QueryArrayResult } from 'pg'
import { roles } from '#server/db/row-security/row-security-statements.ts'
import * as schema from '#server/db/tables/schema.ts'
import { BackupProblem, type Header, leftOut } from './format.ts'

export type Table = {
  name: string
  columns: { name: string; type: string }[]
  key: string[]
  hasRowSecurity: boolean
  isReadable: boolean
}

export const ours: ReadonlySet<string> = new Set(
  Object.values(schema).map((table) => getTableName(table)),
)

/** Every table of the database but those left out, as the database itself lists them: a new one cannot be forgotten. */
export async function listTables(client: ClientBase): Promise<Table[]> {
  return (await listAllTables(client)).filter(({ name }) => !leftOut.has(name))
}

/** All of them, also those whose rows are not carried along. */
async function listAllTables(client: ClientBase): Promise<Table[]> {
  const { rows } = await client.query<Table>(tablesQuery)
  return rows
}

/** What belongs to an extension, and what a column computes by itself, is made again by the database. */
const tablesQuery = `
  select c.relname as name, c.relforcerowsecurity as "hasRowSecurity",
    has_table_privilege(c.oid, 'select') as "isReadable",
    coalesce((
      select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, a.atttypmod))
        order by a.attnum)
      from pg_attribute a
      where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    ), '[]') as columns,
    coalesce((
      select json_agg(a.attname order by k.place)
      from pg_index i cross join unnest(i.indkey) with ordinality as k (attnum, place)
      join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
      where i.indrelid = c.oid and i.indisprimary
    ), '[]') as key
  from pg_class c
  where c.relkind in ('r', 'p') and not c.relispartition
    and c.relnamespace = current_schema()::regnamespace
    and not exists (
      select from pg_depend d
      where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
  order by c.relname collate "C"`

/** Values as text are the same from any database only when these are. */
export const exactly = `
  set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'; set local statement_timeout = 0;
  set local idle_in_transaction_session_timeout = 0`

export function quoted(name: string) {
  return `"${name.replaceAll('"', '""')}"`
}

/** A row's values as Postgres itself writes them, in the order of its columns: exact for every type. */
export type Row = (string | null)[]

const mostAtOnce = 200
const fewAtOnce = 20
const lettersAtOnce = 1024 * 1024
const asWritten = { getTypeParser: () => (value: string) => value }

/** The rows of a table in the order of its key, few at a time, and fewer the larger they are; inside a transaction. */
export async function* readRows(client: ClientBase, table: Table): AsyncGenerator<Row[]> {
  // Row policies hold for the tables' owner as well, and would hide every row without a word.
  await client.query(table.hasRowSecurity ? `set local role ${roles.system}` : 'reset role')
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
      const letters = rows.flat().reduce((sum, value) => sum + (value?.length ?? 0), 1)
      wanted = Math.min(mostAtOnce, Math.ceil((lettersAtOnce * rows.length) / letters))
    }
  } finally {
    await client.query('close backup_rows; reset role').catch(() => {})
  }
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
export async function insertRows(client: ClientBase, { name, columns }: Table, rows: Row[]) {
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

/**
 * Refuses a database in which the product keeps anything; its empty tables make way for those of the backup. Answers the
 * names of the tables that are somebody else's.
 */
export async function clearEmptyDatabase(client: ClientBase, header: Header) {
  await assertNobodyElse(client)
  const known = new Set([...ours, ...header.tables.map(({ name }) => name)])
  const all = await listAllTables(client)
  const tables = all.filter(({ name }) => known.has(name))
  for (const { name } of tables) if (!leftOut.has(name)) await assertEmpty(client, name)
  if (tables.length > 0) {
    await client.query(`drop table ${tables.map(({ name }) => quoted(name)).join(', ')}`)
  }
  await client.query('drop table if exists drizzle.__drizzle_migrations')
  return new Set(all.map(({ name }) => name).filter((name) => !known.has(name)))
}

async function assertEmpty(client: ClientBase, table: string) {
  // Row policies would hide what is there.
  await client.query(`alter table ${quoted(table)} no force row level security`)
  const { rows } = await client.query(`select exists (select from ${quoted(table)}) as "isUsed"`)
  if (rows[0].isUsed) {
    throw new BackupProblem(
      `The database is not empty: ${table} has rows. A backup is restored into an empty place only; name another database. Nothing was changed.`,
    )
  }
}

/** A product that runs on this database would lose its tables under its hands. */
async function assertNobodyElse(client: ClientBase) {
  const { rows } = await client.query(
    `select count(*)::int as others from pg_stat_activity
     where datname = current_database() and application_name = 'zaguan' and pid <> pg_backend_pid()`,
  )
  if (rows[0].others > 0) {
    throw new BackupProblem(
      'The product is running on this database. Stop it first. Nothing was changed.',
    )
  }
}
