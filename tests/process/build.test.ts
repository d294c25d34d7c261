import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { makeVersion } from '#tests/fleet/other-version.ts'
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
