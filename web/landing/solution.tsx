import { CircleCheck, Pause, Play } from 'lucide'
import { type ReactNode, useRef } from 'react'
import type { SectionType } from '#domain/guide/section-names.ts'
import { landingCopy } from '#web/copy/landing.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/button.tsx'
import { ButtonLink } from '#web/ui/button-link.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { type DemoStage, useDemoStory } from './demo-story.ts'
import { LandingSection } from './landing-section.tsx'
import { useMayMove } from './use-may-move.ts'

const stageNames: DemoStage[] = ['writing', 'publishing', 'reading']

type SolutionProps = { phoneAt: (section: SectionType) => ReactNode }

export function Solution({ phoneAt }: SolutionProps) {
  const { solution } = useCopy(landingCopy)
  const place = useRef<HTMLDivElement>(null)
  const { mayMove, isAwake, isOn, toggle } = useMayMove(place)
  const { stage, section } = useDemoStory(mayMove)
  return (
    <LandingSection id="solution" title={solution.title} text={solution.text}>
      <div className="grid grid-cols-1 items-center gap-12 lg:grid-cols-2">
        <div>
          <ol className="flex flex-col gap-2">
            {solution.stages.map(({ title, text }, index) => (
              <li
                key={title}
                aria-current={stageNames[index] === stage ? 'step' : undefined}
                className={joinClasses(
                  'rounded-card border p-5 transition-colors duration-150',
                  stageNames[index] === stage
                    ? 'border-agave bg-agave-soft'
                    : 'border-hairline bg-surface',
                )}
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
          <div
            ref={place}
            data-demo=""
            data-stage={isAwake ? stage : undefined}
            data-running={mayMove || undefined}
            className="grid w-full grid-cols-1 place-items-center"
          >
            {phoneAt(section)}
          </div>
          <div className="min-h-11">
            {isAwake ? (
              <Button size="compact" tone="quiet" icon={isOn ? Pause : Play} onClick={toggle}>
                {isOn ? solution.pause : solution.play}
              </Button>
            ) : null}
          </div>
        </div>
      </div>
    </LandingSection>
  )
}
