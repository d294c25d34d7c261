import { authCopy } from '#web/copy/auth.ts'
import { authFormCopy } from '#web/copy/auth-form.ts'
import { settingsCopy } from '#web/copy/settings.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { AccountForm } from './account-form.tsx'
import type { AccountIntent } from './account-result.ts'
import { CodeField, PasswordField } from './auth-fields.tsx'

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
