import { useActionData } from 'react-router'
import { AskForProofCode, ProofField } from '#web/auth/session/proof.tsx'
import { settingsCopy } from '#web/copy/accounts/settings.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { buttonLook } from '#web/ui/buttons/button-look.ts'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/inputs/field.tsx'
import { TextInput } from '#web/ui/inputs/text-input.tsx'
import { AccountForm } from './account-form.tsx'
import type { AccountResult } from './account-result.ts'

type EraseAccountProps = { account: { email: string; hasPassword: boolean } }

const ownIntents = ['ask_for_deletion_code', 'delete_account']

/**
 * The last thing on the page, behind one step more: the address is typed, and the password or a code from a mail. Without
 * a script the step stays open when its answer comes.
 */
export function EraseAccount({ account: { email, hasPassword } }: EraseAccountProps) {
  const { erase } = useCopy(settingsCopy)
  const posted = useActionData<AccountResult>()
  return (
    <Card className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
      <div>
        <h3>{erase.title}</h3>
        <p className="mt-1 text-ink-soft">{erase.intro}</p>
      </div>
      <details className="group" open={ownIntents.includes(posted?.intent ?? '') || undefined}>
        <summary
          className={buttonLook({
            className: 'list-none group-open:hidden [&::-webkit-details-marker]:hidden',
          })}
        >
          {erase.open}
        </summary>
        <div className="flex flex-col gap-6">
          {hasPassword ? null : (
            <AskForProofCode intent="ask_for_deletion_code" about={erase.title} />
          )}
          <AccountForm intent="delete_account" submit={erase.submit} tone="danger">
            <ProofField hasPassword={hasPassword} />
            <Field label={erase.confirm(email)}>
              <TextInput
                name="confirmation"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
              />
            </Field>
          </AccountForm>
        </div>
      </details>
    </Card>
  )
}
