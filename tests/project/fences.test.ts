import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

const run = promisify(execFile)
const root = path.join(import.meta.dirname, '../..')
const tool = (name: string) => path.join(root, 'node_modules', '.bin', name)

let house: string

/** A small copy of the repository: the same settings, one planted file a test. */
beforeAll(async () => {
  house = await mkdtemp(path.join(tmpdir(), 'zaguan-fences-'))
  const settings = ['biome.json', 'package.json', 'tsconfig.json', 'vite.config.ts']
  const plugins = [
    'server/billing/only-signed-events.grit',
    'payments-sandbox/only-the-start-and-tests.grit',
  ]
  for (const name of [...settings, ...plugins]) {
    await cp(path.join(root, name), path.join(house, name))
  }
  await run('git', ['init', '-q'], { cwd: house })
  await symlink(path.join(root, 'node_modules'), path.join(house, 'node_modules'))
})

afterAll(() => rm(house, { recursive: true, force: true }))

async function plant(file: string, code: string) {
  const place = path.join(house, file)
  await mkdir(path.dirname(place), { recursive: true })
  await writeFile(place, code)
}

async function lint(file: string, code: string) {
  await plant(file, code)
  const result = await run(tool('biome'), ['lint', '--reporter=summary', file], {
    cwd: house,
  }).then(
    () => '',
    (error: { stdout: string; stderr: string }) => error.stdout + error.stderr,
  )
  await rm(path.join(house, file))
  return result
}

const using = (name: string) => `import { thing } from '${name}'\n\nexport const used = thing\n`

describe('the fences between folders', () => {
  test.each([
    ['domain/planted.ts', '#server/db/open.ts', 'the domain reaching for the server'],
    ['domain/guide/planted.ts', '../../server/db/open.ts', 'a part of the domain leaving it'],
    ['domain/planted.ts', 'react', 'the domain reaching for a library'],
    ['domain/planted.ts', 'node:fs', 'the domain reaching for the disk'],
    ['server/api.ts', '#web/calls/api.ts', 'the API reaching for a screen'],
    ['server/command-line/planted.ts', '#web/calls/api.ts', 'a command reaching for a screen'],
    ['server/credits/planted.ts', '#server/stays/stays.ts', 'a feature reaching for another'],
    ['server/credits/planted.ts', '#web/copy/formats/format.ts', 'a feature reaching for a screen'],
    ['server/credits/planted.ts', '../api.ts', 'a feature climbing out of its folder'],
    ['web/home-page.tsx', '#server/api.ts', 'a page reaching for the server'],
    ['web/desk/desk-page.tsx', 'node:fs', 'a page reaching for the disk'],
    ['web/desk/card.tsx', '#web/editor/tabs.tsx', 'a part reaching for another screen'],
    [
      'web/guest/frame/card.tsx',
      '#web/editor/tabs.tsx',
      'a folder of a screen reaching for another',
    ],
    [
      'server/billing/sync/planted.ts',
      '#server/stays/stays.ts',
      'a folder of a feature reaching for another',
    ],
    ['web/guest/frame/card.tsx', '#web/calls/stays.ts', 'a guest’s page reaching for the calls'],
    ['web/desk/card.tsx', '#server/api.ts', 'a part reaching past the calls'],
    ['web/ui/buttons/button.tsx', '#domain/money/credits.ts', 'a widget that knows the product'],
    ['web/ui/buttons/button.tsx', '#web/copy/layout.ts', 'a widget with words of its own'],
    [
      'payments-sandbox/planted.ts',
      '#domain/money/pricing.ts',
      'the sandbox leaning on our prices',
    ],
  ])('in %s refuse %s: %s', async (file, imported) => {
    expect(await lint(file, using(imported))).toContain('noRestrictedImports')
  })

  test.each([
    ['domain/planted.ts', './locale.ts'],
    ['domain/planted.ts', 'zod'],
    ['domain/guide/planted.ts', '#domain/values/locale.ts'],
    ['server/credits/planted.ts', '#domain/money/credits.ts'],
    ['server/credits/planted.ts', '#server/db/tables/schema.ts'],
    ['server/credits/planted.ts', '#tests/queries.ts'],
    ['server/billing/sync/planted.ts', '#server/billing/context.ts'],
    ['server/credits/planted.ts', '#server/photos/photo-use.ts'],
    ['server/command-line/planted.ts', '#server/stays/stays.ts'],
    ['server/operator/planted.ts', '#server/stays/stays.ts'],
    ['web/editor/lists/card.tsx', '#web/editor/fields/text-field.tsx'],
    ['server/app.ts', '#web/calls/api.ts'],
    ['web/desk/card.tsx', '#web/calls/desk.ts'],
    ['web/desk/card.tsx', '#web/ui/buttons/button.tsx'],
    ['web/desk/desk-page.tsx', '#web/editor/tabs.tsx'],
  ])('in %s let %s pass', async (file, imported) => {
    expect(await lint(file, using(imported))).toBe('')
  })

  test('refuse a circle of imports', async () => {
    await plant('domain/second.ts', using('./first.ts'))
    expect(await lint('domain/first.ts', using('./second.ts'))).toContain('noImportCycles')
    await rm(path.join(house, 'domain/second.ts'))
  })
})

