/** The small faults that may be put into the sources: what the hand slips on, and no test may overlook. */
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { root } from './prepare.mjs'

/** Every one of a folder, in the same order wherever it is asked: what it says of itself, and its file before and after. */
export function faultsIn(folder) {
  return readdirSync(path.join(root, folder), { recursive: true })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .toSorted()
    .flatMap((name) => faultsOf(path.join(folder, name)))
}

function faultsOf(file) {
  const before = readFileSync(path.join(root, file), 'utf8')
  const textOf = ({ start, end }) => before.slice(start, end)
  const found = [...nodesIn(parseSync(file, before).program)].flatMap((node) => [
    ...faultsAt(node, textOf),
  ])
  return found.map(([kind, at, then]) => {
    const start = before.slice(0, at.start)
    const change = [textOf(at), then].map((words) => words.replace(/\s+/g, ' ').slice(0, 70))
    const says = `${file}:${start.split('\n').length}, ${kind}: ${change.join(' → ')}`
    return { file, kind, says, before, after: start + then + before.slice(at.end) }
  })
}

/** Of types, imports and names nothing is left when the product runs. */
function* nodesIn(value) {
  if (typeof value !== 'object' || value === null) return
  const { type = '', computed } = value
  if (type.startsWith('TS') && !/^TS(As|Satisfies|NonNull)Expression$/.test(type)) return
  if (type) yield value
  for (const [key, part] of Object.entries(value)) {
    if (key !== 'source' && (key !== 'key' || computed)) yield* nodesIn(part)
  }
}

const shifts = { '<': '<=', '<=': '<', '>': '>=', '>=': '>', '===': '!==', '!==': '===' }

/** What may go wrong at a node: of which kind, where, and what stands there then. */
function* faultsAt(node, textOf) {
  const { type, left, right, operator, callee, expression } = node
  if (/^(If|Conditional)/.test(type))
    yield ['condition negated', node.test, `!(${textOf(node.test)})`]
  if (type === 'IfStatement' && !node.alternate) yield ['guard removed', node, ';']
  if (type === 'LogicalExpression') {
    const kind = operator === '??' ? 'default lost' : 'part of a condition dropped'
    yield [kind, node, `(${textOf(left)})`]
  }
  if (type === 'BinaryExpression' && shifts[operator]) {
    const at = { start: left.end, end: right.start }
    yield ['comparison shifted', at, textOf(at).replace(operator, shifts[operator])]
  }
  if (callee?.property?.name === 'where') {
    yield ['`where` dropped', { start: callee.object.end, end: node.end }, '']
  }
  if (callee?.name === 'and') {
    for (const one of node.arguments) {
      const rest = node.arguments.filter((other) => other !== one)
      yield ['part of a `where` dropped', node, `and(${rest.map(textOf).join(', ')})`]
    }
  }
  const isCall = /^(Call|Await)Expression$/.test(expression?.type)
  if (type === 'ExpressionStatement' && isCall) yield ['call removed', node, ';']
  if (type === 'CatchClause') yield ['catch emptied', node.body, '{}']
  if (type === 'ArrayExpression' && node.elements.length > 0) yield ['list emptied', node, '[]']
  if (type !== 'Literal') return
  if (typeof node.value === 'boolean') yield ['boolean flipped', node, String(!node.value)]
  if (typeof node.value === 'number') yield ['number off by one', node, String(node.value + 1)]
  if (typeof node.value === 'string' && node.value) yield ['text emptied', node, "''"]
}
