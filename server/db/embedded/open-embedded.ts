import { writeSync } from 'node:fs'
import { Duplex } from 'node:stream'
import { PGlite } from '@electric-sql/pglite'
import { SteadyPool } from '#server/db/connections/steady-pool.ts'
import { messageOf, StartupError } from '#server/db/startup-error.ts'
import { DurableFolder, prepareFolder, startWhole } from './embedded-folder.ts'
import { lockFolder } from './folder-lock.ts'

const waitForConnectionMs = 10_000

/** Postgres inside this process, in a folder that only this process may open. */
export async function openEmbedded(dataDir: string) {
  const folder = prepareFolder(dataDir)
  const lock = lockFolder(folder)
  try {
    const pglite = await startWhole(folder, () => startPostgres(folder))
    const pool = openPool(pglite)
    return {
      pool,
      async close() {
        await pool.end()
        await pglite.close()
        lock.release()
      },
      async upkeep() {
        await pool.query('vacuum (analyze)')
        await pool.query('checkpoint')
      },
    }
  } catch (error) {
    lock.release()
    throw error
  }
}

/** Its own defaults switch flushing off (`-F`), and its way of flushing does nothing under WebAssembly: both are undone. */
const startParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
]

async function startPostgres(folder: string) {
  const complaints: string[] = []
  let isOpen = false
  const pglite = new PGlite({
    fs: new DurableFolder(folder),
    startParams,
    onStderr: (line) => {
      if (!isOpen) complaints.push(line)
      else if (isEndOf(line)) endProcess(line)
      return true
    },
  })
  try {
    await pglite.waitReady
  } catch (error) {
    throw new StartupError(doesNotOpen(folder, complaints.findLast(isEndOf) ?? messageOf(error)))
  }
  isOpen = true
  return pglite
}

function openPool(pglite: PGlite) {
  return new SteadyPool({
    max: 1,
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: waitForConnectionMs,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    stream: () => new EmbeddedWire(pglite),
  })
}

function isEndOf(line: string) {
  return /\b(PANIC|FATAL):/.test(line)
}

function doesNotOpen(folder: string, complaint: string) {
  return `The database in ${folder} does not open: ${complaint.replace(/^.*(PANIC|FATAL):\s*/, '')}.`
}

/** After a panic the database spins for ever inside this process: only its end, and a fresh start, repair it. */
function endProcess(line: string) {
  const reason = line.replace(/^.*(PANIC|FATAL):\s*/, '')
  writeSync(
    process.stderr.fd,
    `The embedded database had to stop: ${reason}. What it confirmed is safe; start again.\n`,
  )
  process.exit(1)
}

const queryByte = 0x51
const syncByte = 0x53
const flushByte = 0x48
const terminateByte = 0x58
const batchEnds = new Set([queryByte, syncByte, flushByte])

/**
 * A socket for `pg` with the embedded database at its other end, so that one driver serves both databases.
 * Messages travel in whole batches up to their Sync: fed one by one, an error leaves the two sides out of step.
 */
class EmbeddedWire extends Duplex {
  readonly #pglite: PGlite
  #waiting: Buffer = Buffer.alloc(0)
  #isStarted = false

  constructor(pglite: PGlite) {
    super()
    this.#pglite = pglite
  }

  connect() {
    process.nextTick(() => this.emit('connect'))
  }

  setNoDelay() {}
  setKeepAlive() {}
  ref() {}
  unref() {}

  override _read() {}

  override _write(chunk: Buffer, _encoding: string, done: (error?: Error) => void) {
    this.#receive([chunk]).then(() => done(), done)
  }

  override _writev(chunks: { chunk: Buffer }[], done: (error?: Error) => void) {
    this.#receive(chunks.map(({ chunk }) => chunk)).then(() => done(), done)
  }

  async #receive(chunks: Buffer[]) {
    this.#waiting = Buffer.concat([this.#waiting, ...chunks])
    if (!this.#isStarted) return this.#start()
    const batch = this.#take(endOfLastBatch(this.#waiting))
    if (batch.length > 0) await this.#run(batch)
    if (this.#waiting[0] === terminateByte) this.push(null)
  }

  /** The database has one session for all wires after one another: a new one must not find what the last one left. */
  async #start() {
    this.#isStarted = true
    await this.#pglite.exec('rollback')
    await this.#pglite.exec('discard all')
    await this.#run(this.#take(this.#waiting.length))
  }

  #take(bytes: number) {
    const batch = this.#waiting.subarray(0, bytes)
    this.#waiting = this.#waiting.subarray(bytes)
    return batch
  }

  async #run(batch: Buffer) {
    await this.#pglite.runExclusive(() =>
      this.#pglite.execProtocolRawStream(batch, {
        syncToFs: false,
        onRawData: (answer) => this.push(Buffer.from(answer)),
      }),
    )
  }
}

function endOfLastBatch(messages: Buffer) {
  let end = 0
  let at = 0
  while (at + 5 <= messages.length) {
    const next = at + 1 + messages.readUInt32BE(at + 1)
    if (next > messages.length) break
    if (batchEnds.has(messages[at] ?? 0)) end = next
    at = next
  }
  return end
}
