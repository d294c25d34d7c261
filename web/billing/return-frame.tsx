import { CircleCheck, CreditCard } from 'lucide'
import type { ReactNode } from 'react'
import { Card } from '#web/ui/card.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'

type ReturnFrameProps = {
  isGood: boolean
  title: string
  children: ReactNode
  actions: ReactNode
}

/** Back from the provider's page: what happened, and where to go on. */
export function ReturnFrame({ isGood, title, children, actions }: ReturnFrameProps) {
  return (
    <div className="mx-auto w-full max-w-xl px-4 py-12 sm:px-6 sm:py-20">
      <Card className="flex flex-col gap-5">
        <span
          className={joinClasses(
            'grid size-14 place-items-center rounded-t-full rounded-b-md',
            isGood ? 'bg-agave-soft text-agave-ink' : 'bg-sun-soft text-sun-ink',
          )}
        >
          <Icon of={isGood ? CircleCheck : CreditCard} size={24} />
        </span>
        <h1 className="text-3xl">{title}</h1>
        {children}
        <div className="flex flex-wrap gap-3">{actions}</div>
      </Card>
    </div>
  )
}
