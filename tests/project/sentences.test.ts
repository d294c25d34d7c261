import { globSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

type Node = { type: string; [name: string]: unknown }

const root = path.join(import.meta.dirname, '../..')
const spoken = new Set(['alt', 'aria-label', 'aria-description', 'label', 'placeholder', 'title'])

const screens = globSync('web/**/*.tsx', { cwd: root, exclude: ['web/styleguide/**'] })

test.each(screens)('%s has no words of its own', async (file) => {
  const code = await readFile(path.join(root, file), 'utf8')
  expect(wordsIn(parseSync(file, code).program as unknown as Node)).toEqual([])
})

test('words between tags and in spoken attributes are found', () => {
  const code = 'export const a = <p title="Hola">Buen día {name} <b>·</b><i className="x" /></p>'
  expect(wordsIn(parseSync('a.tsx', code).program as unknown as Node).sort()).toEqual([
    'Buen día',
    'Hola',
  ])
})

function wordsIn(node: Node): string[] {
  const found = wordsOf(node)
  for (const part of Object.values(node).flat()) {
    if (isNode(part)) found.push(...wordsIn(part))
  }
  return found
}

function wordsOf(node: Node) {
  if (node.type === 'JSXText') return meaningful(node.value)
  if (node.type !== 'JSXAttribute') return []
  const { name, value } = node as { name?: { name?: unknown }; value?: { value?: unknown } }
  return spoken.has(String(name?.name)) ? meaningful(value?.value) : []
}

function meaningful(value: unknown) {
  return typeof value === 'string' && /\p{L}/u.test(value) ? [value.trim()] : []
}

function isNode(part: unknown): part is Node {
  return typeof part === 'object' && part !== null && 'type' in part
}
