/** A named piece of a backup, small enough to be held in memory. */
export type Entry = { name: string; bytes: Uint8Array }

export function textEntry(name: string, text: string): Entry {
  return { name, bytes: Buffer.from(text) }
}
