import type { Weights } from '#domain/guide/reader/linear.ts'
import type { Model } from '#domain/guide/reader/model.ts'

const tables = ['labels', 'beginnings', 'headings'] as const

type Head = Pick<Model, 'order' | 'words' | 'sureFrom'> & {
  tables: Record<(typeof tables)[number], { classes: number; worth: number; rows: number }>
}

/** The model as bytes: the same model, the same bytes. */
export function packModel({ order, words, sureFrom, ...model }: Model): Uint8Array {
  const head: Head = {
    order,
    words,
    sureFrom,
    tables: Object.fromEntries(
      tables.map((name) => {
        const { classes, worth, numbers } = model[name]
        return [name, { classes, worth, rows: numbers.length }]
      }),
    ) as Head['tables'],
  }
  const json = new TextEncoder().encode(JSON.stringify(head))
  const length = new Uint8Array(Uint32Array.of(json.length).buffer)
  const parts = [length, json, ...tables.flatMap((name) => bytesOf(model[name]))]
  const packed = new Uint8Array(parts.reduce((all, part) => all + part.length, 0))
  let at = 0
  for (const part of parts) {
    packed.set(part, at)
    at += part.length
  }
  return packed
}

/** Numbers as steps from one to the next, which pack well. */
function bytesOf({ numbers, table }: Weights): Uint8Array[] {
  const steps = numbers.map((number, at) => number - (numbers[at - 1] ?? 0))
  return [new Uint8Array(steps.buffer), new Uint8Array(table.buffer)]
}

export function unpackModel(packed: Uint8Array): Model {
  const bytes = new Uint8Array(packed)
  const [length = 0] = new Uint32Array(bytes.slice(0, 4).buffer)
  // True because only `packModel` writes it.
  const head = JSON.parse(new TextDecoder().decode(bytes.slice(4, 4 + length))) as Head
  let at = 4 + length
  const take = (size: number) => {
    at += size
    return bytes.slice(at - size, at).buffer
  }
  const read = (name: (typeof tables)[number]): Weights => {
    const { classes, worth, rows } = head.tables[name]
    const numbers = new Int32Array(take(rows * 4))
    for (let row = 1; row < rows; row += 1)
      numbers[row] = (numbers[row] ?? 0) + (numbers[row - 1] ?? 0)
    return { classes, worth, numbers, table: new Int8Array(take(rows * classes)) }
  }
  const { order, words, sureFrom } = head
  const [labels, beginnings, headings] = [read('labels'), read('beginnings'), read('headings')]
  return { order, words, sureFrom, labels, beginnings, headings }
}
