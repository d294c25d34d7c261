import { KeyRound, Mail } from 'lucide'
import { data, redirect, useSearchParams } from 'react-router'
import { successSentenceOf } from '#domain/messages/successes.ts'
import { AuthForm, AuthFrame } from '#web/auth/auth-form.tsx'
import { SignInWithPasskey } from '#web/auth/passkeys/sign-in-with-passkey.tsx'
import { answerForm, findRefused, needsSecondStep, readForm } from '#web/auth/post-form.tsx'
import { apiOf } from '#web/calls/api.ts'
import { authCopy } from '#web/copy/accounts/auth.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { publicPageMeta } from '#web/document/page-meta.ts'
import { sendSignedInHome } from '#web/session.ts'
import { Button, ButtonLink, TextLink } from '#web/ui/buttons/button.tsx'
import { Banner, type BannerProps } from '#web/ui/status/banner.tsx'
import type { Route } from './+types/login-page'

export const loader = ({ context }: Route.LoaderArgs) => sendSignedInHome(context)

/** A session that ended over a half-filled form is renewed in place: then nobody is sent anywhere. */
export async function action({ request, context }: Route.ActionArgs) {
  const { email, password, inPlace } = await readForm(request, 'email', 'password', 'inPlace')
  const answer = await apiOf(context).auth['sign-in'].email.$post({ json: { email, password } })
  const needsCode = await needsSecondStep(answer)
  const refused = await findRefused(answer)
  if (refused) return answerForm(refused, { email, needsCode })
  // Nobody is in yet: after an answer of 200 the page would be loaded anew, without a host.
  if (inPlace) return data({ at: Date.now(), email, needsCode, refused }, needsCode ? 401 : 200)
  throw redirect(needsCode ? '/second-step' : '/')
}

export const meta: Route.MetaFunction = (args) =>
  publicPageMeta(args, (locale) => {
    const { title, intro: description } = authCopy[locale].signIn
    return { title, description }
  })

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
        remedy={
          // The same fields, sent to where confirmations are sent from.
          isUnconfirmed ? (
            <Button type="submit" formAction="/sign-up" name="intent" value="resend" size="compact">
              {copy.signIn.confirmAgain}
            </Button>
          ) : undefined
        }
      >
        <p className="-mt-2">
          <TextLink to="/forgot-password">{copy.signIn.forgot}</TextLink>
        </p>
      </AuthForm>
      <section className="flex flex-col gap-3 border-t border-hairline pt-6">
        <h2 className="font-sans text-base font-semibold tracking-normal text-ink-soft">
          {copy.orWithoutPassword}
        </h2>
        {/* The page is read anew: everything on it now has a host. */}
        <SignInWithPasskey onSignedIn={() => location.assign('/')} />
        <ButtonLink to="/magic-link" icon={Mail}>
          {copy.magicLink.choose}
        </ButtonLink>
        <ButtonLink to="/verify-otp" icon={KeyRound}>
          {copy.otp.choose}
        </ButtonLink>
      </section>
    </AuthFrame>
  )
}

/** How one got here: after a new password, a confirmation, a sign-out. */
function Notice() {
  const { notices } = useCopy(authCopy)
  const locale = useLocale()
  const notice = useSearchParams()[0].get('notice') ?? ''
  const updated = successSentenceOf('password_updated', locale)
  const told: Partial<Record<string, BannerProps>> = {
    password_updated: { tone: 'success', title: updated, children: notices.password_updated },
    account_deleted: { tone: 'success', children: successSentenceOf('account_deleted', locale) },
    confirmed: { tone: 'success', children: notices.confirmed },
    new_email: { tone: 'info', children: notices.new_email },
    data: { tone: 'info', children: notices.data },
    signed_out: { tone: 'info', children: notices.signed_out },
    signed_out_everywhere: { tone: 'info', children: notices.signed_out_everywhere },
  }
  const banner = Object.hasOwn(told, notice) ? told[notice] : undefined
  return banner ? <Banner {...banner} /> : null
}
