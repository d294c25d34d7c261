import { useEffect, useState } from 'react'

/** The demo in three stages and a rest: writing, publishing, a guest reading. */
export const demoStages = [
  { name: 'writing', ms: 3000 },
  { name: 'publishing', ms: 1500 },
  { name: 'reading', ms: 5000 },
  { name: 'resting', ms: 2000 },
] as const

export type DemoStage = (typeof demoStages)[number]['name']

/** How long a section of the guide stays in view while a guest reads. */
export const sectionMs = 2500

/** Goes round the stages while it may run; at rest it stays where it is. */
export function useDemoStory(mayRun: boolean): DemoStage {
  const [index, setIndex] = useState(0)
  const stage = demoStages[index] ?? demoStages[0]
  useEffect(() => {
    if (!mayRun) return
    const timer = setTimeout(() => setIndex((index + 1) % demoStages.length), stage.ms)
    return () => clearTimeout(timer)
  }, [index, mayRun, stage.ms])
  return stage.name
}

/** Counts up at a steady pace while it may run. */
export function useTurns(mayRun: boolean, everyMs: number) {
  const [turn, setTurn] = useState(0)
  useEffect(() => {
    if (!mayRun) return
    const timer = setInterval(() => setTurn((current) => current + 1), everyMs)
    return () => clearInterval(timer)
  }, [mayRun, everyMs])
  return turn
}
