/** `read-text.mjs FILE`: what the taught reader makes of a text, a line for each suggestion and for what is left. */
import { readFileSync } from 'node:fs'
import { openTaughtReader } from '#server/reader/taught-model.ts'

const text = readFileSync(process.argv[2] ?? 0, 'utf8')
let made = 0
const { suggestions, leftOver, idle } = openTaughtReader()([text], () => String(made++))
const words = ({ start, end }) => JSON.stringify(text.slice(start, end))
for (const { fact, or, sureness, from } of suggestions) {
  const other = or ? ` or ${or.kind}` : ''
  console.log(`${sureness}: ${JSON.stringify(fact)}${other} from ${from.map(words).join(' ')}`)
}
for (const span of leftOver) console.log(`left over: ${words(span)}`)
for (const span of idle) console.log(`no guest needs: ${words(span)}`)
