import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import type {
  AnswerRecord,
  ChallengeRecord,
  CustomerRecord,
  DeliveryRecord,
  EventRecord,
  InvoiceRecord,
  PaymentMethodRecord,
  PortalSessionRecord,
  PriceRecord,
  ProductRecord,
  SessionRecord,
  SettingsRecord,
  SubscriptionRecord,
} from './records.ts'

export type Row = { id: string }

/** One collection, seen through a transaction: rows are copied when they are first edited. */
export type Table<T extends Row> = {
  find(id: string): T | undefined
  /** For a row that must exist because another row names it. */
  get(id: string): T
  all(): T[]
  insert(row: T): T
  edit(id: string): T
  remove(id: string): void
}

const openTables = (open: <T extends Row>(kind: string) => Table<T>) => ({
  customers: open<CustomerRecord>('customers'),
  products: open<ProductRecord>('products'),
  prices: open<PriceRecord>('prices'),
  paymentMethods: open<PaymentMethodRecord>('paymentMethods'),
  sessions: open<SessionRecord>('sessions'),
  subscriptions: open<SubscriptionRecord>('subscriptions'),
  invoices: open<InvoiceRecord>('invoices'),
  portalSessions: open<PortalSessionRecord>('portalSessions'),
  challenges: open<ChallengeRecord>('challenges'),
  events: open<EventRecord>('events'),
  deliveries: open<DeliveryRecord>('deliveries'),
  answers: open<AnswerRecord>('answers'),
  settings: open<SettingsRecord>('settings'),
})

export type Tables = ReturnType<typeof openTables>

/** All or nothing: what `work` changed is kept, on disk too, only when it returns. */
export type Store = {
  transact<T>(work: (tables: Tables) => T): T
  reset(): void
  close(): void
}

const fileName = 'payments-sandbox.sqlite'

/** Rows are read from memory; every change is written through. */
export function openStore(dataDir: string | undefined): Store {
  const database = openDatabase(dataDir)
  const put = database.prepare(
    'insert into rows values (?, ?, ?) on conflict do update set content = excluded.content',
  )
  const remove = database.prepare('delete from rows where kind = ? and id = ?')
  const kept = readRows(database)
  let busy = false

  function keep(drafts: Draft[]): void {
    const changed = drafts.filter(({ changes }) => changes.size > 0)
    if (changed.length === 0) return
    database.exec('begin')
    try {
      for (const { kind, changes } of changed) {
        for (const [id, row] of changes) {
          if (row) put.run(kind, id, JSON.stringify(row))
          else remove.run(kind, id)
        }
      }
      database.exec('commit')
    } catch (error) {
      database.exec('rollback')
      throw error
    }
    for (const { rows, changes } of changed) {
      for (const [id, row] of changes) {
        if (row) rows.set(id, freeze(row))
        else rows.delete(id)
      }
    }
  }

  return {
    transact(work) {
      if (busy) throw new Error('a transaction is already open')
      busy = true
      try {
        const drafts: Draft[] = []
        const result = work(
          openTables((kind) => {
            const draft = { kind, rows: rowsOf(kept, kind), changes: new Map() }
            drafts.push(draft)
            return openTable(draft)
          }),
        )
        keep(drafts)
        return result
      } finally {
        busy = false
      }
    },
    reset() {
      kept.clear()
      database.exec('delete from rows')
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

type Rows = Map<string, Row>

function readRows(database: DatabaseSync): Map<string, Rows> {
  const kept = new Map<string, Rows>()
  for (const { kind, id, content } of database.prepare('select * from rows order by rowid').all()) {
    rowsOf(kept, String(kind)).set(String(id), freeze(JSON.parse(String(content))))
  }
  return kept
}

function rowsOf(kept: Map<string, Rows>, kind: string): Rows {
  const rows = kept.get(kind) ?? new Map()
  kept.set(kind, rows)
  return rows
}

/** What a transaction has made of one kind of rows so far; of a removed one, nothing. */
type Draft = { kind: string; rows: Rows; changes: Map<string, Row | undefined> }

function openTable<T extends Row>({ rows, changes }: Draft): Table<T> {
  // The rows of a kind are those that its own table put there.
  const find = (id: string) => (changes.has(id) ? changes.get(id) : rows.get(id)) as T | undefined

  function get(id: string): T {
    const row = find(id)
    if (!row) throw new Error(`the books name ${id}, which is not in them`)
    return row
  }

  return {
    find,
    get,
    all: () =>
      [...new Set([...rows.keys(), ...changes.keys()])]
        .map(find)
        .filter((row) => row !== undefined),
    insert(row) {
      changes.set(row.id, row)
      return row
    },
    edit(id) {
      const draft = changes.has(id) ? get(id) : structuredClone(get(id))
      changes.set(id, draft)
      return draft
    },
    remove(id) {
      changes.set(id, undefined)
    },
  }
}

/** A row changed outside a transaction would be lost on restart: better that it throws. */
function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) freeze(part)
  return Object.freeze(value)
}
