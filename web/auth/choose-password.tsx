import { Form, useNavigation } from 'react-router'
import { authCopy } from '#web/copy/accounts/auth.ts'
import { authFormCopy } from '#web/copy/accounts/auth-form.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { PasswordField } from './auth-fields.tsx'
import { AuthFrame } from './auth-frame.tsx'
import type { Refused } from './auth-result.ts'
import { RefusalBanner } from './refusal-banner.tsx'

type ChoosePasswordProps = {
  token: string
  /** What was wrong with the one that was chosen. */
  result?: { at: number; refused: Refused } | undefined
}

/** Between the link that proves an address and the account: the password of whoever opened the mail. */
export function ChoosePassword({ token, result }: ChoosePasswordProps) {
  const { choosePassword } = useCopy(authCopy)
  const { newPassword } = useCopy(authFormCopy)
  const isBusy = useNavigation().state !== 'idle'
  return (
    <AuthFrame title={choosePassword.title} intro={choosePassword.intro}>
      <Form method="post" action="/confirm" noValidate className="flex flex-col gap-5">
        {result && !isBusy ? <RefusalBanner key={result.at} refused={result.refused} /> : null}
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="intent" value="choose" />
        <PasswordField label={newPassword} isNew />
        <Button type="submit" tone="primary" isBusy={isBusy} className="w-full">
          {choosePassword.submit}
        </Button>
      </Form>
    </AuthFrame>
  )
}
