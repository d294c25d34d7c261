export type Row = { id: string }

/** One collection, seen through a transaction: rows are copied when they are first edited. */
export type Table<T extends Row> = {
  find(id: string): T | undefined
  all(): T[]
  insert(row: T): T
  edit(id: string): T
  remove(id: string): void
}

export type Changes<T extends Row> = { put: T[]; removed: string[] }

export type DraftTable<T extends Row> = Table<T> & { changes(): Changes<T> }

export function draftTable<T extends Row>(rows: ReadonlyMap<string, T>): DraftTable<T> {
  const drafts = new Map<string, T>()
  const removed = new Set<string>()

  const find = (id: string) => (removed.has(id) ? undefined : (drafts.get(id) ?? rows.get(id)))

  return {
    find,
    all() {
      const known = [...rows.keys()].map(find)
      const added = [...drafts.values()].filter((row) => !rows.has(row.id))
      return [...known, ...added].filter((row) => row !== undefined)
    },
    insert(row) {
      removed.delete(row.id)
      drafts.set(row.id, row)
      return row
    },
    edit(id) {
      const row = find(id)
      if (!row) throw new Error(`nothing to edit under ${id}`)
      const draft = drafts.get(id) ?? structuredClone(row)
      drafts.set(id, draft)
      return draft
    },
    remove(id) {
      drafts.delete(id)
      removed.add(id)
    },
    changes: () => ({
      put: [...drafts.values()],
      removed: [...removed].filter((id) => rows.has(id)),
    }),
  }
}
