import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
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
    if (!isAlreadyThere(error)) throw error
    return (await readFile(file, 'utf8')).trim()
  }
}

function isAlreadyThere(error: unknown) {
  return error instanceof Error && 'code' in error && error.code === 'EEXIST'
}
