import { expect, test } from 'vitest'
import { readSamples } from '#tests/texts/samples.ts'
import { precisionOf, recallOf, scoreOf } from '#tests/texts/score.ts'

test('what the sample texts say is found, and nothing else', async () => {
  const { all } = scoreOf(await readSamples('tuning'))
  expect(precisionOf(all)).toBeGreaterThanOrEqual(0.95)
  expect(recallOf(all)).toBeGreaterThanOrEqual(0.85)
})
