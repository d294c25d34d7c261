import { readFileSync } from 'node:fs'
import { openTaughtReader } from '#server/reader/taught-model.ts'
const read = openTaughtReader()
const text = readFileSync(process.argv[2]!, 'utf8')
let made = 0
const { suggestions, leftOver, idle } = read([text], () => String(made++))
const words = ({ start, end }: any) => JSON.stringify(text.slice(start, end))
for (const { fact, or, sureness, from } of suggestions)
  console.log(`${sureness}: ${JSON.stringify(fact)}${or ? ` or ${or.kind}` : ''} from ${from.map(words).join(' ')}`)
for (const span of leftOver) console.log(`left: ${words(span)}`)
for (const span of idle) console.log(`idle: ${words(span)}`)
