/** Builds the browser's files and the server, then packs the browser's files once for all readers. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { root, run } from './prepare.mjs'

await run('react-router', ['build', '--logLevel', 'warn'], { shown: true })

const client = path.join(root, 'build', 'client')
for (const name of readdirSync(client, { recursive: true })) {
  if (!/\.(js|css|svg|html|json|webmanifest|txt|xml)$/.test(name)) continue
  const file = path.join(client, name)
  const bytes = readFileSync(file)
  if (bytes.length < 512) continue
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, brotliOptions(bytes.length)))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}

function brotliOptions(size) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  }
}
