import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { onTestFinished } from 'vitest'

const parts = ['build', 'server', 'domain', 'package.json']
const migrations = path.join('server', 'db', 'migrations')

export type Change = { tag: string; writtenAt: number; statements: string }

/** This version with more changes of the tables, as the next ones will have them; or only their sources, not built. */
export async function makeVersion(changes: Change[], { isBuilt = true } = {}) {
  const root = await mkdtemp(path.join(tmpdir(), 'zaguan-version-'))
  onTestFinished(() => rm(root, { recursive: true, force: true }))
  for (const part of parts) await cp(part, path.join(root, part), { recursive: true })
  await symlink(path.resolve('node_modules'), path.join(root, 'node_modules'))
  const list = path.join(root, migrations, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(list, 'utf8'))
  for (const { tag, writtenAt: when, statements } of changes) {
    const idx = journal.entries.length
    journal.entries.push({ idx, version: '7', when, tag, breakpoints: true })
    await writeFile(path.join(root, migrations, `${tag}.sql`), statements)
  }
  await writeFile(list, JSON.stringify(journal))
  if (isBuilt) await cp(list, path.join(root, 'build', 'migrations.json'))
  return root
}
