import { redirect, useNavigation } from 'react-router'
import { AuthFrame, BackToLogin, OpenedLink } from '#web/auth/auth-form.tsx'
import {
  type Answered,
  answerForm,
  EmailField,
  findRefused,
  PasswordField,
  PostForm,
  readForm,
} from '#web/auth/post-form.tsx'
import { apiOf } from '#web/calls/api.ts'
import { isDeadLink } from '#web/calls/read-refusal.ts'
import { authCopy } from '#web/copy/accounts/auth.ts'
import { authFormCopy } from '#web/copy/accounts/auth-form.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { findSession } from '#web/session.ts'
import type { Route } from './+types/confirm-page'

/** Where the link leads that proves the address of a new account. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const session = await findSession(context)
  return { token, signedInAs: session?.email }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { token, password, intent } = await readForm(request, 'token', 'password', 'intent')
  const answer = await apiOf(context).auth['verify-email'].$post({ json: { token, password } })
  if (!answer.ok) {
    return answerForm(await findRefused(answer), { token, isChosen: intent === 'choose' })
  }
  const { token: opened } = await answer.json()
  throw redirect(opened ? '/' : '/login?notice=confirmed')
}

export const meta: Route.MetaFunction = (args) =>
  privatePageMeta(args, (locale) => authCopy[locale].confirm)

export default function ConfirmPage({ actionData, loaderData }: Route.ComponentProps) {
  const { confirm, deadLink, signIn } = useCopy(authCopy)
  const { token, signedInAs } = loaderData
  // On the way to the page that sends another link, what was answered here is known no more.
  const isLeaving = useNavigation().formAction === '/sign-up'
  if (token && !actionData && !isLeaving)
    return <OpenedLink words={confirm} token={token} signedInAs={signedInAs} />
  if (actionData && !isDeadLink(actionData.refused?.code)) {
    const { token, isChosen, refused } = actionData
    if (isChosen || refused?.code.startsWith('password_'))
      return <ChoosePassword token={token} result={isChosen ? actionData : undefined} />
    return (
      <AuthFrame title={confirm.title}>
        <PostForm answered={actionData} hidden={{ token }} submit={confirm.submit} />
      </AuthFrame>
    )
  }
  return (
    <AuthFrame title={deadLink.title} intro={deadLink.intro} footer={<BackToLogin />}>
      {/* Another confirmation link is sent from the sign-up page. */}
      <PostForm action="/sign-up" hidden={{ intent: 'resend' }} submit={signIn.confirmAgain}>
        <EmailField />
      </PostForm>
    </AuthFrame>
  )
}

/** Between the link that proves an address and the account: the password of whoever opened the mail. */
function ChoosePassword({ token, result }: { token: string; result: Answered | undefined }) {
  const { choosePassword } = useCopy(authCopy)
  return (
    <AuthFrame title={choosePassword.title} intro={choosePassword.intro}>
      <PostForm
        action="/confirm"
        answered={result}
        hidden={{ token, intent: 'choose' }}
        submit={choosePassword.submit}
      >
        <PasswordField label={useCopy(authFormCopy).newPassword} isNew />
      </PostForm>
    </AuthFrame>
  )
}
