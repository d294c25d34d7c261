import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.join(import.meta.dirname, '../..')

/** The type of everything that was opened, of which these ask for a part and are opened there as well. */
const ownType = "import type { Resources } from '#server/resources.ts'"
const openedThere = [
  'server/billing/payments.ts',
  'server/guidebooks/data/data-files.ts',
  'server/guidebooks/data/make-data.ts',
  'server/guidebooks/exports/guide-zip.ts',
  'server/guidebooks/exports/site-files.ts',
  'server/photos/make-avifs.ts',
]

const files = globSync('{domain,server,web,payments-sandbox}/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.test\.tsx?$/.test(file),
)
const imports = new Map(files.map((file) => [file, importsOf(file, textOf(file))]))

function textOf(file: string) {
  return readFileSync(path.join(root, file), 'utf8')
}

/** What a file imports or hands on, types too; what it fetches only when it runs counts as well. */
function importsOf(file: string, text: string) {
  const found = text
    .replace(openedThere.includes(file) ? ownType : '', '')
    .matchAll(/^(?:import|export)\b[^'"`]*?from '([^']+)'|\bimport\('([^']+)'\)/gm)
  return [...found].flatMap(([, written, fetched]) => {
    const name = written ?? fetched ?? ''
    if (name.startsWith('.')) return [path.join(path.dirname(file), name)]
    const [, folder, rest] = /^#(domain|server|web|sandbox)(\/.*)/.exec(name) ?? []
    return folder ? [(folder === 'sandbox' ? 'payments-sandbox' : folder) + rest] : []
  })
}

/** The first way found that leads back to where it began. */
function findCircle(from: ReadonlyMap<string, string[]>): string[] | undefined {
  const done = new Set<string>()
  const walk = (file: string, way: string[]): string[] | undefined => {
    const at = way.indexOf(file)
    if (at >= 0) return [...way.slice(at), file]
    if (done.has(file)) return undefined
    for (const next of from.get(file) ?? []) {
      const circle = walk(next, [...way, file])
      if (circle) return circle
    }
    done.add(file)
    return undefined
  }
  for (const file of from.keys()) {
    const circle = walk(file, [])
    if (circle) return circle
  }
  return undefined
}

test('no imports go in a circle, those of types neither', () => {
  expect(files.length).toBeGreaterThan(600)
  expect([...imports.values()].flat().length).toBeGreaterThan(3000)
  expect(findCircle(imports)).toBeUndefined()
})

test('a circle of types is found, over a third file too', () => {
  const planted = new Map([
    ['server/a.ts', importsOf('server/a.ts', "import type { B } from './b/b.ts'\n")],
    ['server/b/b.ts', importsOf('server/b/b.ts', "import {\n  type C,\n} from '#domain/c.ts'\n")],
    ['domain/c.ts', importsOf('domain/c.ts', "export type { A } from '#server/a.ts'\n")],
  ])
  expect(findCircle(planted)).toEqual([
    'server/a.ts',
    'server/b/b.ts',
    'domain/c.ts',
    'server/a.ts',
  ])
})
