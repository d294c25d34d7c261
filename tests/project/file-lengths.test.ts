import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const folders = 'domain,server,web,payments-sandbox,tests,scripts,install'
const files = globSync(['*.{ts,mjs}', `{${folders}}/**/*.{ts,tsx,mjs,css}`], { cwd: root })
const mostLines = 300

function linesOf(file: string) {
  return readFileSync(path.join(root, file), 'utf8').trimEnd().split('\n').length
}

test('no file passes 300 lines', () => {
  expect(files.length).toBeGreaterThan(1000)
  const tooLong = files.filter((file) => linesOf(file) > mostLines)
  expect(tooLong).toEqual([])
})
