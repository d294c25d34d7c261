/** `teach-reader.mjs FILE`: teaches the reader of hosts' texts from its examples; the same examples, the same bytes. */
import { mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { serialize } from 'node:v8'
import { brotliCompressSync } from 'node:zlib'
import { readExamples, readWords } from '#domain/guide/reader/kind/examples.ts'
import { learnModel } from '#domain/guide/reader/kind/learn.ts'
import { root } from './prepare.mjs'

const folder = path.join(root, 'domain/guide/reader')
const text = (name) => readFileSync(path.join(folder, name), 'utf8')
const [file] = process.argv.slice(2)

const examples = readdirSync(path.join(folder, 'examples')).sort()
const model = learnModel(
  examples.flatMap((name) => readExamples(text(`examples/${name}`))),
  readWords({
    numbers: text('words/numbers.tsv'),
    rooms: text('words/rooms.tsv'),
    units: text('words/units.txt'),
    joiners: text('words/joiners.txt'),
  }),
)
mkdirSync(path.dirname(file), { recursive: true })
// Two that learn at once leave the same; nobody reads a half.
const whole = `${file}.${process.pid}`
writeFileSync(whole, brotliCompressSync(serialize(model)))
renameSync(whole, file)
