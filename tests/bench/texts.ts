/** How much of what a text says of a home is found, and how much of what is found is right. */

import { entryIdFrom } from '#domain/guide/entry-ids.ts'
import { propose } from '#domain/guide/proposal/propose.ts'
import { readingLimits } from '#domain/guide/proposal/reading-limits.ts'
import { readSamples } from '#tests/texts/samples.ts'
import { precisionOf, recallOf, scoreOf } from '#tests/texts/score.ts'
import type { SampleText } from '#tests/texts/text.ts'
import { atLeast, atMost, conclude, type Row, shown } from './report.ts'
import { timeByTurns } from './time-by-turns.ts'

const leastPrecision = 0.95
const leastRecall = 0.85

const halves = { tuning: await readSamples('tuning'), 'held-out': await readSamples('held-out') }

function rowsOf([half, samples]: [string, SampleText[]]): Row[] {
  const { byKind, all } = scoreOf(samples)
  return [['all kinds', all] as const, ...byKind].map(([kind, score]) =>
    shown(
      `texts, ${half}: ${kind}, precision and recall`,
      `${precisionOf(score).toFixed(2)}, ${recallOf(score).toFixed(2)} of ${score.expected}`,
    ),
  )
}

/** What the longest texts take that may be pasted: one of as many lines as fit, beside one of sentences. */
async function pace(): Promise<Row[]> {
  const sentences = halves.tuning.map(({ text }) => text).join('\n\n')
  const works = {
    quarter: readingOf('a\n', readingLimits.letters / 4),
    lines: readingOf('a\n', readingLimits.letters),
    sentences: readingOf(`${sentences}\n\n`, readingLimits.letters),
  }
  const times = await timeByTurns(works, { rounds: 3, warmUps: 1, clock: processorMs })
  return [
    shown('texts: 100,000 lines of one letter, processor', `${Math.round(times.lines)} ms`),
    atMost('texts: four times as many lines, processor', times.lines / times.quarter, 6, 'x'),
    atMost('texts: those lines beside sentences as long', times.lines / times.sentences, 15, 'x'),
  ]
}

function readingOf(words: string, letters: number) {
  const text = words.repeat(Math.ceil(letters / words.length)).slice(0, letters)
  const makeId = () => entryIdFrom(new Uint8Array(8))
  return async () => propose([text], { makeId })
}

function processorMs() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

const { all } = scoreOf(Object.values(halves).flat())
await conclude('texts', [
  ...Object.entries(halves).flatMap(rowsOf),
  atLeast('texts: precision over all', precisionOf(all), leastPrecision),
  atLeast('texts: recall over all', recallOf(all), leastRecall),
  ...(await pace()),
])
