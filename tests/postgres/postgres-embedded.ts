import fs from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { openDatabase } from '#server/db/open.ts'

/** A migrated embedded database in a data folder of its own, opened. */
export async function cloneEmbedded() {
  const dataDir = await copyEmbeddedFolder()
  const database = await openDatabase({ dataDir })
  return {
    database,
    async remove() {
      await database.close()
      fs.rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** A data folder with a migrated embedded database, closed; gone with the run at the latest. */
export async function copyEmbeddedFolder() {
  const dataDir = emptyFolder()
  fs.cpSync(await findOriginal(), dataDir, { recursive: true })
  return dataDir
}

/** An empty folder; gone with the run at the latest. */
export function emptyFolder() {
  return fs.mkdtempSync(join(inject('postgres').folder, 'data-'))
}

/** Making one takes seconds: the first that needs it makes it for all. */
async function findOriginal() {
  const original = join(inject('postgres').folder, 'embedded')
  if (fs.existsSync(original)) return original
  const mine = emptyFolder()
  const database = await openDatabase({ dataDir: mine })
  await database.close()
  keepOne({ mine, original })
  return original
}

function keepOne({ mine, original }: { mine: string; original: string }) {
  try {
    fs.renameSync(mine, original)
  } catch (error) {
    if (!fs.existsSync(original)) throw error
    fs.rmSync(mine, { recursive: true })
  }
}
