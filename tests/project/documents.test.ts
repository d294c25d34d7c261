import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')
const documents = [
  ...globSync(['*.md', 'docs/**/*.md', 'payments-sandbox/**/*.md'], { cwd: root }),
  ...globSync('install/**/{*.*,.env.example,Caddyfile,Dockerfile}', { cwd: root }),
]
const folders = 'domain|server|web|payments-sandbox|tests|scripts|install|docs|public'

/** A decision may be named by its number, a file that is one of many by a star or by what it is of: `<section>`. */
const named = new RegExp(String.raw`(?<![\w/.:-])(?:${folders})/[\w./*<>-]*[\w*>]`, 'g')

/** Who installs the product writes it. */
const writtenByHand = 'install/.env'

function pathsIn(text: string) {
  return [...text.matchAll(named)].map(([found]) => found)
}

function isThere(found: string) {
  if (found === writtenByHand) return true
  const pattern = found.replace(/<\w+>/g, '*')
  return globSync([pattern, `${pattern}-*`], { cwd: root }).length > 0
}

test.each(documents)('every path that %s names is there', (document) => {
  const text = readFileSync(path.join(root, document), 'utf8')
  expect(pathsIn(text).filter((found) => !isThere(found))).toEqual([])
})

test('a path that is not there is found', () => {
  const text =
    '`server/db/*-tables.ts` and `web/copy/<screen>.ts`, why in `docs/decisions/0001`, not `web/<screen>.md`.'
  const missing = ['server/db/*-tables.ts', 'web/<screen>.md']
  expect(pathsIn(text).filter((found) => !isThere(found))).toEqual(missing)
})
