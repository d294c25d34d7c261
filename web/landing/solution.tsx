import { CircleCheck, Pause, Play } from 'lucide'
import type { ReactNode } from 'react'
import { useCopy } from '#web/copy/use-copy.ts'
import { landingCopy } from '#web/copy/visitors/landing.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ButtonLink } from '#web/ui/buttons/links.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { LandingSection } from './landing-section.tsx'
import { demoStages } from './run-demo.ts'

const stageLook =
  'rounded-card border border-hairline bg-surface p-5 transition-colors duration-150 ' +
  'aria-[current=step]:border-agave aria-[current=step]:bg-agave-soft'

/** The demo as the server draws it, at its first stage; `run-demo.ts` moves it. */
export function Solution({ phone }: { phone: ReactNode }) {
  const { solution } = useCopy(landingCopy)
  return (
    <LandingSection id="solution" title={solution.title} text={solution.text}>
      <div className="grid grid-cols-1 items-center gap-12 lg:grid-cols-2">
        <div>
          <ol className="flex flex-col gap-2">
            {solution.stages.map(({ title, text }, index) => (
              <li
                key={title}
                data-demo-stage={demoStages[index]}
                aria-current={index === 0 ? 'step' : undefined}
                className={stageLook}
              >
                <h3>{title}</h3>
                <p className="mt-1 text-ink-soft">{text}</p>
              </li>
            ))}
          </ol>
          <ul className="mt-8 flex flex-col gap-3">
            {solution.facts.map((fact) => (
              <li key={fact} className="flex gap-3">
                <Icon of={CircleCheck} className="mt-0.5 text-agave-ink" />
                {fact}
              </li>
            ))}
          </ul>
          <h3 className="mt-10">{solution.upTo}</h3>
          <p className="mt-2 max-w-xl text-ink-soft">{solution.upToBasis}</p>
          <ButtonLink to="/g/muestra" reloadDocument className="mt-6">
            {solution.open}
          </ButtonLink>
        </div>
        <div className="flex min-w-0 flex-col items-center gap-4">
          <div data-demo="" className="grid w-full grid-cols-1 place-items-center">
            {phone}
          </div>
          <div className="min-h-11">
            <Button data-demo-switch="" hidden size="compact" tone="quiet">
              <span className="contents">
                <Icon of={Pause} />
                {solution.pause}
              </span>
              <span className="contents" hidden>
                <Icon of={Play} />
                {solution.play}
              </span>
            </Button>
          </div>
        </div>
      </div>
    </LandingSection>
  )
}
