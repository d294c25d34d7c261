import { open } from 'node:fs/promises'
import { join } from 'node:path'

/** What DATA_DIR holds, beside database and photos, that cannot be made again. */
export const keptFiles = ['auth-secret', 'demo-password', 'sandbox/payments-sandbox.jsonl'] as const

/** And what can: nothing of it is in a backup. A test knows of no third kind. */
export const remadeFiles = [
  /^database(\/|$|\.lock|\.holder\.json|\.unfinished)/,
  /^photos(\/|$)/,
  // Copies of what a host asked for, gone in a day.
  /^private(\/|$)/,
  /^sandbox$/,
  /^backup\.sock/,
  /^backup-.*\.part$/,
  /^restore\.unfinished$/,
]

const partBytes = 1024 * 1024

/** As long as it is now: what is added while we read belongs to a later backup. */
export async function* readKeptFile(dataDir: string, path: string) {
  const file = await open(join(dataDir, path)).catch((error) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!file) return
  try {
    const { size } = await file.stat()
    for (let at = 0; at < size; ) {
      const wanted = Math.min(partBytes, size - at)
      const { buffer, bytesRead } = await file.read(Buffer.alloc(wanted), 0, wanted, at)
      if (bytesRead === 0) return
      yield buffer.subarray(0, bytesRead)
      at += bytesRead
    }
  } finally {
    await file.close()
  }
}
