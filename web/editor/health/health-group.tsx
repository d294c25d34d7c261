import { type ReactNode, useId } from 'react'

type HealthGroupProps = { title: string; count: number; children: ReactNode }

/** Rows that stand alike, and how many they are. */
export function HealthGroup({ title, count, children }: HealthGroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="flex items-baseline gap-2 text-lg font-semibold">
        {title} <span className="text-base font-normal text-ink-soft tabular-nums">{count}</span>
      </h3>
      <ul className="divide-y divide-hairline">{children}</ul>
    </section>
  )
}
