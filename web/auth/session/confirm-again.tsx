import { authCopy } from '#web/copy/accounts/auth.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'

/** Inside the sign-in form: the same fields, sent to where confirmations are sent from. */
export function ConfirmAgain() {
  const { confirmAgain } = useCopy(authCopy).signIn
  return (
    <Button type="submit" formAction="/sign-up" name="intent" value="resend" size="compact">
      {confirmAgain}
    </Button>
  )
}
