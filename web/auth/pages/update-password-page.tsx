import { redirect } from 'react-router'
import { AuthForm, AuthFrame, BackToLogin } from '#web/auth/auth-form.tsx'
import { answerForm, findRefused, readForm } from '#web/auth/post-form.tsx'
import { apiOf } from '#web/calls/api.ts'
import { assertDeadLink, isDeadLink } from '#web/calls/read-refusal.ts'
import { authCopy } from '#web/copy/accounts/auth.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { findSession } from '#web/session.ts'
import { ButtonLink } from '#web/ui/buttons/button.tsx'
import type { Route } from './+types/update-password-page'

/** Reached by the link of a mail; who is signed in changes the password in the settings. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  if (!token) {
    if (await findSession(context)) throw redirect('/settings')
    return { token, isGood: false }
  }
  const answer = await apiOf(context).auth['reset-password'][':token'].$get({ param: { token } })
  if (!answer.ok) await assertDeadLink(answer)
  return { token, isGood: answer.ok }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { token, password: newPassword } = await readForm(request, 'token', 'password')
  const answer = await apiOf(context).auth['reset-password'].$post({ json: { token, newPassword } })
  const refused = await findRefused(answer)
  if (!refused) throw redirect('/login?notice=password_updated')
  return answerForm(refused, { email: '', token })
}

export const meta: Route.MetaFunction = (args) =>
  privatePageMeta(args, (locale) => authCopy[locale].update)

export default function UpdatePasswordPage({ actionData, loaderData }: Route.ComponentProps) {
  const { update, deadLink } = useCopy(authCopy)
  const token = actionData?.token || loaderData.token
  if (!loaderData.token && !actionData) {
    return (
      <AuthFrame title={update.title} intro={deadLink.missing} footer={<BackToLogin />}>
        <ButtonLink to="/forgot-password">{deadLink.ask}</ButtonLink>
        <AuthForm view="update_password" />
      </AuthFrame>
    )
  }
  if (!token || isDeadLink(actionData?.refused?.code) || (!loaderData.isGood && !actionData)) {
    return (
      <AuthFrame title={deadLink.title} intro={deadLink.intro} footer={<BackToLogin />}>
        <AuthForm view="forgotten_password" />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={update.title} intro={update.intro} footer={<BackToLogin />}>
      <AuthForm view="update_password" result={actionData} hidden={{ token }} />
    </AuthFrame>
  )
}
