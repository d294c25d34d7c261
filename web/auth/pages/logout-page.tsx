import { data, Form, redirect, useNavigation } from 'react-router'
import { AuthFrame } from '#web/auth/auth-frame.tsx'
import { findRefused } from '#web/auth/auth-result.ts'
import { RefusalBanner } from '#web/auth/refusal-banner.tsx'
import { apiOf } from '#web/calls/api.ts'
import { authCopy } from '#web/copy/accounts/auth.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { TextLink } from '#web/ui/buttons/text-link.tsx'
import type { Route } from './+types/logout-page'

/** Signing out is a deed, so it is a post; the address alone asks. What could not be done is said, and can be tried again. */
export async function action({ context }: Route.ActionArgs) {
  const refused = await findRefused(await apiOf(context).auth['sign-out'].$post())
  if (refused) return data({ at: Date.now(), refused }, refused.status)
  throw redirect('/login?notice=signed_out')
}

export const meta: Route.MetaFunction = (args) =>
  privatePageMeta(args, { es: authCopy.es.signOut, en: authCopy.en.signOut })

export default function LogoutPage({ actionData }: Route.ComponentProps) {
  const { signOut, stay } = useCopy(authCopy)
  const isBusy = useNavigation().state === 'submitting'
  return (
    <AuthFrame title={signOut.title} intro={actionData ? undefined : signOut.intro}>
      {actionData && !isBusy ? (
        <RefusalBanner key={actionData.at} refused={actionData.refused} />
      ) : null}
      <Form method="post" action="/logout">
        <Button type="submit" tone="primary" isBusy={isBusy} className="w-full">
          {signOut.submit}
        </Button>
      </Form>
      <p>
        <TextLink to="/">{stay}</TextLink>
      </p>
    </AuthFrame>
  )
}
