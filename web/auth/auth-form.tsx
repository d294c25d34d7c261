import type { ReactNode } from 'react'
import { authFormCopy } from '#web/copy/accounts/auth-form.ts'
import { useCopy } from '#web/copy/use-copy.ts'
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

type AuthFormProps = Pick<PostFormProps, 'hidden' | 'remedy'> & {
  view: AuthView
  result?: AuthResult | undefined
  /** What is said instead once its mail is on its way. */
  sent?: { title: string; next: string }
  /** Between the fields and the button. */
  children?: ReactNode
}

/** The auth form in one of its views. It posts to the view's own page, so it works wherever it stands and without a script. */
export function AuthForm({ view, result, sent, children, ...rest }: AuthFormProps) {
  const { working, submit } = useCopy(authFormCopy)
  if (sent && result?.isSent) {
    return <SentNotice {...sent} action={addressOfView[view]} result={result} />
  }
  return (
    <PostForm
      {...rest}
      action={addressOfView[view]}
      answered={result}
      submit={submit[view]}
      busyWords={working}
    >
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
