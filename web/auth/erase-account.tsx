import { useActionData } from 'react-router'
import { authCopy } from '#web/copy/auth.ts'
import { authFormCopy } from '#web/copy/auth-form.ts'
import { settingsCopy } from '#web/copy/settings.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { AccountForm } from './account-form.tsx'
import type { AccountResult } from './account-result.ts'
import { CodeField, PasswordField } from './auth-fields.tsx'

type EraseAccountProps = { account: { email: string; hasPassword: boolean } }

const ownIntents = ['ask_for_deletion_code', 'delete_account']

/**
 * The last thing on the page, behind one step more: the address is typed, and the password or a code from a mail. Without
 * a script the step stays open when its answer comes.
 */
export function EraseAccount({ account: { email, hasPassword } }: EraseAccountProps) {
  const { erase } = useCopy(settingsCopy)
  const { currentPassword } = useCopy(authCopy)
  const { code } = useCopy(authFormCopy)
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
            <AccountForm intent="ask_for_deletion_code" submit={erase.sendCode}>
              <p className="text-ink-soft">{erase.codeIntro}</p>
            </AccountForm>
          )}
          <AccountForm intent="delete_account" submit={erase.submit} tone="danger">
            {hasPassword ? <PasswordField label={currentPassword} /> : <CodeField label={code} />}
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
