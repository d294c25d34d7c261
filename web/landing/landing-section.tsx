import type { ReactNode } from 'react'
import { joinClasses } from '#web/ui/join-classes.ts'

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
