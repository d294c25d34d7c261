import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { openReader as openReaderOf } from '#domain/guide/reader/read-texts.ts'
import { unpackModel } from './pack.ts'

/** Made from the examples by `scripts/teach-reader.mjs`. */
const file = new URL('../../build/reader.br', import.meta.url)

export function openTaughtReader() {
  return openReaderOf(unpackModel(brotliDecompressSync(readFileSync(file))))
}
