import { openTaughtReader } from '#server/reader/taught-model.ts'
import { readUnseen, scoreOf, sumOf } from '#tests/texts/score.ts'
import { statSync } from 'node:fs'
const read = openTaughtReader()
let n = 0
const scores = readUnseen().map((s) => scoreOf(s, read([s.text], () => String(n++))))
const a = sumOf(scores), w = sumOf(scores.slice(-2))
console.log(`right ${(a.right / a.placed).toFixed(4)} proposed ${(a.proposedPieces / a.pieces).toFixed(4)} placed ${(a.placedPieces / a.pieces).toFixed(4)} wrong ${a.wrongValues} walls ${(w.proposedPieces / w.pieces).toFixed(3)} size ${statSync('build/reader.br').size}`)
