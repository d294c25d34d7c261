import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeVersion } from '#tests/fleet/other-version.ts'
import visitorModule from '#web/document/visitor-module.ts?script'
import { emptyDataDir, refusalOf } from './product-of-test.ts'

const pulled = {
  tag: '9000_gardens',
  writtenAt: Date.UTC(2099, 0, 1),
  statements: '-- expand\nALTER TABLE "properties" ADD COLUMN "garden" text;',
}

async function startIn(root: string) {
  const dataDir = await emptyDataDir()
  const words = await refusalOf({ root, dataDir })
  return { words, hasDatabase: existsSync(path.join(dataDir, 'database')) }
}

test('sources that were pulled and not built are refused before a table is changed', async () => {
  const { words, hasDatabase } = await startIn(await makeVersion([pulled], { isBuilt: false }))
  expect(words).toMatch(/^the product ended with 1:\n[^\n]+\n$/)
  expect(words).toContain('npm run build')
  expect(hasDatabase).toBe(false)
})

test('a build that broke off is refused in a sentence', async () => {
  const root = await makeVersion([])
  await rm(path.join(root, 'build', 'migrations.json'))
  const { words, hasDatabase } = await startIn(root)
  expect(words).toBe(
    'the product ended with 1:\nThe product is not built, or not to its end: npm run build\n',
  )
  expect(hasDatabase).toBe(false)
})

test('whatever a browser unpacks, scripts and styles lie packed for it', () => {
  const assets = path.resolve('build/client/assets')
  const files = readdirSync(assets).filter((name) => /\.(js|css)$/.test(name))
  const worthIt = files
    .map((name) => path.join(assets, name))
    .filter((file) => statSync(file).size >= 512)
  expect(worthIt.length).toBeGreaterThan(20)
  for (const file of worthIt) {
    const bytes = readFileSync(file)
    expect(gunzipSync(readFileSync(`${file}.gz`)).equals(bytes), file).toBe(true)
    expect(brotliDecompressSync(readFileSync(`${file}.br`)).equals(bytes), file).toBe(true)
  }
})

/** What `npm run bench -- pages weight` measures in a browser: a little less, since what comes later is not in it. */
test.each([
  ['home-page', 155_000],
  ['auth/pages/login-page', 125_000],
  ['auth/pages/sign-up-page', 125_000],
  ['editor/new-guide-page', 305_000],
  ['editor/edit-guide-page', 300_000],
])('the scripts of %s weigh at most %i bytes', (page, most) => {
  const { entry, routes } = readManifest()
  const files = new Set([entry.module, ...entry.imports])
  for (let route = routes[page]; route; route = routes[route.parentId ?? '']) {
    for (const file of [route.module, ...route.imports]) files.add(file)
  }
  expect(files.size).toBeGreaterThan(5)
  const packed = [...files].map((file) =>
    statSync(path.join('build/client', `${file}`)).size > 512 ? `${file}.br` : file,
  )
  const bytes = packed.map((file) => statSync(path.join('build/client', file)).size)
  expect(bytes.reduce((sum, each) => sum + each)).toBeLessThan(most)
})

test('the one script of a visitor’s page knows none of the sentences it does not say', () => {
  expect(brotliCompressSync(visitorModule).length).toBeLessThan(6_000)
})

type Scripts = { module: string; imports: string[] }

function readManifest() {
  const assets = 'build/client/assets'
  const name = readdirSync(assets).find((file) => /^manifest-.*\.js$/.test(file)) ?? ''
  const text = readFileSync(path.join(assets, name), 'utf8')
  const json = text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1)
  return JSON.parse(json) as {
    entry: Scripts
    routes: Record<string, Scripts & { parentId?: string }>
  }
}
