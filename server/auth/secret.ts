import { createHash, timingSafeEqual } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { codeOf } from '#server/db/startup-error.ts'
import { prepareDataDir } from '#server/storage/data-dir.ts'

type SecretPlace = {
  configured: string | undefined
  dataDir: string
  random: (size: number) => Uint8Array
}

/** What signs sessions: as configured, else made once and kept beside the data. */
export async function keepSecret({ configured, dataDir, random }: SecretPlace) {
  if (configured) return configured
  const file = path.join(dataDir, 'auth-secret')
  const made = Buffer.from(random(32)).toString('base64url')
  prepareDataDir(dataDir)
  try {
    await writeFile(file, made, { flag: 'wx', mode: 0o600, flush: true })
    return made
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
  }
  const kept = (await readFile(file, 'utf8')).trim()
  // A first start that was cut off between making the file and filling it.
  if (kept === '') await writeFile(file, made, { flush: true })
  return kept || made
}

/** What is kept of a secret that travels by mail, and how the library writes down what a secret belongs to. */
export function digestOf(text: string) {
  return createHash('sha256').update(text).digest('base64url')
}

/** Takes the same time wherever they differ. */
export function isSame(given: string, wanted: string) {
  return timingSafeEqual(Buffer.from(digestOf(given)), Buffer.from(digestOf(wanted)))
}
