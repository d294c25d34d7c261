import type { ClientBase } from 'pg'
import type { Migration } from './migrations-folder.ts'

export type Applied = { writtenAt: number; isExpand: boolean }

/** The list of what was applied is drizzle-kit's own, so its tools read it too; one column of it is ours. */
export async function readApplied(client: ClientBase): Promise<Applied[]> {
  const { rows } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "hasList"`,
  )
  if (!rows[0].hasList) return []
  const list = await client.query<{ createdAt: string; isExpand: boolean }>(
    `select created_at as "createdAt", coalesce((to_jsonb(m) ->> 'is_expand')::boolean, false) as "isExpand"
     from drizzle.__drizzle_migrations m`,
  )
  return list.rows.map(({ createdAt, isExpand }) => ({ writtenAt: Number(createdAt), isExpand }))
}

export async function prepareList(client: ClientBase) {
  await client.query(createList)
}

const createList = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations (
    id serial primary key, hash text not null, created_at bigint
  );
  alter table drizzle.__drizzle_migrations
    add column if not exists is_expand boolean not null default false`

export async function noteApplied(
  client: ClientBase,
  { hash, writtenAt, isExpand = false }: Migration,
) {
  await client.query(
    'insert into drizzle.__drizzle_migrations (hash, created_at, is_expand) values ($1, $2, $3)',
    [hash, writtenAt, isExpand],
  )
}
