import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { authFormCopy } from '#web/copy/accounts/auth-form.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { Button } from '#web/ui/buttons/button.tsx'
import { CodeField, EmailField, PasswordField } from './auth-fields.tsx'
import type { AuthResult } from './auth-result.ts'
import { RefusalBanner } from './refusal-banner.tsx'

export type AuthView =
  | 'sign_in'
  | 'sign_up'
  | 'forgotten_password'
  | 'magic_link'
  | 'update_password'
  | 'verify_otp'

/** Where each view lives and is sent to, whatever page shows it. */
export const addressOfView: Record<AuthView, string> = {
  sign_in: '/login',
  sign_up: '/sign-up',
  forgotten_password: '/forgot-password',
  magic_link: '/magic-link',
  update_password: '/update-password',
  verify_otp: '/verify-otp',
}

type AuthFormProps = {
  view: AuthView
  result?: AuthResult | undefined
  /** What is sent along unseen: the token of a link, the address a code was sent to. */
  hidden?: Readonly<Record<string, string>>
  /** Offered beside an error, such as another confirmation link. */
  remedy?: ReactNode
  /** Between the fields and the button. */
  children?: ReactNode
}

/** The auth form in one of its views. It posts to the view's own page, so it works wherever it stands and without a script. */
export function AuthForm({ view, result, hidden = {}, remedy, children }: AuthFormProps) {
  const action = addressOfView[view]
  const { formAction } = useNavigation()
  const isBusy = formAction?.split('?')[0] === action
  const { working, submit } = useCopy(authFormCopy)
  return (
    <Form method="post" action={action} noValidate className="flex flex-col gap-5">
      {result?.refused && !isBusy ? (
        <RefusalBanner key={result.at} refused={result.refused} action={remedy} />
      ) : null}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Fields view={view} email={result?.email} />
      {children}
      <Button
        type="submit"
        tone="primary"
        isBusy={isBusy}
        data-busy-words={working}
        className="w-full"
      >
        {isBusy ? working : submit[view]}
      </Button>
    </Form>
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
