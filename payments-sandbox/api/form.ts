import { invalid } from '#sandbox/errors/api-error.ts'

export type FormValue = string | FormValue[] | { [key: string]: FormValue }
export type Form = { [key: string]: FormValue }

type Node = string | Map<string, Node>

/** `a[b][0][c]=x` to `{ a: { b: [{ c: 'x' }] } }`, the bracket form that Stripe's clients write. */
export function decodeForm(text: string): Form {
  const root = new Map<string, Node>()
  for (const [name, value] of new URLSearchParams(text)) place(root, keysOf(name), value)
  return Object.fromEntries([...root].map(([key, node]) => [key, simplify(node)]))
}

function keysOf(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name)
  if (!match) throw invalid(`Invalid parameter name: ${name}`)
  const [, first = '', rest = ''] = match
  return [first, ...[...rest.matchAll(/\[([^[\]]*)\]/g)].map(([, key = '']) => key)]
}

function place(root: Map<string, Node>, keys: string[], value: string): void {
  let node = root
  for (const [index, key] of keys.entries()) {
    const name = key === '' ? String(node.size) : key
    if (index === keys.length - 1) {
      node.set(name, value)
      return
    }
    const next = node.get(name)
    if (typeof next === 'string') throw invalid(`Invalid parameter: ${keys.join('.')}`)
    const child = next ?? new Map<string, Node>()
    node.set(name, child)
    node = child
  }
}

function simplify(node: Node): FormValue {
  if (typeof node === 'string') return node
  const keys = [...node.keys()]
  const values = [...node.values()].map(simplify)
  if (keys.length > 0 && keys.every((key, index) => key === String(index))) return values
  return Object.fromEntries(keys.map((key, index) => [key, values[index] ?? '']))
}
