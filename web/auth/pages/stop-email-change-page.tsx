import { AuthFrame } from '#web/auth/auth-frame.tsx'
import { answerForm, findRefused } from '#web/auth/auth-result.ts'
import { PostForm } from '#web/auth/post-form.tsx'
import { readForm } from '#web/auth/read-form.ts'
import { apiOf } from '#web/calls/api.ts'
import { authCopy } from '#web/copy/accounts/auth.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { privatePageMeta } from '#web/document/page-meta.ts'
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
  return answerForm(refused, { token })
}

export const meta: Route.MetaFunction = (args) =>
  privatePageMeta(args, { es: authCopy.es.stopChange, en: authCopy.en.stopChange })

export default function StopEmailChangePage({ actionData, loaderData }: Route.ComponentProps) {
  const { stopChange } = useCopy(authCopy)
  const token = loaderData.token || (actionData?.token ?? '')
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
      <PostForm
        action="/stop-email-change"
        answered={actionData}
        hidden={{ token }}
        submit={stopChange.submit}
      />
    </AuthFrame>
  )
}
