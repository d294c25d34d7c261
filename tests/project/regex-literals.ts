import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'

export type FoundRegex = { file: string; source: string; flags: string }

type Node = { [key: string]: unknown }

/** Every pattern the product's sources write down, once, and where `RegExp` is called to make another. */
export function findRegexes(root: string, folders: readonly string[]) {
  const literals = new Map<string, FoundRegex>()
  const made: string[] = []
  for (const file of folders.flatMap((folder) => sourcesIn(root, folder))) {
    const { program, errors } = parseSync(file, readFileSync(path.join(root, file), 'utf8'))
    if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`)
    for (const node of nodesIn(program)) {
      if (isRegex(node)) {
        const { pattern: source, flags } = node.regex
        literals.set(`/${source}/${flags}`, { file, source, flags })
      }
      if (isCallOfRegExp(node)) made.push(file)
    }
  }
  return { literals: [...literals.values()], made }
}

function sourcesIn(root: string, folder: string) {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$/.test(name))
    .map((name) => path.join(folder, name))
}

function* nodesIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return
  if (!Array.isArray(value)) yield value as Node
  for (const part of Object.values(value)) yield* nodesIn(part)
}

function isRegex(node: Node): node is Node & { regex: { pattern: string; flags: string } } {
  return node.type === 'Literal' && typeof node.regex === 'object' && node.regex !== null
}

function isCallOfRegExp({ type, callee }: Node) {
  const isCall = type === 'NewExpression' || type === 'CallExpression'
  return isCall && typeof callee === 'object' && (callee as Node | null)?.name === 'RegExp'
}
