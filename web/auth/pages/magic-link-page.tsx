import { redirect } from 'react-router'
import { AuthForm, AuthFrame, BackToLogin, OpenedLink } from '#web/auth/auth-form.tsx'
import {
  answerForm,
  findRefused,
  PostForm,
  readForm,
  redirectAfterProof,
} from '#web/auth/post-form.tsx'
import { apiOf } from '#web/calls/api.ts'
import { isDeadLink } from '#web/calls/read-refusal.ts'
import { authCopy } from '#web/copy/accounts/auth.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { privatePageMeta } from '#web/document/page-meta.ts'
import { findSession } from '#web/session.ts'
import type { Route } from './+types/magic-link-page'

/** Asks for a link, and is where the link leads. Opening it spends nothing: mail scanners open links too. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const token = new URL(request.url).searchParams.get('token') ?? ''
  const session = await findSession(context)
  if (session && !token) throw redirect('/')
  return { token, signedInAs: session?.email }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { email, token, intent } = await readForm(request, 'email', 'token', 'intent')
  const { auth } = apiOf(context)
  const answer = token
    ? await auth['magic-link'].verify.$post({ json: { token } })
    : await auth['sign-in']['magic-link'].$post({ json: { email } })
  if (token && answer.ok) throw await redirectAfterProof(answer)
  const refused = await findRefused(answer)
  return answerForm(refused, { email, token, isSent: intent === 'resend' || !refused })
}

export const meta: Route.MetaFunction = (args) =>
  privatePageMeta(args, (locale) => authCopy[locale].magicLink)

export default function MagicLinkPage({ actionData, loaderData }: Route.ComponentProps) {
  const copy = useCopy(authCopy)
  const { token, signedInAs } = loaderData
  if (token && !actionData) {
    return <OpenedLink words={copy.openLink} token={token} signedInAs={signedInAs} />
  }
  const isDead = isDeadLink(actionData?.refused?.code)
  // It is as good as before: nobody could look at it.
  if (actionData?.token && !isDead) {
    return (
      <AuthFrame title={copy.openLink.title} footer={<BackToLogin />}>
        <PostForm answered={actionData} hidden={{ token }} submit={copy.openLink.submit} />
      </AuthFrame>
    )
  }
  const { title, intro } = isDead ? copy.deadLink : copy.magicLink
  return (
    <AuthFrame title={title} intro={intro} footer={<BackToLogin />}>
      <AuthForm view="magic_link" result={isDead ? undefined : actionData} />
    </AuthFrame>
  )
}