describe('the payment sandbox stands beside the product', () => {
  const address = '#sandbox/open.ts'

  test.each([
    ['server/credits/planted.ts', using(address), 'a feature using it'],
    ['server/billing/planted.ts', using(address), 'billing using it'],
    ['server/planted.ts', `export { thing } from '${address}'\n`, 'the server passing it on'],
    ['web/desk/card.tsx', using(address), 'a screen using it'],
    ['scripts/planted.mjs', using('#sandbox/open.ts'), 'a script using it by its path'],
    [
      'server/planted.ts',
      `export type Thing = typeof import('${address}')\n`,
      'a type taken from it',
    ],
    ['server/planted.ts', `export const load = () => import('${address}')\n`, 'a late import'],
  ])('in %s refuse %j: %s', async (file, code) => {
    expect(await lint(file, code)).toContain('plugin')
  })

  test.each(['server/billing/payments.ts', 'tests/api/planted.ts', 'server/planted.test.ts'])(
    'and is loaded by %s: the start, or a test',
    async (file) => {
      expect(await lint(file, using(address))).toBe('')
    },
  )
})

test('a payment announced without its signature is not read', async () => {
  const code =
    'export const read = (stripe) => stripe.webhooks.constructEventWithoutVerification(1)\n'
  expect(await lint('server/billing/planted.ts', code)).toContain('plugin')
  expect(await lint('server/billing/planted.ts', code.replace('WithoutVerification', ''))).toBe('')
})

describe('the domain', () => {
  test.each([
    ['a browser’s', 'export const width = window.innerWidth\n'],
    ['Node’s', 'export const home = process.cwd()\n'],
  ])('does not know %s names', async (_whose, code) => {
    await cp(path.join(root, 'domain/tsconfig.json'), path.join(house, 'domain/tsconfig.json'))
    await plant('domain/planted.ts', code)
    const complaint = await run(tool('tsc'), ['-p', 'domain'], { cwd: house }).catch(
      (error: { stdout: string }) => error.stdout,
    )
    await rm(path.join(house, 'domain/planted.ts'))
    expect(String(complaint)).toMatch(/Cannot find name '(window|process)'/)
  })
})

describe('the browser’s build', () => {
  test.each(['#server/secret.ts', 'node:fs'])('refuses to carry %s', async (imported) => {
    await plant('server/secret.ts', "export const thing = 'kept'\n")
    await plant('web/planted.ts', using(imported))
    await plant(
      'build-planted.config.ts',
      `import { serverStaysHome } from './vite.config.ts'
export default {
  plugins: [serverStaysHome()],
  build: { lib: { entry: 'web/planted.ts', formats: ['es'] }, write: false },
}
`,
    )
    const complaint = await run(
      process.execPath,
      [path.join(root, 'node_modules/vite/bin/vite.js'), 'build', '-c', 'build-planted.config.ts'],
      { cwd: house },
    ).then(
      () => 'built',
      (error: { stderr: string }) => error.stderr,
    )
    expect(complaint).toContain(`${imported} must not reach the browser`)
  })
})
