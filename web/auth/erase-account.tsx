import { settingsCopy } from '#web/copy/settings.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { buttonLook } from '#web/ui/button-look.ts'
import { Card } from '#web/ui/card.tsx'
import { Field } from '#web/ui/field.tsx'
import { TextInput } from '#web/ui/text-input.tsx'
import { AccountForm } from './account-form.tsx'

/** The last thing on the page, behind one step more: the address is typed, nothing is deleted by a slip. */
export function EraseAccount({ email }: { email: string }) {
  const { erase } = useCopy(settingsCopy)
  return (
    <Card className="grid gap-x-10 gap-y-4 lg:grid-cols-2">
      <div>
        <h3>{erase.title}</h3>
        <p className="mt-1 text-ink-soft">{erase.intro}</p>
      </div>
      <details className="group">
        <summary
          className={buttonLook({
            className: 'list-none group-open:hidden [&::-webkit-details-marker]:hidden',
          })}
        >
          {erase.open}
        </summary>
        <AccountForm intent="delete_account" submit={erase.submit} tone="danger">
          <Field label={erase.confirm(email)}>
            <TextInput
              name="confirmation"
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
            />
          </Field>
        </AccountForm>
      </details>
    </Card>
  )
}
