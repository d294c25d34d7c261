import { execFile } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'

const run = promisify(execFile)

type Packages = Record<string, { version?: string }>

/** What `npm start` and the commands do first, in a clone with these packages and an npm that only says so when it is called. */
async function installedFirst(change: (packages: Packages) => void) {
  const clone = await mkdtemp(path.join(tmpdir(), 'zaguan-installed-'))
  onTestFinished(() => rm(clone, { recursive: true, force: true }))
  const at = (name: string) => path.join(clone, name)
  for (const name of ['package.json', 'scripts']) await cp(name, at(name), { recursive: true })
  await symlink(path.resolve('node_modules'), at('node_modules'))
  const lockfile = JSON.parse(await readFile('package-lock.json', 'utf8'))
  change(lockfile.packages)
  await writeFile(at('package-lock.json'), JSON.stringify(lockfile))
  await writeFile(
    at('npm.js'),
    `import fs from 'node:fs'\nfs.writeFileSync(${JSON.stringify(at('called'))}, '')`,
  )
  const first = `await (await import(${JSON.stringify(at('scripts/prepare.mjs'))})).ensureInstalled()`
  const env = { ...process.env, npm_execpath: at('npm.js') }
  await run(process.execPath, ['--input-type=module', '-e', first], { env })
  return readFile(at('called')).then(
    () => true,
    () => false,
  )
}

test('packages that are those of the lockfile are not installed again, whoever installed them', async () => {
  expect(await installedFirst(() => {})).toBe(false)
})

test.each<[string, (packages: Packages) => void]>([
  ['of another version', (packages) => (packages['node_modules/hono'] = { version: '0.0.1' })],
  ['not there', (packages) => (packages['node_modules/a-new-one'] = { version: '1.0.0' })],
])('when one is %s, all are installed', async (_, change) => {
  expect(await installedFirst(change)).toBe(true)
})
