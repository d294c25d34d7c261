import { AuthFrame } from '#web/auth/auth-form.tsx'
import { answerForm, findRefused, PostForm, readForm } from '#web/auth/post-form.tsx'
import { apiOf } from '#web/calls/api.ts'
import { stopChangeCopy } from '#web/copy/accounts/email-change.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import type { Route } from './+types/stop-email-change-page'

/** "It was not me", from the mail to the old address. It waits for a press: programs that read mail open links too. */
export function loader({ request }: Route.LoaderArgs) {
  return { token: new URL(request.url).searchParams.get('token') ?? '' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { token } = await readForm(request, 'token')
  const answer = await apiOf(context).auth['change-email'].revoke.$post({ json: { token } })
  return answerForm(await findRefused(answer), { token })
}

export const meta: Route.MetaFunction = (args) => privatePageMeta(args, stopChangeCopy)

export default function StopEmailChangePage({ actionData, loaderData }: Route.ComponentProps) {
  const words = useCopy(stopChangeCopy)
  const token = loaderData.token || (actionData?.token ?? '')
  if (actionData && !actionData.refused) {
    return (
      <AuthFrame title={words.doneTitle}>
        <Banner tone="success">{words.done}</Banner>
        <ButtonLink to="/forgot-password">{words.again}</ButtonLink>
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={words.title} intro={words.intro}>
      <PostForm
        action="/stop-email-change"
        answered={actionData}
        hidden={{ token }}
        submit={words.submit}
      />
    </AuthFrame>
  )
}
