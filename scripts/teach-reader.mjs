/** Teaches the reader of hosts' texts from its examples: the same examples, the same bytes. */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { readExamples } from '#domain/guide/reader/examples.ts'
import { learnModel } from '#domain/guide/reader/learn.ts'
import { readWords } from '#domain/guide/reader/words.ts'
import { packModel } from '#server/reader/pack.ts'
import { root, taughtMark, taughtModel, taughtSources } from './prepare.mjs'

const folder = path.join(root, 'domain/guide/reader')
const text = (name) => readFileSync(path.join(folder, name), 'utf8')
const mark = taughtSources()

const examples = readdirSync(path.join(folder, 'examples')).sort()
const model = learnModel(
  examples.flatMap((name) => readExamples(text(`examples/${name}`))),
  readWords({
    numbers: text('words/numbers.tsv'),
    rooms: text('words/rooms.tsv'),
    units: text('words/units.txt'),
  }),
)
mkdirSync(path.dirname(taughtModel), { recursive: true })
writeFileSync(taughtModel, brotliCompressSync(packModel(model)))
writeFileSync(taughtMark, mark)
