import { AccountForm } from '#web/auth/account/account-form.tsx'
import { CodeField, PasswordField } from '#web/auth/auth-fields.tsx'
import type { AccountIntent } from '#web/calls/account.ts'
import { authCopy } from '#web/copy/accounts/auth.ts'
import { authFormCopy } from '#web/copy/accounts/auth-form.ts'
import { settingsCopy } from '#web/copy/accounts/settings.ts'
import { useCopy } from '#web/copy/use-copy.ts'

/** How a host shows that it is the host who asks; undefined for one who has done so in the last ten minutes. */
export type AskedProof = 'password' | 'code' | undefined

export function askedOf({ hasPassword, isProven }: { hasPassword: boolean; isProven: boolean }) {
  if (isProven) return undefined
  return hasPassword ? ('password' as const) : ('code' as const)
}

/** The password, or a code from a mail where there is none. */
export function ProofField({ asked }: { asked: AskedProof }) {
  const { currentPassword } = useCopy(authCopy)
  const { code } = useCopy(authFormCopy)
  if (!asked) return null
  return asked === 'password' ? (
    <PasswordField label={currentPassword} />
  ) : (
    <CodeField label={code} />
  )
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
