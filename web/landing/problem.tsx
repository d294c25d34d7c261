import { useCopy } from '#web/copy/use-copy.ts'
import { openingCopy } from '#web/copy/visitors/landing-opening.ts'
import { joinClasses } from '#web/ui/join-classes.ts'
import { LandingSection } from './landing-section.tsx'

export function Problem() {
  const { problem } = useCopy(openingCopy)
  return (
    <LandingSection title={problem.title} text={problem.text} tone="sunken">
      <div className="grid items-center gap-10 md:grid-cols-2">
        <ul className="flex flex-col gap-3">
          {problem.messages.map((message, index) => (
            <li
              key={message}
              className={joinClasses(
                'w-fit max-w-[85%] rounded-card border border-hairline bg-surface px-4 py-3',
                index % 2 === 1 && 'ms-8',
              )}
            >
              {message}
            </li>
          ))}
        </ul>
        <p className="font-heading text-2xl leading-snug text-balance md:text-3xl">
          {problem.turn}
        </p>
      </div>
    </LandingSection>
  )
}
