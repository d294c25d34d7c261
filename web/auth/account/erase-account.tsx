import { AskForProofCode, ProofField } from '#web/auth/session/proof.tsx'
import { settingsCopy } from '#web/copy/accounts/settings.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Field, TextInput } from '#web/ui/inputs/field.tsx'
import { AccountForm } from './account-form.tsx'
import { SettingRow } from './setting-row.tsx'

type EraseAccountProps = { account: { email: string; hasPassword: boolean } }

/** The last thing on the page: the address is typed, and the password or a code from a mail, however lately it was given. */
export function EraseAccount({ account: { email, hasPassword } }: EraseAccountProps) {
  const { erase } = useCopy(settingsCopy)
  return (
    <SettingRow
      title={erase.title}
      opens={erase.open}
      intro={erase.intro}
      intents={['ask_for_deletion_code', 'delete_account']}
    >
      {hasPassword ? null : <AskForProofCode intent="ask_for_deletion_code" about={erase.title} />}
      <AccountForm intent="delete_account" submit={erase.submit} tone="danger">
        <ProofField asked={hasPassword ? 'password' : 'code'} />
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
