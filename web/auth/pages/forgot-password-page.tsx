import { data } from 'react-router'
import { successSentenceOf } from '#domain/messages/successes.ts'
import { AuthForm } from '#web/auth/auth-form.tsx'
import { AuthFrame } from '#web/auth/auth-frame.tsx'
import { type AuthResult, findRefused } from '#web/auth/auth-result.ts'
import { readForm } from '#web/auth/read-form.ts'
import { SentNotice } from '#web/auth/sent-notice.tsx'
import { apiOf, isLaptop } from '#web/calls/api.ts'
import { authCopy } from '#web/copy/accounts/auth.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { TextLink } from '#web/ui/buttons/text-link.tsx'
import type { Route } from './+types/forgot-password-page'

/** Also for hosts who are signed in: one may have forgotten a password that a device remembers. */
export function loader({ context }: Route.LoaderArgs) {
  return { isLaptop: isLaptop(context) }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { email, intent } = await readForm(request, 'email', 'intent')
  const answer = await apiOf(context).auth['request-password-reset'].$post({ json: { email } })
  const refused = await findRefused(answer)
  const result: AuthResult = { at: Date.now(), email, isSent: intent === 'resend' || !refused }
  return data({ ...result, refused }, refused?.status ?? 200)
}

export const meta: Route.MetaFunction = (args) =>
  privatePageMeta(args, { es: authCopy.es.forgot, en: authCopy.en.forgot })

export default function ForgotPasswordPage({ actionData, loaderData }: Route.ComponentProps) {
  const copy = useCopy(authCopy)
  const sent = successSentenceOf('check_email_password_reset', useLocale())
  return (
    <AuthFrame
      title={copy.forgot.title}
      intro={copy.forgot.intro}
      footer={
        <p>
          <TextLink to="/login">{copy.forgot.back}</TextLink>
        </p>
      }
    >
      {actionData?.isSent ? (
        <SentNotice
          action="/forgot-password"
          title={sent}
          next={copy.forgot.next}
          result={actionData}
          isLaptop={loaderData.isLaptop}
        />
      ) : (
        <AuthForm view="forgotten_password" result={actionData} />
      )}
    </AuthFrame>
  )
}
