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
    await writeFile(file, made, { flag: 'wx', mode: 0o600 })
    return made
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    return (await readFile(file, 'utf8')).trim()
  }
}
