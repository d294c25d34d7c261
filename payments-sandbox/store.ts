import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { openTables, type Row, type Table, type Tables } from './records.ts'

export type Store = ReturnType<typeof openStore>

const fileName = 'payments-sandbox.sqlite'

/** Rows are read from memory; every change is written through. */
export function openStore(dataDir: string | undefined) {
  const database = openDatabase(dataDir)
  const put = database.prepare(
    'insert into rows values (?, ?, ?) on conflict do update set content = excluded.content',
  )
  const remove = database.prepare('delete from rows where kind = ? and id = ?')
  const select = database.prepare('select * from rows order by rowid')
  const kept = new Map<string, Map<string, Row>>()
  /** What the running transaction has changed, of each kind. */
  let changed: Map<string, Set<string>> | undefined

  function rowsOf(kind: string): Map<string, Row> {
    const rows = kept.get(kind) ?? new Map()
    kept.set(kind, rows)
    return rows
  }

  function read(): void {
    for (const rows of kept.values()) rows.clear()
    for (const { kind, id, content } of select.all()) {
      rowsOf(String(kind)).set(String(id), JSON.parse(String(content)))
    }
  }

  function write(changed: Map<string, Set<string>>): void {
    if (changed.size === 0) return
    database.exec('begin')
    for (const [kind, ids] of changed) {
      for (const id of ids) {
        const row = rowsOf(kind).get(id)
        if (row) put.run(kind, id, JSON.stringify(row))
        else remove.run(kind, id)
      }
    }
    database.exec('commit')
  }

  function openTable<T extends Row>(kind: string): Table<T> {
    // The rows of a kind are those that its own table put there.
    const rows = rowsOf(kind) as Map<string, T>

    function get(id: string): T {
      const row = rows.get(id)
      if (!row) throw new Error(`the books name ${id}, which is not in them`)
      return row
    }

    function note(id: string): void {
      if (!changed) throw new Error('the books change in a transaction only')
      const ids = changed.get(kind) ?? new Set()
      changed.set(kind, ids.add(id))
    }

    return {
      find: (id) => rows.get(id),
      get,
      all: () => [...rows.values()],
      insert(row) {
        note(row.id)
        rows.set(row.id, row)
        return row
      },
      edit(id) {
        note(id)
        return get(id)
      },
      remove(id) {
        note(id)
        rows.delete(id)
      },
    }
  }

  read()
  const tables = openTables(openTable)
  return {
    /** All or nothing: what `work` changed is kept, on disk too, only when it returns. */
    transact<T>(work: (tables: Tables) => T): T {
      if (changed) throw new Error('a transaction is already open')
      changed = new Map()
      try {
        const result = work(tables)
        write(changed)
        return result
      } catch (error) {
        if (database.isTransaction) database.exec('rollback')
        read()
        throw error
      } finally {
        changed = undefined
      }
    },
    reset() {
      database.exec('delete from rows')
      read()
    },
    close: () => database.close(),
  }
}

function openDatabase(dataDir: string | undefined): DatabaseSync {
  if (dataDir !== undefined) mkdirSync(dataDir, { recursive: true })
  const file = dataDir === undefined ? ':memory:' : path.join(dataDir, fileName)
  const database = new DatabaseSync(file)
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = normal;
    create table if not exists rows (kind text, id text, content text, primary key (kind, id));
  `)
  return database
}
