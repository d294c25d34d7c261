import { redirect } from 'react-router'
import { AuthFrame } from '#web/auth/auth-form.tsx'
import { answerForm, findRefused, PostForm, readForm } from '#web/auth/post-form.tsx'
import { apiOf } from '#web/calls/api.ts'
import { assertDeadLink } from '#web/calls/read-refusal.ts'
import { authCopy } from '#web/copy/accounts/auth.ts'
import { newEmailCopy } from '#web/copy/accounts/email-change.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { requireSession } from '#web/session.ts'
import { ButtonLink, LinkLine } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import type { Route } from './+types/confirm-new-email-page'

/** Where the links of a change of address lead: only inside a session of the account they mean anything. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  await requireSession(context, token)
  if (!token) throw redirect('/settings')
  const answer = await apiOf(context).auth['change-email'][':token'].$get({ param: { token } })
  if (!answer.ok) {
    await assertDeadLink(answer)
    return { token, change: undefined }
  }
  const { email, new_email: newEmail, is_approved: isApproved } = await answer.json()
  return { token, change: { email, newEmail, isApproved } }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { token, newEmail } = await readForm(request, 'token', 'newEmail')
  const answer = await apiOf(context).auth['change-email'].confirm.$post({ json: { token } })
  if (!answer.ok) return answerForm(await findRefused(answer), { newEmail })
  const { is_changed: isChanged } = await answer.json()
  if (isChanged) throw redirect('/settings?notice=email_changed')
  return answerForm(undefined, { newEmail })
}

export const meta: Route.MetaFunction = (args) => privatePageMeta(args, newEmailCopy)

export default function ConfirmNewEmailPage({ actionData, loaderData }: Route.ComponentProps) {
  const { deadLink, stay } = useCopy(authCopy)
  const words = useCopy(newEmailCopy)
  const { token, change } = loaderData
  if (actionData && !actionData.refused) {
    return (
      <AuthFrame title={words.title}>
        <Banner tone="success">{words.sent(actionData.newEmail)}</Banner>
      </AuthFrame>
    )
  }
  if (!change) {
    return (
      <AuthFrame title={deadLink.title} intro={words.dead}>
        <ButtonLink to="/settings">{words.toSettings}</ButtonLink>
      </AuthFrame>
    )
  }
  const { isApproved, newEmail } = change
  return (
    <AuthFrame
      title={isApproved ? words.title : words.approveTitle}
      intro={isApproved ? words.use(change) : words.approve(change)}
    >
      <PostForm
        answered={actionData}
        hidden={{ token, newEmail }}
        submit={isApproved ? words.useSubmit : words.approveSubmit}
      />
      <LinkLine to="/settings">{stay}</LinkLine>
    </AuthFrame>
  )
}
