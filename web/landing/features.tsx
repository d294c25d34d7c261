import { BookOpen, Clock, House, LogOut, MapPin, Siren, Sun, Wifi } from 'lucide'
import type { ReactNode } from 'react'
import { useCopy } from '#web/copy/use-copy.ts'
import { featureCardsCopy, openingCopy } from '#web/copy/visitors/landing.ts'
import { cardLook } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

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

/** In the order of the guide's sections. */
const cardIcons = [Sun, House, MapPin, Wifi, Siren, BookOpen, LogOut] as const

export function Features() {
  const copy = useCopy(featureCardsCopy)
  return (
    <LandingSection id="features" title={copy.title} text={copy.text}>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        {copy.cards.map((card, index) => (
          <li key={card.title} className={cardLook}>
            <Icon of={cardIcons[index] ?? Sun} size={26} className="text-agave-ink" />
            <h3 className="mt-4">{card.title}</h3>
            <p className="mt-2 text-ink-soft">{card.text}</p>
          </li>
        ))}
      </ul>
    </LandingSection>
  )
}

type LandingSectionProps = {
  /** The place the header's links lead to. */
  id?: string
  title: string
  text?: string
  tone?: 'paper' | 'sunken'
  children: ReactNode
}

export function LandingSection({ id, title, text, tone = 'paper', children }: LandingSectionProps) {
  return (
    <section id={id} className={joinClasses('scroll-mt-16', tone === 'sunken' && 'bg-sunken')}>
      <div className="mx-auto max-w-6xl px-4 py-16 sm:px-6 md:py-24">
        <header className="max-w-2xl">
          <h2 className="text-3xl md:text-4xl">{title}</h2>
          {text ? <p className="mt-4 text-lg text-ink-soft">{text}</p> : null}
        </header>
        <div className="mt-10 md:mt-14">{children}</div>
      </div>
    </section>
  )
}
