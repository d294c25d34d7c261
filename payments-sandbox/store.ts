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
  all(): T[]
  insert(row: T): T
  edit(id: string): T
  remove(id: string): void
}

type Records = {
  customers: CustomerRecord
  products: ProductRecord
  prices: PriceRecord
  paymentMethods: PaymentMethodRecord
  sessions: SessionRecord
  subscriptions: SubscriptionRecord
  invoices: InvoiceRecord
  portalSessions: PortalSessionRecord
  challenges: ChallengeRecord
  events: EventRecord
  deliveries: DeliveryRecord
  answers: AnswerRecord
  settings: SettingsRecord
}

type Kind = keyof Records
export type Tables = { [Name in Kind]: Table<Records[Name]> }

const kinds: readonly Kind[] = [
  'customers',
  'products',
  'prices',
  'paymentMethods',
  'sessions',
  'subscriptions',
  'invoices',
  'portalSessions',
  'challenges',
  'events',
  'deliveries',
  'answers',
  'settings',
]

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
  const rows = readRows(database)
  let busy = false

  function keep(drafts: Draft[]): void {
    const changed = drafts.filter(({ edited, removed }) => edited.size + removed.size > 0)
    if (changed.length === 0) return
    database.exec('begin')
    try {
      for (const { kind, edited, removed } of changed) {
        for (const [id, row] of edited) put.run(kind, id, JSON.stringify(row))
        for (const id of removed) remove.run(kind, id)
      }
      database.exec('commit')
    } catch (error) {
      database.exec('rollback')
      throw error
    }
    for (const { kind, edited, removed } of changed) {
      for (const [id, row] of edited) rows[kind].set(id, freeze(row))
      for (const id of removed) rows[kind].delete(id)
    }
  }

  return {
    transact(work) {
      if (busy) throw new Error('a transaction is already open')
      busy = true
      try {
        const drafts = kinds.map((kind) => openDraft(kind, rows[kind]))
        const result = work(asTables(drafts))
        keep(drafts)
        return result
      } finally {
        busy = false
      }
    },
    reset() {
      for (const kind of kinds) rows[kind].clear()
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

type Rows = Record<Kind, Map<string, Row>>

function readRows(database: DatabaseSync): Rows {
  const rows = Object.fromEntries(kinds.map((kind) => [kind, new Map<string, Row>()])) as Rows
  for (const { kind, id, content } of database.prepare('select * from rows order by rowid').all()) {
    rows[kind as Kind].set(String(id), freeze(JSON.parse(String(content))))
  }
  return rows
}

type Draft = {
  kind: Kind
  table: Table<Row>
  edited: Map<string, Row>
  removed: Set<string>
}

/** Every draft was opened over the records of its own kind. */
const asTables = (drafts: Draft[]) =>
  Object.fromEntries(drafts.map(({ kind, table }) => [kind, table])) as unknown as Tables

function openDraft(kind: Kind, rows: ReadonlyMap<string, Row>): Draft {
  const edited = new Map<string, Row>()
  const removed = new Set<string>()

  const find = (id: string) => (removed.has(id) ? undefined : (edited.get(id) ?? rows.get(id)))

  const table: Table<Row> = {
    find,
    all() {
      const known = [...rows.keys()].map(find)
      const added = [...edited.values()].filter((row) => !rows.has(row.id))
      return [...known, ...added].filter((row) => row !== undefined)
    },
    insert(row) {
      removed.delete(row.id)
      edited.set(row.id, row)
      return row
    },
    edit(id) {
      const row = find(id)
      if (!row) throw new Error(`nothing to edit under ${id}`)
      const draft = edited.get(id) ?? structuredClone(row)
      edited.set(id, draft)
      return draft
    },
    remove(id) {
      edited.delete(id)
      removed.add(id)
    },
  }
  return { kind, table, edited, removed }
}

/** A row changed outside a transaction would be lost on restart: better that it throws. */
function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value
  for (const part of Object.values(value)) freeze(part)
  return Object.freeze(value)
}
