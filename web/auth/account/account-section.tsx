import { useLocation } from 'react-router'
import { type Locale, locales } from '#domain/values/locale.ts'
import { EmailField, PasswordField } from '#web/auth/post-form.tsx'
import type { DataExport, ListedPasskey, ListedSession } from '#web/calls/account.ts'
import { authCopy } from '#web/copy/accounts/auth.ts'
import { authFormCopy } from '#web/copy/accounts/auth-form.ts'
import { settingsCopy } from '#web/copy/accounts/settings.ts'
import { formatAgo, formatDate } from '#web/copy/formats/format.ts'
import { languageNames } from '#web/copy/language-names.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { Card } from '#web/ui/card.tsx'
import { Field, Select, TextInput } from '#web/ui/inputs/field.tsx'
import { Badge } from '#web/ui/status/badge.tsx'
import {
  AccountForm,
  type AskedProof,
  AskForProofCode,
  askedOf,
  ProofField,
  SettingRow,
} from './account-form.tsx'
import { AllMyData } from './all-my-data.tsx'
import { Passkeys, SecondFactor } from './ways-in.tsx'

type Account = {
  email: string
  locale: Locale
  hasPassword: boolean
  hasSecondFactor: boolean
}

type AccountSectionProps = {
  account: Account
  sessions: readonly ListedSession[]
  passkeys: readonly ListedPasskey[]
  dataExport: DataExport | undefined
  now: number
}

export function AccountSection(props: AccountSectionProps) {
  const { account, sessions, passkeys, dataExport, now } = props
  const current = sessions.find(({ is_current }) => is_current)
  const deviceName = useDeviceName(current)
  const asked = askedOf({ ...account, isProven: current?.is_proven ?? false })
  const { account: title, accountIntro } = useCopy(settingsCopy)
  return (
    <section aria-labelledby="account" className="flex flex-col gap-5">
      <div>
        <h2 id="account">{title}</h2>
        <p className="mt-1 text-ink-soft">{accountIntro}</p>
      </div>
      <Card className="divide-y divide-hairline">
        <ChangeEmail account={account} asked={asked} />
        <ChangePassword account={account} />
        <ChangeLanguage account={account} />
        <SecondFactor account={account} asked={asked} />
        <Passkeys passkeys={passkeys} asked={asked} deviceName={deviceName} now={now} />
        <Devices sessions={sessions} now={now} />
        <AllMyData dataExport={dataExport} />
        <EraseAccount account={account} />
      </Card>
    </section>
  )
}

type ChangeEmailProps = { account: Account; asked: AskedProof }

function ChangeEmail({ account: { email: now, hasPassword }, asked }: ChangeEmailProps) {
  const { email } = useCopy(settingsCopy)
  return (
    <SettingRow
      title={email.title}
      stands={now}
      intro={hasPassword ? email.intro : email.introOld}
      intents={['change_email']}
    >
      <AccountForm intent="change_email" submit={email.submit}>
        <EmailField name="newEmail" label={email.newEmail} />
        {hasPassword ? <ProofField asked={asked} /> : null}
      </AccountForm>
    </SettingRow>
  )
}

function ChangePassword({ account }: { account: Account }) {
  const { key } = useLocation()
  const { password } = useCopy(settingsCopy)
  const { currentPassword } = useCopy(authCopy)
  const { newPassword } = useCopy(authFormCopy)
  const row = { title: password.title, intents: ['change_password', 'ask_for_password'] as const }
  if (!account.hasPassword) {
    return (
      <SettingRow {...row} stands={password.isUnset} intro={password.none}>
        <AccountForm intent="ask_for_password" submit={password.ask} />
      </SettingRow>
    )
  }
  // Where it leads once it is changed nothing of what was typed before is left.
  return (
    <SettingRow key={key} {...row} stands={password.isSet} intro={password.intro}>
      <AccountForm intent="change_password" submit={password.submit}>
        <PasswordField label={currentPassword} name="currentPassword" />
        <PasswordField label={newPassword} name="newPassword" isNew />
      </AccountForm>
    </SettingRow>
  )
}

function ChangeLanguage({ account }: { account: Account }) {
  const { language } = useCopy(settingsCopy)
  return (
    <SettingRow
      title={language.title}
      stands={languageNames[account.locale]}
      standsIn={account.locale}
      intro={language.intro}
      intents={['change_language']}
    >
      <AccountForm intent="change_language" submit={language.submit}>
        <Field label={language.label}>
          <Select
            key={account.locale}
            name="locale"
            defaultValue={account.locale}
            options={locales.map((value) => ({ value, label: languageNames[value], lang: value }))}
          />
        </Field>
      </AccountForm>
    </SettingRow>
  )
}

/** The last thing on the page: the address is typed, and the password or a code from a mail, however lately it was given. */
function EraseAccount({ account: { email, hasPassword } }: { account: Account }) {
  const { erase } = useCopy(settingsCopy)
  const asked = askedOf({ hasPassword, isProven: false })
  return (
    <SettingRow
      title={erase.title}
      opens={erase.open}
      intro={erase.intro}
      intents={['ask_for_deletion_code', 'delete_account']}
    >
      <AskForProofCode asked={asked} intent="ask_for_deletion_code" about={erase.title} />
      <AccountForm intent="delete_account" submit={erase.submit} tone="danger">
        <ProofField asked={asked} />
        <Field label={erase.confirm(email)}>
          <TextInput
            name="confirmation"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
      </AccountForm>
    </SettingRow>
  )
}

function Devices({ sessions, now }: { sessions: readonly ListedSession[]; now: number }) {
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
function useDeviceName(session: ListedSession | undefined) {
  const { devices } = useCopy(settingsCopy)
  const { browser, system } = session ?? {}
  return browser && system ? devices.on(browser, system) : (browser ?? system ?? undefined)
}
