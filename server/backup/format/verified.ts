import type { Entry } from './entry.ts'
import { type Piece, readBackup } from './read-backup.ts'

/** The same pieces, each of them read as a restore would read it before it goes on. */
export async function* verified(
  entries: AsyncIterable<Entry>,
  see: (piece: Piece) => void,
): AsyncGenerator<Entry> {
  const read: Entry[] = []
  const tapped = async function* () {
    for await (const entry of entries) {
      read.push(entry)
      yield entry
    }
  }
  for await (const piece of readBackup(tapped())) {
    see(piece)
    yield* read.splice(0)
  }
}
