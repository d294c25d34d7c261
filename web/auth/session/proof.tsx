import { AccountForm } from '#web/auth/account/account-form.tsx'
import type { AccountIntent } from '#web/auth/account/account-result.ts'
import { CodeField, PasswordField } from '#web/auth/auth-fields.tsx'
import { authCopy } from '#web/copy/accounts/auth.ts'
import { authFormCopy } from '#web/copy/accounts/auth-form.ts'
import { settingsCopy } from '#web/copy/accounts/settings.ts'
import { useCopy } from '#web/copy/use-copy.ts'

/** Shows that it is the host who asks: the password, or a code from a mail where there is none. */
export function ProofField({ hasPassword }: { hasPassword: boolean }) {
  const { currentPassword } = useCopy(authCopy)
  const { code } = useCopy(authFormCopy)
  return hasPassword ? <PasswordField label={currentPassword} /> : <CodeField label={code} />
}

/** The step before, for whoever has no password. */
export function AskForProofCode({ intent, about }: { intent: AccountIntent; about: string }) {
  const { proof } = useCopy(settingsCopy)
  return (
    <AccountForm intent={intent} submit={proof.send} about={about}>
      <p className="text-ink-soft">{proof.intro}</p>
    </AccountForm>
  )
}
