import { openJournal } from './journal.ts'
import { type Changes, type DraftTable, draftTable, type Row } from './table.ts'
import { type TableName, type Tables, tableNames } from './tables.ts'

/** All or nothing: what `work` changed is kept, on disk too, only when it returns. */
export type Store = {
  transact<T>(work: (tables: Tables) => T): T
  reset(): void
  close(): void
}

const compactEvery = 5000

type Entry = { [Name in TableName]?: Changes<Row> }

export function openStore(dataDir: string | undefined): Store {
  const opened = dataDir === undefined ? undefined : openJournal(dataDir)
  const rows = emptyRows()
  for (const entry of opened?.entries ?? []) apply(rows, asEntry(entry))
  if (opened && opened.entries.length > 1) opened.journal.rewrite([snapshot(rows)])
  let busy = false
  let appended = 0

  return {
    transact(work) {
      if (busy) throw new Error('a transaction is already open')
      busy = true
      try {
        const drafts = new Map(tableNames.map((name) => [name, draftTable(rows[name])]))
        const result = work(asTables(drafts))
        const entry = changesOf(drafts)
        if (Object.keys(entry).length > 0) {
          opened?.journal.append(entry)
          apply(rows, entry)
          appended += 1
          if (appended % compactEvery === 0) opened?.journal.rewrite([snapshot(rows)])
        }
        return result
      } finally {
        busy = false
      }
    },
    reset() {
      for (const name of tableNames) rows[name].clear()
      opened?.journal.rewrite([])
    },
    close: () => opened?.journal.close(),
  }
}

type Rows = { [Name in TableName]: Map<string, Row> }

const emptyRows = () =>
  Object.fromEntries(tableNames.map((name) => [name, new Map<string, Row>()])) as Rows

/** The journal holds only what `changesOf` wrote. */
const asEntry = (entry: unknown) => entry as Entry

/** Every table was made for the records of its own name. */
const asTables = (drafts: Map<TableName, DraftTable<Row>>) =>
  Object.fromEntries(drafts) as unknown as Tables

function changesOf(drafts: Map<TableName, DraftTable<Row>>): Entry {
  const changed = [...drafts].map(([name, draft]) => [name, draft.changes()] as const)
  return Object.fromEntries(
    changed.filter(([, { put, removed }]) => put.length > 0 || removed.length > 0),
  )
}

function apply(rows: Rows, entry: Entry): void {
  for (const name of tableNames) {
    for (const row of entry[name]?.put ?? []) rows[name].set(row.id, freeze(row))
    for (const id of entry[name]?.removed ?? []) rows[name].delete(id)
  }
}

const snapshot = (rows: Rows): Entry =>
  Object.fromEntries(
    tableNames.map((name) => [name, { put: [...rows[name].values()], removed: [] }]),
  )

/** A row changed outside a transaction would be lost on restart: better that it throws. */
function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) freeze(part)
  return Object.freeze(value)
}
