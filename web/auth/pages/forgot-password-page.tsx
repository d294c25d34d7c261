import { AuthForm, AuthFrame, BackToLogin } from '#web/auth/auth-form.tsx'
import { answerForm, findRefused, readForm } from '#web/auth/post-form.tsx'
import { apiOf } from '#web/calls/api.ts'
import { authCopy } from '#web/copy/accounts/auth.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { privatePageMeta } from '#web/document/page-meta.ts'
import type { Route } from './+types/forgot-password-page'

export async function action({ request, context }: Route.ActionArgs) {
  const { email, intent } = await readForm(request, 'email', 'intent')
  const answer = await apiOf(context).auth['request-password-reset'].$post({ json: { email } })
  const refused = await findRefused(answer)
  return answerForm(refused, { email, isSent: intent === 'resend' || !refused })
}

export const meta: Route.MetaFunction = (args) =>
  privatePageMeta(args, (locale) => authCopy[locale].forgot)

/** Also for hosts who are signed in: one may have forgotten a password that a device remembers. */
export default function ForgotPasswordPage({ actionData }: Route.ComponentProps) {
  const { forgot } = useCopy(authCopy)
  return (
    <AuthFrame title={forgot.title} intro={forgot.intro} footer={<BackToLogin />}>
      <AuthForm view="forgotten_password" result={actionData} />
    </AuthFrame>
  )
}
