import { AuthForm, AuthFrame } from '#web/auth/auth-form.tsx'
import { answerForm, findRefused, readForm } from '#web/auth/post-form.tsx'
import { apiOf, bridgeContext } from '#web/calls/api.ts'
import { authCopy } from '#web/copy/accounts/auth.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { publicPageMeta } from '#web/document/page-meta.ts'
import { sendSignedInHome } from '#web/session.ts'
import { TextLink } from '#web/ui/buttons/button.tsx'
import type { Route } from './+types/sign-up-page'

export async function loader({ context }: Route.LoaderArgs) {
  await sendSignedInHome(context)
  return { courtesyCredits: context.get(bridgeContext).offer.courtesyCredits }
}

export async function action({ request, context }: Route.ActionArgs) {
  const { email, password, intent } = await readForm(request, 'email', 'password', 'intent')
  const { auth } = apiOf(context)
  const isAgain = intent === 'resend'
  const answer = isAgain
    ? await auth['send-verification-email'].$post({ json: { email } })
    : await auth['sign-up'].email.$post({ json: { email, password } })
  const refused = await findRefused(answer)
  const isSent = !refused || (isAgain && !refused.code.startsWith('email_'))
  return answerForm(refused, { email, isSent })
}

export const meta: Route.MetaFunction = (args) =>
  publicPageMeta(args, (locale) => {
    const { title, intro } = authCopy[locale].signUp
    return { title, description: intro(args.loaderData?.courtesyCredits ?? 0) }
  })

export default function SignUpPage({ actionData, loaderData }: Route.ComponentProps) {
  const { signUp } = useCopy(authCopy)
  return (
    <AuthFrame
      title={signUp.title}
      intro={signUp.intro(loaderData.courtesyCredits)}
      footer={
        <p>
          {signUp.haveAccount} <TextLink to="/login">{signUp.signIn}</TextLink>
        </p>
      }
    >
      <AuthForm view="sign_up" result={actionData} />
    </AuthFrame>
  )
}
