import { ChevronDown } from 'lucide'
import { Icon } from '#web/ui/icon.tsx'

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
