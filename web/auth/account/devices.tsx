import type { ListedSession } from '#web/calls/account.ts'
import { settingsCopy } from '#web/copy/accounts/settings.ts'
import { formatAgo, formatDate } from '#web/copy/formats/format.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Badge } from '#web/ui/status/badge.tsx'
import { AccountForm, SettingRow } from './account-form.tsx'

type DevicesProps = { sessions: readonly ListedSession[]; now: number }

/** Where the host is signed in; each place can be signed out from here. */
export function Devices({ sessions, now }: DevicesProps) {
  const { devices, see } = useCopy(settingsCopy)
  return (
    <SettingRow
      title={devices.title}
      stands={devices.count(sessions.length)}
      opens={see}
      intro={devices.intro}
      intents={['end_session', 'end_other_sessions', 'sign_out_everywhere']}
    >
      <ul className="flex flex-col divide-y divide-hairline">
        {sessions.map((session) => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 py-4 first:pt-0"
          >
            <Place session={session} now={now} />
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3">
        {sessions.length > 1 ? (
          <AccountForm intent="end_other_sessions" submit={devices.endOthers} />
        ) : null}
        <AccountForm intent="sign_out_everywhere" submit={devices.submit} />
      </div>
    </SettingRow>
  )
}

function Place({ session, now }: { session: ListedSession; now: number }) {
  const { devices } = useCopy(settingsCopy)
  const locale = useLocale()
  const name = useDeviceName(session) ?? devices.unknown
  const used = formatAgo(Date.parse(session.last_used_at), { locale, now })
  const began = formatDate(new Date(session.created_at), { locale, length: 'short' })
  return (
    <>
      <div className="min-w-0">
        <p className="font-semibold break-words">{name}</p>
        <p className="text-sm text-ink-soft">
          {devices.used(used)} · {devices.began(began)}
        </p>
      </div>
      {session.is_current ? (
        <Badge tone="success">{devices.current}</Badge>
      ) : (
        <AccountForm
          intent="end_session"
          hidden={{ id: session.id }}
          submit={devices.end}
          about={name}
        />
      )}
    </>
  )
}

/** As one says it; undefined where the browser said nothing known. */
export function useDeviceName(session: ListedSession | undefined) {
  const { devices } = useCopy(settingsCopy)
  const { browser, system } = session ?? {}
  if (browser && system) return devices.on(browser, system)
  return browser ?? system ?? undefined
}
