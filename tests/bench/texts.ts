/** How much of what a text says of a home is found, and how much of what is found is right. */
import { readSamples } from '#tests/texts/samples.ts'
import { precisionOf, recallOf, scoreOf } from '#tests/texts/score.ts'
import type { SampleText } from '#tests/texts/text.ts'
import { atLeast, conclude, type Row, shown } from './report.ts'

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

const { all } = scoreOf(Object.values(halves).flat())
await conclude('texts', [
  ...Object.entries(halves).flatMap(rowsOf),
  atLeast('texts: precision over all', precisionOf(all), leastPrecision),
  atLeast('texts: recall over all', recallOf(all), leastRecall),
])
