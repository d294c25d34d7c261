import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { openTaughtReader } from '#server/reader/taught-model.ts'
const read = openTaughtReader()
const out = process.argv[2]!
function run(text: string) {
  let made = 0
  const { suggestions, leftOver, idle } = read([text], () => String(made++))
  const words = ({ start, end }: any) => JSON.stringify(text.slice(start, end))
  const lines: string[] = []
  for (const { fact, or, sureness, from } of suggestions)
    lines.push(`${sureness}: ${JSON.stringify(fact)}${or ? ` or ${or.kind}` : ''} from ${from.map(words).join(' ')}`)
  for (const span of leftOver) lines.push(`left: ${words(span)}`)
  for (const span of idle) lines.push(`idle: ${words(span)}`)
  return lines
}
const dir = 'domain/guide/reader/examples'
const all: string[] = []
for (const f of readdirSync(dir).sort()) {
  const texts = readFileSync(`${dir}/${f}`, 'utf8').split(/\n\n+/)
  for (const [at, t] of texts.entries()) {
    let text = ''
    for (const line of t.split('\n')) {
      const [label, flag, ...w] = line.split('\t')
      if (!label || flag === undefined) continue
      text += (flag === 'c' ? ' ' : '\n') + w.join('\t')
    }
    all.push(`## ${f} ${at}`, ...run(text.trim()))
  }
}
writeFileSync(`${out}.ex.txt`, all.join('\n') + '\n')
const un: string[] = []
for (const f of readdirSync('tests/texts/unseen').filter((n) => n.endsWith('.txt')).sort())
  un.push(`## ${f}`, ...run(readFileSync(`tests/texts/unseen/${f}`, 'utf8')))
writeFileSync(`${out}.un.txt`, un.join('\n') + '\n')
