type Bytes = AsyncIterable<Uint8Array>

/** Reads a stream in pieces of a wanted length; undefined when it ends before. */
export function readExactly(stream: Bytes) {
  const chunks = stream[Symbol.asyncIterator]()
  const waiting: Uint8Array[] = []
  let length = 0

  const more = async () => {
    const { value, done } = await chunks.next()
    if (done) return false
    waiting.push(value)
    length += value.length
    return true
  }

  return {
    async take(bytes: number): Promise<Buffer | undefined> {
      while (length < bytes) if (!(await more())) return undefined
      const [first] = waiting
      const all = waiting.length === 1 && first ? asBuffer(first) : Buffer.concat(waiting)
      waiting.length = 0
      waiting.push(all.subarray(bytes))
      length -= bytes
      return all.subarray(0, bytes)
    },
    async drain() {
      while (await more()) waiting.length = 0
    },
    /** So that what feeds the stream can let go of it. */
    close: async () => void (await chunks.return?.()),
  }
}

function asBuffer({ buffer, byteOffset, length }: Uint8Array) {
  return Buffer.from(buffer, byteOffset, length)
}

/** The first bytes of a stream (fewer when it is shorter), and the stream as if it had not been looked at. */
export async function peek(stream: Bytes, bytes: number) {
  const chunks = stream[Symbol.asyncIterator]()
  const seen: Uint8Array[] = []
  let length = 0
  while (length < bytes) {
    const { value, done } = await chunks.next()
    if (done) break
    seen.push(value)
    length += value.length
  }
  return { start: Buffer.concat(seen).subarray(0, bytes), whole: chained(seen, chunks) }
}

/** Not a generator: one that never began would not let go of what feeds it. */
function chained(
  seen: Uint8Array[],
  rest: AsyncIterator<Uint8Array>,
): AsyncIterableIterator<Uint8Array> {
  return {
    [Symbol.asyncIterator]() {
      return this
    },
    async next() {
      const value = seen.shift()
      return value ? { value, done: false } : rest.next()
    },
    async return() {
      await rest.return?.()
      return { value: undefined, done: true }
    },
  }
}
