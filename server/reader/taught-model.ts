import { readFileSync } from 'node:fs'
import { deserialize, serialize } from 'node:v8'
import { brotliDecompressSync } from 'node:zlib'
import type { Weights } from '#domain/guide/reader/linear.ts'
import type { Model } from '#domain/guide/reader/model.ts'
import { openReader } from '#domain/guide/reader/read-texts.ts'

/** Made from the examples by `scripts/teach-reader.mjs`. */
const file = new URL('../../build/reader.br', import.meta.url)

export function openTaughtReader() {
  // True because only `packModel` writes it.
  const packed = deserialize(brotliDecompressSync(readFileSync(file))) as Model
  return openReader(withNumbers(packed, fromSteps))
}

/** The model as bytes: the same model, the same bytes. */
export function packModel(model: Model): Buffer {
  return serialize(withNumbers(model, toSteps))
}

function withNumbers(model: Model, change: (numbers: Int32Array) => Int32Array): Model {
  const { labels, beginnings, headings } = model
  const changed = (weights: Weights) => ({ ...weights, numbers: change(weights.numbers) })
  return {
    ...model,
    labels: changed(labels),
    beginnings: changed(beginnings),
    headings: changed(headings),
  }
}

/** Numbers as steps from one to the next, which pack well. */
function toSteps(numbers: Int32Array) {
  return numbers.map((number, at) => number - (numbers[at - 1] ?? 0))
}

function fromSteps(steps: Int32Array) {
  let last = 0
  return steps.map((step) => {
    last += step
    return last
  })
}
