import { Form, useNavigation } from 'react-router'
import { authCopy } from '#web/copy/accounts/auth.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmailField } from './auth-fields.tsx'

/** Another confirmation link, sent from the sign-up page. */
export function AskForConfirmation() {
  const { signIn } = useCopy(authCopy)
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" action="/sign-up" noValidate className="flex flex-col gap-5">
      <input type="hidden" name="intent" value="resend" />
      <EmailField />
      <Button type="submit" tone="primary" isBusy={isBusy} className="w-full">
        {signIn.confirmAgain}
      </Button>
    </Form>
  )
}
