import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sqlState } from '#server/db/connections/sql-state.ts'
import type { Db } from '#server/db/database.ts'
import { operatorActs, properties } from '#server/db/tables/schema.ts'
import { databaseKinds } from '#tests/postgres/postgres-kinds.ts'
import { rolledBack } from '#tests/postgres/postgres-rollback.ts'
import {
  findTables,
  type Row,
  readRows,
  readRowsOf,
  rowsWithout,
  seedTwoHosts,
} from '#tests/postgres/postgres-two-hosts.ts'
import { rowsIn } from '#tests/queries.ts'
import { asGuest, asHost, asSystem } from './callers.ts'
import { roles } from './row-security-statements.ts'

const forbidden = '42501'
const onlyGrowing = ['operator_acts']

describe.each(databaseKinds)('on $name', ({ openClone }) => {
  let clone: Awaited<ReturnType<typeof openClone>>
  let db: Db
  let tables: string[]

  beforeAll(async () => {
    clone = await openClone()
    db = clone.database.db
    await seedTwoHosts(db)
    tables = await findTables(db)
  })
  afterAll(() => clone.remove())

  test('every table a host may touch holds something of each of two hosts', async () => {
    const touchable = await tablesFor(roles.host)
    expect(touchable).not.toEqual([])
    for (const table of touchable) {
      expect.soft(await readRowsOf(db, table, 'ana'), table).not.toEqual([])
      expect.soft(await readRowsOf(db, table, 'beto'), table).not.toEqual([])
    }
  })

  test('a host who asks for everything gets only what is its own, from every table', async () => {
    for (const table of tables) {
      const seen = await attempt((tx) => readRows(tx, table))
      if (await may(roles.host, table, 'select'))
        expect.soft(seen.result, table).toEqual(await readRowsOf(db, table, 'ana'))
      else expect.soft(seen.state, table).toBe(forbidden)
    }
  })

  test('a host who changes everything changes only what is its own, in every table', async () => {
    for (const table of tables) {
      const column = await findColumnToChange(table)
      const { state, result, after } = await attempt(async (tx) => {
        const name = sql.identifier(column ?? 'no_column_may_be_changed')
        const changed = await tx.execute(sql`update ${sql.identifier(table)} set ${name} = ${name}`)
        return changed.rowCount
      }, table)
      if (column === undefined) expect.soft(['42703', forbidden], table).toContain(state)
      else expect.soft(result, table).toBe((await readRowsOf(db, table, 'ana')).length)
      expect.soft(after, table).toEqual(expect.arrayContaining(await notOfAna(table)))
    }
  })

  test('a host who deletes everything deletes only what is its own, from every table', async () => {
    for (const table of tables) {
      const { state, result, after } = await attempt(
        async (tx) => (await tx.execute(sql`delete from ${sql.identifier(table)}`)).rowCount,
        table,
      )
      if (await may(roles.host, table, 'delete'))
        expect.soft(result, table).toBe((await readRowsOf(db, table, 'ana')).length)
      else expect.soft(state, table).toBe(forbidden)
      expect.soft(after, table).toEqual(expect.arrayContaining(await notOfAna(table)))
    }
  })

  test('a host can neither give rows to another host nor take them', async () => {
    const give = await attempt((tx) => tx.update(properties).set({ hostId: 'beto' }))
    expect(give.state).toBe(forbidden)
    const plant = await attempt((tx) =>
      tx.insert(properties).values({ hostId: 'beto', name: 'x', shortCode: 'x' }),
    )
    expect(plant.state).toBe(forbidden)
    const [guide] = await readRowsOf(db, 'properties', 'beto')
    const intoAnothersGuide = await attempt((tx) =>
      tx.execute(sql`insert into content_sections (property_id, section_type)
        values (${guide!.row.id}, 'emergency')`),
    )
    expect(intoAnothersGuide.state).toBe(forbidden)
  })

  test('a host does not give itself credits', async () => {
    const raise = await attempt((tx) => tx.execute(sql`update host_accounts set paid_credits = 9`))
    expect(raise.state).toBe(forbidden)
  })

  test('without a host nothing of any host is there', async () => {
    expect(await asHost(db, '', (tx) => readRows(tx, 'properties'))).toEqual([])
    expect(await asHost(db, 'nobody', (tx) => readRows(tx, 'properties'))).toEqual([])
  })

  test('a guest reads eight tables and writes none', async () => {
    const granted = await Promise.all(
      tables.map(async (table) => ({ table, may: await privileges(roles.guest, table) })),
    )
    expect(granted.filter(({ may }) => may.length > 0)).toEqual([
      { table: 'content_items', may: ['select'] },
      { table: 'content_sections', may: ['select'] },
      { table: 'guide_photos', may: ['select'] },
      { table: 'guide_translations', may: ['select'] },
      { table: 'guide_unconfirmed', may: ['select'] },
      { table: 'photos', may: ['select'] },
      { table: 'properties', may: ['select'] },
      { table: 'stays', may: ['select'] },
    ])
  })

  test('a guest finds the stays of published guides, without what the host noted', async () => {
    const seen = await asGuest(db, (tx) =>
      tx.execute(sql`
      select properties.name from stays join properties on properties.id = stays.property_id order by name`),
    )
    expect(seen.rows).toEqual([{ name: 'ana-published' }, { name: 'beto-published' }])
    const noted = asGuest(db, (tx) => tx.execute(sql`select note from stays`))
    await expect(noted).rejects.toMatchObject({ cause: { code: '42501' } })
  })

  test('a guest sees what is published, and of a section that is off its own row, which may lock another’s, and no block', async () => {
    const seen = await asGuest(db, async (tx) => ({
      properties: pick('name', await readRows(tx, 'properties')),
      sections: pick('section_type', await readRows(tx, 'content_sections')),
      items: pick('title', await readRows(tx, 'content_items')),
      photos: pick('path', await readRows(tx, 'photos')),
    }))
    expect(seen).toEqual({
      properties: ['ana-published', 'beto-published'],
      sections: ['checkout', 'checkout', 'welcome', 'welcome'],
      items: ['ana-published-welcome-on', 'beto-published-welcome-on'],
      photos: [
        'ana-published-cover',
        'ana-published-entry',
        'ana-published-welcome-on',
        'beto-published-cover',
        'beto-published-entry',
        'beto-published-welcome-on',
      ],
    })
  })

  test('the server itself sees and changes every row of every table but what only grows', async () => {
    for (const table of tables) {
      const changes = onlyGrowing.includes(table) ? [] : ['update', 'delete']
      expect(await privileges(roles.system, table)).toEqual(['select', 'insert', ...changes])
    }
    const changed = await asSystem(db, (tx) => tx.update(properties).set({ version: 1 }))
    expect(changed.rowCount).toBe(4)
  })

  test('what an operator did is written once: no role changes it, not even the owner of the tables', async () => {
    const act = { at: new Date(), operator: 'ana', act: 'guide.suspend', reason: 'x' }
    await asSystem(db, (tx) => tx.insert(operatorActs).values(act))
    const changes = [
      sql`update operator_acts set reason = 'y'`,
      sql`delete from operator_acts`,
      sql`truncate operator_acts`,
    ]
    for (const change of changes) {
      const bySystem = asSystem(db, (tx) => tx.execute(change))
      await expect(bySystem).rejects.toMatchObject({ cause: { code: forbidden } })
      await expect(db.execute(change)).rejects.toMatchObject({ cause: { code: forbidden } })
    }
    expect(await rowsIn(db, operatorActs)).toMatchObject([act])
  })

  test('callers at the same time do not get in each other’s way', async () => {
    const seen = await Promise.all(
      Array.from({ length: 60 }, async (_, index) => {
        const host = ['ana', 'beto', 'nobody'][index % 3]!
        const rows = await asHost(db, host, (tx) => readRows(tx, 'properties'))
        return rows.every(({ row }) => row.host_id === host) && rows.length
      }),
    )
    expect(seen).toEqual(Array.from({ length: 60 }, (_, index) => [2, 2, 0][index % 3]))
  })

  test('whoever was inside before is inside again afterwards', async () => {
    await asHost(db, 'ana', async (tx) => {
      await asGuest(tx, async () => {})
      expect(await whoIs(tx)).toEqual({ role: roles.host, host: 'ana' })
      const failing = asHost(tx, 'beto', () => Promise.reject(new Error('no')))
      await expect(failing).rejects.toThrow('no')
      expect(await whoIs(tx)).toEqual({ role: roles.host, host: 'ana' })
    })
    expect(await whoIs(db)).toEqual({ role: 'none', host: '' })
  })

  /** What Ana's attempt brought, and what the table held afterwards; then it is undone. */
  function attempt<Result>(work: (tx: Db) => Promise<Result>, table = 'job_leases') {
    return rolledBack(db, async (tx) => {
      const outcome: { state?: string | undefined; result?: Result } = {}
      try {
        outcome.result = await asHost(tx, 'ana', work)
      } catch (error) {
        outcome.state = sqlState(error)
      }
      return { ...outcome, after: await asSystem(tx, (system) => readRows(system, table)) }
    })
  }

  async function notOfAna(table: string) {
    const all = await asSystem(db, (tx) => readRows(tx, table))
    return rowsWithout(all, await readRowsOf(db, table, 'ana'))
  }

  async function tablesFor(role: string) {
    const granted = await Promise.all(tables.map((table) => privileges(role, table)))
    return tables.filter((_, index) => granted[index]!.length > 0)
  }

  async function privileges(role: string, table: string) {
    const kinds = ['select', 'insert', 'update', 'delete']
    const granted = await Promise.all(kinds.map((kind) => may(role, table, kind)))
    return kinds.filter((_, index) => granted[index])
  }

  async function may(role: string, table: string, kind: string) {
    const { rows } = await db.execute<{ may: boolean }>(
      kind === 'delete'
        ? sql`select has_table_privilege(${role}, ${`"${table}"`}, 'delete') as may`
        : sql`select has_any_column_privilege(${role}, ${`"${table}"`}, ${kind}) as may`,
    )
    return rows[0]!.may
  }

  async function findColumnToChange(table: string) {
    const { rows } = await db.execute<{ name: string }>(sql`
      select attname as name from pg_attribute
      where attrelid = ${`"${table}"`}::regclass and attnum > 0 and not attisdropped
        and has_column_privilege(${roles.host}, attrelid, attname, 'update') limit 1`)
    return rows[0]?.name
  }

  async function whoIs(tx: Db) {
    const { rows } = await tx.execute(sql`select current_setting('role') as role,
      coalesce(current_setting('zaguan.host_id', true), '') as host`)
    return rows[0]
  }
})

function pick(key: string, rows: Row[]) {
  return rows.map(({ row }) => String(row[key])).sort()
}
