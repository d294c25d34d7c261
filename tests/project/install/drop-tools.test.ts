import { execFileSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test('of the packages in the image stays what the product needs at work, without types and maps', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'zaguan-packages-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  copyFileSync('package-lock.json', path.join(folder, 'package-lock.json'))
  const put = (file: string) => {
    const place = path.join(folder, 'node_modules', file)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, '')
    return place
  }
  const needed = ['hono/index.js', '@img/sharp-linux-x64/sharp.node', 'zod/index.js'].map(put)
  const unneeded = [
    'vite/index.js',
    'typescript/index.js',
    '@typescript/typescript-linux-x64/tsc',
    '@rolldown/binding-linux-x64-gnu/binding.node',
    '@esbuild/linux-x64/bin/esbuild',
    'lightningcss-linux-x64-gnu/binding.node',
    'hono/index.d.ts',
    'zod/index.d.cts',
    'hono/index.js.map',
  ].map(put)
  execFileSync(process.execPath, [path.resolve('install/drop-tools.mjs')], { cwd: folder })
  expect(needed.filter((file) => !existsSync(file))).toEqual([])
  expect(unneeded.filter((file) => existsSync(file))).toEqual([])
})
