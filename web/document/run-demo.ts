import { sectionTypes } from '#domain/guide/section-names.ts'
import { followReading, scrollToSection } from '#web/guest/scripts/follow-reading.ts'

/** The demo's steps: writing, publishing, a guest who reads two sections, and a rest on the second. */
const demoSteps = [
  { stage: 'writing', ms: 3000 },
  { stage: 'publishing', ms: 1500 },
  { stage: 'reading', ms: 2500 },
  { stage: 'reading', ms: 2500 },
  { stage: 'resting', ms: 2000 },
] as const

type DemoStage = (typeof demoSteps)[number]['stage']

/** The stages that are told beside the phone, in their order. */
export const demoStages: readonly DemoStage[] = ['writing', 'publishing', 'reading']

const secondReading = 3

/**
 * Goes from step to step while it is in view, each round two sections further. It stands still for who touches it or stops
 * it, and, until they ask to see it, for those whose device asks for calm.
 */
export function runDemo() {
  const place = document.querySelector<HTMLElement>('[data-demo]')
  const guide = place?.querySelector<HTMLElement>('[data-guest]')
  const button = document.querySelector<HTMLElement>('[data-demo-switch]')
  if (!place || !guide || !button) return
  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  let count = 0
  let section: string | undefined
  let isInView = false
  let isWanted: boolean | undefined
  let isRunning: boolean | undefined
  let timer: ReturnType<typeof setTimeout>

  const isOn = () => isWanted ?? !calm.matches

  function want(wanted: boolean) {
    isWanted = wanted
    update()
  }

  /** Shows the step, and waits for the next one while the demo may run. */
  function tell() {
    const { stage, ms } = demoSteps[count % demoSteps.length] ?? demoSteps[0]
    place?.setAttribute('data-stage', stage)
    for (const each of document.querySelectorAll<HTMLElement>('[data-demo-stage]')) {
      each.ariaCurrent = each.dataset.demoStage === stage ? 'step' : null
    }
    const told = sectionAt(count)
    if (guide && told !== section) scrollToSection(guide, told)
    section = told
    clearTimeout(timer)
    if (!isRunning) return
    timer = setTimeout(() => {
      count += 1
      tell()
    }, ms)
  }

  function update() {
    const [pause, play] = button?.children ?? []
    pause?.toggleAttribute('hidden', !isOn())
    play?.toggleAttribute('hidden', isOn())
    const mayRun = isInView && isOn()
    if (mayRun === isRunning) return
    isRunning = mayRun
    place?.toggleAttribute('data-running', mayRun)
    tell()
  }

  followReading(guide, new AbortController().signal)
  update()
  button.hidden = false
  button.addEventListener('click', () => want(!isOn()))
  calm.addEventListener('change', update)
  for (const touch of ['pointerdown', 'wheel'])
    place.addEventListener(touch, () => want(false), { passive: true })
  new IntersectionObserver((entries) => {
    isInView = entries.at(-1)?.isIntersecting ?? false
    update()
  }).observe(place)
}

function sectionAt(count: number) {
  const step = count % demoSteps.length
  const read = 2 * Math.floor(count / demoSteps.length) + (step < secondReading ? 0 : 1)
  return sectionTypes[read % sectionTypes.length] ?? 'welcome'
}
