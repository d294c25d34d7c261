import { AuthForm, AuthFrame, BackToLogin, SentNotice } from '#web/auth/auth-form.tsx'
import {
  answerForm,
  EmailField,
  findRefused,
  PostForm,
  readForm,
  redirectAfterProof,
} from '#web/auth/post-form.tsx'
import { apiOf } from '#web/calls/api.ts'
import { authCopy } from '#web/copy/accounts/auth.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { sendSignedInHome } from '#web/session.ts'
import type { Route } from './+types/verify-otp-page'

/** Asks for a code, then for what it says; the mail's own link leads to the second step. */
export async function loader({ request, context }: Route.LoaderArgs) {
  await sendSignedInHome(context)
  return { email: new URL(request.url).searchParams.get('email') ?? '' }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { email, otp, intent } = await readForm(request, 'email', 'otp', 'intent')
  const { auth } = apiOf(context)
  const isEntering = intent === 'enter'
  const answer = isEntering
    ? await auth['sign-in']['email-otp'].$post({ json: { email, otp } })
    : await auth['email-otp']['send-verification-otp'].$post({ json: { email } })
  if (isEntering && answer.ok) throw await redirectAfterProof(answer)
  const refused = await findRefused(answer)
  const isSent = isEntering || intent === 'resend' || !refused
  return answerForm(refused, { email, isSent, isEntering })
}

export const meta: Route.MetaFunction = (args) =>
  privatePageMeta(args, (locale) => authCopy[locale].otp)

export default function VerifyOtpPage({ actionData, loaderData }: Route.ComponentProps) {
  const copy = useCopy(authCopy)
  const email = actionData ? actionData.email : loaderData.email
  const entersCode = actionData ? actionData.isSent : email !== ''
  const entered = actionData?.isEntering ? actionData : undefined
  return (
    <AuthFrame title={copy.otp.title} intro={copy.otp.intro} footer={<BackToLogin />}>
      {entersCode ? (
        <SentNotice
          action="/verify-otp"
          title={copy.otp.sent}
          next={copy.otp.sentTo(email)}
          result={actionData && !entered ? actionData : { at: 0, email }}
        >
          <AuthForm view="verify_otp" result={entered} hidden={{ email, intent: 'enter' }} />
        </SentNotice>
      ) : (
        <PostForm action="/verify-otp" answered={actionData} submit={copy.otp.send}>
          <EmailField defaultValue={actionData?.email} />
        </PostForm>
      )}
    </AuthFrame>
  )
}
