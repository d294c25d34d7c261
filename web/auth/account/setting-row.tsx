import type { ReactNode } from 'react'
import { useActionData } from 'react-router'
import type { Locale } from '#domain/values/locale.ts'
import type { AccountIntent, AccountResult } from '#web/calls/account.ts'
import { settingsCopy } from '#web/copy/accounts/settings.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { buttonLook } from '#web/ui/buttons/button.tsx'

type SettingRowProps = {
  title: string
  /** How it stands, seen while the row is closed. */
  stands?: string
  /** Where it is said in a language of its own. */
  standsIn?: Locale
  /** What opens it, where nothing is changed. */
  opens?: string
  intro: string
  /** Without a script their answer is a new page: the row is open in it. */
  intents: readonly AccountIntent[]
  isOpen?: boolean
  children: ReactNode
}

/** One subject of the account page: how it stands, and behind a button what can be done. */
export function SettingRow({ title, intro, intents, children, ...row }: SettingRowProps) {
  const { change } = useCopy(settingsCopy)
  const posted = useActionData<AccountResult>()
  const isOpen = row.isOpen || (posted !== undefined && intents.includes(posted.intent))
  return (
    <details className="group py-5 first:pt-0 last:pb-0" open={isOpen || undefined}>
      <summary className="grid cursor-pointer list-none grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 [&::-webkit-details-marker]:hidden">
        <h3>{title}</h3>
        {row.stands ? (
          <span lang={row.standsIn} className="row-start-2 [overflow-wrap:anywhere] text-ink-soft">
            {row.stands}
          </span>
        ) : null}
        <span
          className={buttonLook({
            className: 'col-start-2 row-span-2 row-start-1 group-open:bg-sunken',
          })}
        >
          {row.opens ?? change}
          <span className="sr-only"> ({title})</span>
        </span>
      </summary>
      <div className="mt-4 flex min-w-0 flex-col gap-5">
        <p className="text-ink-soft">{intro}</p>
        {children}
      </div>
    </details>
  )
}
