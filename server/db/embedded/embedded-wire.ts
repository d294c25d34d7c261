import { Duplex } from 'node:stream'
import type { PGlite } from '@electric-sql/pglite'

const queryByte = 0x51
const syncByte = 0x53
const flushByte = 0x48
const terminateByte = 0x58
const batchEnds = new Set([queryByte, syncByte, flushByte])

/**
 * A socket for `pg` with the embedded database at its other end, so that one driver serves both databases.
 * Messages travel in whole batches up to their Sync: fed one by one, an error leaves the two sides out of step.
 */
export class EmbeddedWire extends Duplex {
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
