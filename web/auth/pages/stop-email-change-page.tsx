import { data, Form, useNavigation } from 'react-router'
import { AuthFrame } from '#web/auth/auth-frame.tsx'
import { findRefused } from '#web/auth/auth-result.ts'
import { readForm } from '#web/auth/read-form.ts'
import { RefusalBanner } from '#web/auth/refusal-banner.tsx'
import { apiOf } from '#web/calls/api.ts'
import { authCopy } from '#web/copy/accounts/auth.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { ButtonLink } from '#web/ui/buttons/button-link.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import type { Route } from './+types/stop-email-change-page'

/** "It was not me", from the mail to the old address. It waits for a press: programs that read mail open links too. */
export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { token } = await readForm(request, 'token')
  const answer = await apiOf(context).auth['change-email'].revoke.$post({ json: { token } })
  const refused = await findRefused(answer)
  return data({ at: Date.now(), refused, token }, refused?.status ?? 200)
}

export const meta: Route.MetaFunction = (args) =>
  privatePageMeta(args, { es: authCopy.es.stopChange, en: authCopy.en.stopChange })

export default function StopEmailChangePage({ actionData, loaderData }: Route.ComponentProps) {
  const { stopChange } = useCopy(authCopy)
  const isBusy = useNavigation().state !== 'idle'
  const token = loaderData.token || actionData?.token
  if (actionData && !actionData.refused) {
    return (
      <AuthFrame title={stopChange.doneTitle}>
        <Banner tone="success">{stopChange.done}</Banner>
        <ButtonLink to="/forgot-password">{stopChange.again}</ButtonLink>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={stopChange.title} intro={stopChange.intro}>
      {actionData?.refused && !isBusy ? (
        <RefusalBanner key={actionData.at} refused={actionData.refused} />
      ) : null}
      <Form method="post" action="/stop-email-change">
        <input type="hidden" name="token" value={token} />
        <Button type="submit" tone="primary" isBusy={isBusy} className="w-full">
          {stopChange.submit}
        </Button>
      </Form>
    </AuthFrame>
  )
}
