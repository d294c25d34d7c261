/** The demo's steps: writing, publishing, a guest who reads two sections, and a rest on the second. */
export const demoSteps = [
  { stage: 'writing', ms: 3000 },
  { stage: 'publishing', ms: 1500 },
  { stage: 'reading', ms: 2500 },
  { stage: 'reading', ms: 2500 },
  { stage: 'resting', ms: 2000 },
] as const

type DemoStage = (typeof demoSteps)[number]['stage']

/** The stages that are told beside the phone, in their order. */
export const demoStages: readonly DemoStage[] = ['writing', 'publishing', 'reading']
