import { type Locale, locales } from '#domain/values/locale.ts'
import { EmailField, PasswordField } from '#web/auth/auth-fields.tsx'
import { type ListedPasskey, Passkeys } from '#web/auth/passkeys/passkeys.tsx'
import type { DataExport } from '#web/calls/account.ts'
import { authCopy } from '#web/copy/accounts/auth.ts'
import { authFormCopy } from '#web/copy/accounts/auth-form.ts'
import { settingsCopy } from '#web/copy/accounts/settings.ts'
import { languageNames } from '#web/copy/editor/languages.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Field } from '#web/ui/inputs/field.tsx'
import { Select } from '#web/ui/inputs/select.tsx'
import { AccountForm } from './account-form.tsx'
import { AllMyData } from './all-my-data.tsx'
import { Devices, type ListedSession, useDeviceName } from './devices.tsx'
import { EraseAccount } from './erase-account.tsx'
import { SecondFactor } from './second-factor.tsx'
import { SettingCard } from './setting-card.tsx'

export type Account = {
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

/** What a host changes of the account itself. */
export function AccountSection(props: AccountSectionProps) {
  const { account, sessions, passkeys, dataExport, now } = props
  const deviceName = useDeviceName(sessions.find(({ is_current }) => is_current))
  const { account: title, accountIntro, sentBy } = useCopy(settingsCopy)
  return (
    <section aria-labelledby="account" className="flex flex-col gap-5">
      <div>
        <h2 id="account">{title}</h2>
        <p className="mt-1 text-ink-soft">{accountIntro}</p>
        <p className="mt-1 break-words text-ink-soft">{sentBy(account.email)}</p>
      </div>
      <ChangeEmail account={account} />
      <ChangePassword account={account} />
      <ChangeLanguage account={account} />
      <SecondFactor isOn={account.hasSecondFactor} hasPassword={account.hasPassword} />
      <Passkeys
        passkeys={passkeys}
        hasPassword={account.hasPassword}
        deviceName={deviceName}
        now={now}
      />
      <Devices sessions={sessions} now={now} />
      <AllMyData dataExport={dataExport} />
      <EraseAccount account={account} />
    </section>
  )
}

function ChangeEmail({ account }: { account: Account }) {
  const { email } = useCopy(settingsCopy)
  const { currentPassword } = useCopy(authCopy)
  return (
    <SettingCard title={email.title} intro={account.hasPassword ? email.intro : email.introOld}>
      <AccountForm intent="change_email" submit={email.submit}>
        <EmailField name="newEmail" label={email.newEmail} />
        {account.hasPassword ? <PasswordField label={currentPassword} /> : null}
      </AccountForm>
    </SettingCard>
  )
}

function ChangePassword({ account }: { account: Account }) {
  const { password } = useCopy(settingsCopy)
  const { currentPassword } = useCopy(authCopy)
  const { newPassword } = useCopy(authFormCopy)
  if (!account.hasPassword) {
    return (
      <SettingCard title={password.title} intro={password.none}>
        <AccountForm intent="ask_for_password" submit={password.ask} />
      </SettingCard>
    )
  }
  return (
    <SettingCard title={password.title} intro={password.intro}>
      <AccountForm intent="change_password" submit={password.submit}>
        <PasswordField label={currentPassword} name="currentPassword" />
        <PasswordField label={newPassword} name="newPassword" isNew />
      </AccountForm>
    </SettingCard>
  )
}

function ChangeLanguage({ account }: { account: Account }) {
  const { language } = useCopy(settingsCopy)
  return (
    <SettingCard title={language.title} intro={language.intro}>
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
    </SettingCard>
  )
}
