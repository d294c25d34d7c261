export type KeptBackup = { name: string; at: Date; bytes: number }

/** Where backups lie, by name. A backup is there whole or not at all. */
export type BackupPlace = {
  /** For people: never a key or password. */
  description: string
  put: (name: string, bytes: AsyncIterable<Uint8Array>) => Promise<void>
  /** The newest first; other files are none of ours and are not listed. */
  list: () => Promise<KeptBackup[]>
  read: (name: string) => AsyncIterable<Uint8Array>
  remove: (name: string) => Promise<void>
  close: () => void
}
