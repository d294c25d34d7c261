import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'

type SettingCardProps = { title: string; intro: string; children: ReactNode }

/** One subject of the account page: what it is about, and beside it what can be done. */
export function SettingCard({ title, intro, children }: SettingCardProps) {
  return (
    <Card className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
      <div>
        <h3>{title}</h3>
        <p className="mt-1 text-ink-soft">{intro}</p>
      </div>
      {children}
    </Card>
  )
}
