import { Form, useNavigation } from 'react-router'
import { authCopy } from '#web/copy/accounts/auth.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { EmailField } from './auth-fields.tsx'
import type { AuthResult } from './auth-result.ts'
import { RefusalBanner } from './refusal-banner.tsx'

/** The step before the code: where to send it. */
export function AskForCode({ result }: { result: AuthResult | undefined }) {
  const { otp } = useCopy(authCopy)
  const isBusy = useNavigation().state === 'submitting'
  return (
    <Form method="post" action="/verify-otp" noValidate className="flex flex-col gap-5">
      {result?.refused ? <RefusalBanner key={result.at} refused={result.refused} /> : null}
      <EmailField defaultValue={result?.email} />
      <Button type="submit" tone="primary" isBusy={isBusy} className="w-full">
        {otp.send}
      </Button>
    </Form>
  )
}
