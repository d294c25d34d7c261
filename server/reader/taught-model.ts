import { readFileSync } from 'node:fs'
import { deserialize } from 'node:v8'
import { brotliDecompressSync } from 'node:zlib'
import type { Model } from '#domain/guide/reader/kind/model.ts'
import { openReader } from '#domain/guide/reader/read-texts.ts'

/** Made from the examples by `scripts/teach-reader.mjs`. */
const file = new URL('../../build/reader.br', import.meta.url)

export function openTaughtReader() {
  // True because only that script writes it.
  return openReader(deserialize(brotliDecompressSync(readFileSync(file))) as Model)
}
