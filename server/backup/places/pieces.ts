/** A stream in pieces of one length; the last may be shorter. */
export async function* piecesOf(
  bytes: AsyncIterable<Uint8Array>,
  length: number,
): AsyncGenerator<Buffer, undefined> {
  let waiting: Uint8Array[] = []
  let size = 0
  for await (const chunk of bytes) {
    waiting.push(chunk)
    size += chunk.length
    while (size >= length) {
      const all = Buffer.concat(waiting)
      yield all.subarray(0, length)
      waiting = [all.subarray(length)]
      size -= length
    }
  }
  if (size > 0) yield Buffer.concat(waiting)
}
