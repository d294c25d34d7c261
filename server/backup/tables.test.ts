import pg from 'pg'
import { expect, test } from 'vitest'
import { openEmptyPostgres } from '#tests/guides/places.ts'
import { listTables, readRows } from './tables.ts'

test('large rows are read few at a time, small ones many', { tags: 'long' }, async () => {
  const place = await openEmptyPostgres()
  const client = new pg.Client(place.adminUrl)
  await client.connect()
  await client.query(`
    create table large (id int primary key, body text);
    insert into large select n, repeat('ñ', 1000000) from generate_series(1, 30) n;
    create table small (id int primary key);
    insert into small select generate_series(1, 1000);
    begin`)
  const batches: Record<string, number[]> = {}
  for (const table of await listTables(client)) {
    const sizes: number[] = []
    for await (const rows of readRows(client, table)) sizes.push(rows.length)
    batches[table.name] = sizes
  }
  expect(batches.large).toEqual([20, ...Array(5).fill(2)])
  expect(batches.small).toEqual([20, ...Array(4).fill(200), 180])
  await client.end()
})
