import { Clock } from 'lucide'
import { useCopy } from '#web/copy/use-copy.ts'
import { openingCopy } from '#web/copy/visitors/landing-opening.ts'
import { Icon } from '#web/ui/icon.tsx'
import { LandingSection } from './landing-section.tsx'

export function HowItWorks() {
  const { how } = useCopy(openingCopy)
  return (
    <LandingSection id="how-it-works" title={how.title} tone="sunken">
      <ol className="grid gap-8 md:grid-cols-3">
        {how.steps.map((step, index) => (
          <li key={step.title} className="border-t-2 border-primary pt-5">
            <span aria-hidden className="font-heading text-3xl text-primary-ink tabular-nums">
              {index + 1}
            </span>
            <h3 className="mt-2">{step.title}</h3>
            <p className="mt-2 text-ink-soft">{step.text}</p>
          </li>
        ))}
      </ol>
      <div className="mt-12 flex max-w-3xl gap-4 rounded-card border border-hairline bg-surface p-5">
        <Icon of={Clock} size={24} className="mt-0.5 text-agave-ink" />
        <div>
          <h3 className="font-sans text-base tracking-normal">{how.tenMinutes}</h3>
          <p className="mt-1 text-ink-soft">{how.tenMinutesBasis}</p>
        </div>
      </div>
    </LandingSection>
  )
}
