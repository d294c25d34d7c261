import { useEffect, useState } from 'react'
import { sectionTypes } from '#domain/guide/section-names.ts'

/** The demo's steps: writing, publishing, a guest who reads two sections, and a rest on the second. */
const steps = [
  { stage: 'writing', ms: 3000 },
  { stage: 'publishing', ms: 1500 },
  { stage: 'reading', ms: 2500 },
  { stage: 'reading', ms: 2500 },
  { stage: 'resting', ms: 2000 },
] as const

const secondReading = 3

export type DemoStage = (typeof steps)[number]['stage']

/** Goes from step to step while it may run, each round two sections further; at rest it stays where it is. */
export function useDemoStory(mayRun: boolean) {
  const [count, setCount] = useState(0)
  const at = count % steps.length
  const { stage, ms } = steps[at] ?? steps[0]
  useEffect(() => {
    if (!mayRun) return
    const timer = setTimeout(setCount, ms, count + 1)
    return () => clearTimeout(timer)
  }, [count, mayRun, ms])
  const read = 2 * Math.floor(count / steps.length) + (at < secondReading ? 0 : 1)
  return { stage, section: sectionTypes[read % sectionTypes.length] ?? 'welcome' }
}
