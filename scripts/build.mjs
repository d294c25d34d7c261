/** Builds the browser's files and the server, packs the browser's files once for all readers, and notes what it was made of. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import { builtMark, ensureTaught, fingerprintOfSources, root, run } from './prepare.mjs'

// Both are read before the build and written after it: what changes meanwhile, or breaks off, makes a build that is not believed.
const marks = [
  { file: builtMark, text: fingerprintOfSources() },
  // A start refuses when the sources have other changes of the tables than these.
  {
    file: path.join(root, 'build', 'migrations.json'),
    text: readFileSync(path.join(root, 'server/db/migrations/meta/_journal.json')),
  },
]
for (const { file } of marks) rmSync(file, { force: true })

await run('react-router', ['build', '--logLevel', 'warn'], { shown: true })
// An image is built by the Node that it has: no package has put another one there.
await ensureTaught(process.execPath)

const client = path.join(root, 'build', 'client')
for (const name of readdirSync(client, { recursive: true })) {
  if (!/\.(js|css|svg|html|json|webmanifest|txt|xml)$/.test(name)) continue
  const file = path.join(client, name)
  const bytes = readFileSync(file)
  if (bytes.length < 512) continue
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, brotliOptions(bytes.length)))
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
}
for (const { file, text } of marks) writeFileSync(file, text)

function brotliOptions(size) {
  return {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: size,
    },
  }
}
