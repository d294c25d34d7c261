import type { ReactNode } from 'react'
import { type SuccessCode, successSentenceOf } from '#domain/messages/successes.ts'
import { authCopy } from '#web/copy/accounts/auth.ts'
import { authFormCopy } from '#web/copy/accounts/auth-form.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { TextLink } from '#web/ui/buttons/links.tsx'
import { SentNotice } from './auth-frame.tsx'
import type { AuthResult } from './form-answers.ts'
import { CodeField, EmailField, PasswordField, PostForm, type PostFormProps } from './post-form.tsx'

/** Where each view lives and is sent to, whatever page shows it. */
const addressOfView = {
  sign_in: '/login',
  sign_up: '/sign-up',
  forgotten_password: '/forgot-password',
  magic_link: '/magic-link',
  update_password: '/update-password',
  verify_otp: '/verify-otp',
}

type AuthView = keyof typeof addressOfView

/** The views that send a mail: what is said once it is on its way, and where the words stand of what comes next. */
const mails: Partial<Record<AuthView, readonly [SuccessCode, 'signUp' | 'forgot' | 'magicLink']>> =
  {
    sign_up: ['check_email_confirmation', 'signUp'],
    forgotten_password: ['check_email_password_reset', 'forgot'],
    magic_link: ['check_email_magic_link', 'magicLink'],
  }

type AuthFormProps = Pick<PostFormProps, 'hidden' | 'remedy'> & {
  view: AuthView
  result?: AuthResult | undefined
  /** Between the fields and the button. */
  children?: ReactNode
}

/** The auth form in one of its views. It posts to the view's own page, so it works wherever it stands and without a script. */
export function AuthForm({ view, result, children, ...rest }: AuthFormProps) {
  const { working, submit } = useCopy(authFormCopy)
  const copy = useCopy(authCopy)
  const locale = useLocale()
  const mail = mails[view]
  const action = addressOfView[view]
  if (mail && result?.isSent) {
    const [sent, words] = mail
    const title = successSentenceOf(sent, locale)
    return <SentNotice {...{ action, title, result }} next={copy[words].next} />
  }
  return (
    <PostForm {...rest} action={action} answered={result} submit={submit[view]} busyWords={working}>
      <Fields view={view} email={result?.email} />
      {children}
    </PostForm>
  )
}

function Fields({ view, email }: { view: AuthView; email: string | undefined }) {
  const copy = useCopy(authFormCopy)
  if (view === 'verify_otp') return <CodeField label={copy.code} />
  if (view === 'update_password') return <PasswordField label={copy.newPassword} isNew />
  return (
    <>
      <EmailField defaultValue={email} />
      {view === 'sign_in' ? <PasswordField label={copy.password} /> : null}
      {view === 'sign_up' ? <PasswordField label={copy.password} isNew /> : null}
    </>
  )
}

/** What one accepts by signing up. */
export function SignUpTerms() {
  const copy = useCopy(authFormCopy)
  return (
    <p className="text-sm text-ink-soft">
      {copy.terms} <TextLink to="/terms">{copy.termsLink}</TextLink> {copy.and}{' '}
      <TextLink to="/privacy">{copy.privacyLink}</TextLink>.
    </p>
  )
}
