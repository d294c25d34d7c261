import { data, redirect, useSearchParams } from 'react-router'
import { successSentenceOf } from '#domain/messages/successes.ts'
import { needsSecondStep } from '#web/auth/after-sign-in.ts'
import { AuthForm } from '#web/auth/auth-form.tsx'
import { AuthFrame } from '#web/auth/auth-frame.tsx'
import { type AuthResult, findRefused } from '#web/auth/auth-result.ts'
import { OtherWays } from '#web/auth/other-ways.tsx'
import { readForm } from '#web/auth/read-form.ts'
import { ConfirmAgain } from '#web/auth/session/confirm-again.tsx'
import { apiOf } from '#web/calls/api.ts'
import { authCopy } from '#web/copy/accounts/auth.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { publicPageMeta } from '#web/document/page-meta.ts'
import { sendSignedInHome } from '#web/session.ts'
import { TextLink } from '#web/ui/buttons/text-link.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import type { Route } from './+types/login-page'

export async function loader({ context }: Route.LoaderArgs) {
  await sendSignedInHome(context)
}

/** A session that ended over a half-filled form is renewed in place: then nobody is sent anywhere. */
export async function action({ request, context }: Route.ActionArgs) {
  const { email, password, inPlace } = await readForm(request, 'email', 'password', 'inPlace')
  const answer = await apiOf(context).auth['sign-in'].email.$post({ json: { email, password } })
  const needsCode = await needsSecondStep(answer)
  const refused = await findRefused(answer)
  const result: AuthResult = { at: Date.now(), email, needsCode }
  if (refused) return data({ ...result, refused }, refused.status)
  // Nobody is in yet: after an answer of 200 the page would be loaded anew, without a host.
  if (inPlace) return data(result, needsCode ? 401 : 200)
  throw redirect(needsCode ? '/second-step' : '/')
}

export const meta: Route.MetaFunction = (args) => {
  const { es, en } = authCopy
  return publicPageMeta(args, {
    es: { title: es.signIn.title, description: es.signIn.intro },
    en: { title: en.signIn.title, description: en.signIn.intro },
  })
}

export default function LoginPage({ actionData }: Route.ComponentProps) {
  const copy = useCopy(authCopy)
  const isUnconfirmed = actionData?.refused?.code === 'email_not_confirmed'
  return (
    <AuthFrame
      title={copy.signIn.title}
      intro={copy.signIn.intro}
      footer={
        <p>
          {copy.signIn.noAccount} <TextLink to="/">{copy.signIn.createAccount}</TextLink>
        </p>
      }
    >
      {actionData ? null : <Notice />}
      <AuthForm
        view="sign_in"
        result={actionData}
        remedy={isUnconfirmed ? <ConfirmAgain /> : undefined}
      >
        <p className="-mt-2">
          <TextLink to="/forgot-password">{copy.signIn.forgot}</TextLink>
        </p>
      </AuthForm>
      <OtherWays />
    </AuthFrame>
  )
}

/** How one got here: after a new password, a confirmation, a sign-out. */
function Notice() {
  const { notices } = useCopy(authCopy)
  const locale = useLocale()
  const [search] = useSearchParams()
  const notice = search.get('notice')
  if (notice === 'password_updated') {
    const title = successSentenceOf('password_updated', locale)
    return (
      <Banner tone="success" title={title}>
        {notices.password_updated}
      </Banner>
    )
  }
  if (notice === 'account_deleted') {
    return <Banner tone="success">{successSentenceOf('account_deleted', locale)}</Banner>
  }
  if (notice === 'confirmed') return <Banner tone="success">{notices.confirmed}</Banner>
  if (notice === 'new_email') return <Banner tone="info">{notices.new_email}</Banner>
  if (notice === 'data') return <Banner tone="info">{notices.data}</Banner>
  if (notice === 'signed_out') return <Banner tone="info">{notices.signed_out}</Banner>
  if (notice === 'signed_out_everywhere') {
    return <Banner tone="info">{notices.signed_out_everywhere}</Banner>
  }
  return null
}
