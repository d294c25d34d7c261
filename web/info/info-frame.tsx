import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '#web/ui/icon.tsx'

type InfoFrameProps = { title: string; intro?: string; children: ReactNode }

export function InfoFrame({ title, intro, children }: InfoFrameProps) {
  return (
    <div className="mx-auto max-w-6xl px-4 py-12 sm:px-6 md:py-16">
      <header className="max-w-2xl">
        <h1>{title}</h1>
        {intro ? <p className="mt-4 text-lg text-ink-soft">{intro}</p> : null}
      </header>
      <div className="mt-10">{children}</div>
    </div>
  )
}

type QuestionsProps = { title: string; questions: readonly (readonly string[])[] }

/** Questions that open by themselves, with or without a script. */
export function Questions({ title, questions }: QuestionsProps) {
  return (
    <section>
      <h2>{title}</h2>
      <div className="mt-4 max-w-3xl border-t border-hairline">
        {questions.map(([question, answer]) => (
          <details key={question} className="group border-b border-hairline">
            <summary className="flex min-h-14 cursor-pointer py-3 list-none items-center justify-between gap-4 font-semibold">
              {question}
              <Icon of={ChevronDown} className="group-open:rotate-180" />
            </summary>
            <p className="max-w-2xl pb-5 text-ink-soft">{answer}</p>
          </details>
        ))}
      </div>
    </section>
  )
}
