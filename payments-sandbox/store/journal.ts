import fs from 'node:fs'
import path from 'node:path'

/** An append-only file of JSON lines. A line is written whole and synced before it counts. */
type Journal = {
  append(entry: unknown): void
  rewrite(entries: unknown[]): void
  close(): void
}

const fileName = 'payments-sandbox.jsonl'

export function openJournal(dataDir: string): { journal: Journal; entries: unknown[] } {
  fs.mkdirSync(dataDir, { recursive: true })
  const file = path.join(dataDir, fileName)
  const entries = readEntries(file)
  let handle = replaceFile(file, entries)

  const journal: Journal = {
    append(entry) {
      fs.writeFileSync(handle, line(entry))
      fs.fdatasyncSync(handle)
    },
    rewrite(fresh) {
      fs.closeSync(handle)
      handle = replaceFile(file, fresh)
    },
    close() {
      fs.closeSync(handle)
    },
  }
  return { journal, entries }
}

const line = (entry: unknown) => `${JSON.stringify(entry)}\n`

/** A process killed while it wrote leaves a last line without its end: that change never happened. */
function readEntries(file: string): unknown[] {
  if (!fs.existsSync(file)) return []
  const lines = fs.readFileSync(file, 'utf8').split('\n')
  return lines.slice(0, -1).map((text) => JSON.parse(text))
}

function replaceFile(file: string, entries: unknown[]): number {
  const fresh = `${file}.new`
  const handle = fs.openSync(fresh, 'w')
  fs.writeFileSync(handle, entries.map(line).join(''))
  fs.fsyncSync(handle)
  fs.renameSync(fresh, file)
  syncFolder(path.dirname(file))
  return handle
}

function syncFolder(folder: string): void {
  const handle = fs.openSync(folder, 'r')
  fs.fsyncSync(handle)
  fs.closeSync(handle)
}
