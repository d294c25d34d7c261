import fs from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type EmscriptenOptions = Parameters<NodeFS['init']>[1]

/** What Emscripten's adapter to Node's files offers; its own `fsync` is missing, so nothing would ever reach the disk. */
type NodeFiles = {
  stream_ops: { fsync?: (stream: { nfd: number }) => number }
  tryFSOperation<T>(operation: () => T): T
}

/** The embedded database's files, flushed to the disk whenever Postgres asks for it. */
export class DurableFolder extends NodeFS {
  override async init(pglite: PGlite, options: EmscriptenOptions) {
    const { emscriptenOpts } = await super.init(pglite, options)
    emscriptenOpts.preRun = [...(emscriptenOpts.preRun ?? []), flushForReal]
    return { emscriptenOpts }
  }
}

function flushForReal(module: object) {
  const files: NodeFiles = Reflect.get(module, 'NODEFS')
  files.stream_ops.fsync = ({ nfd }) => {
    files.tryFSOperation(() => fs.fsyncSync(nfd))
    return 0
  }
}

/** A new cluster is written without a single flush; this one pass makes it as durable as what follows. */
export function flushTree(folder: string) {
  for (const entry of fs.readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) flushTree(path)
    else if (entry.isFile()) flush(path)
  }
  flush(folder)
}

export function flush(path: string) {
  const descriptor = fs.openSync(path, 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}
