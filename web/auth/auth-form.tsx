import { type ReactNode, useEffect, useRef } from 'react'
import { useSubmit } from 'react-router'
import { type SuccessCode, successSentenceOf } from '#domain/messages/successes.ts'
import { useSite } from '#web/calls/use-site.ts'
import { authCopy } from '#web/copy/accounts/auth.ts'
import { authFormCopy } from '#web/copy/accounts/auth-form.ts'
import { useCopy, useLocale } from '#web/copy/use-copy.ts'
import { LinkLine, TextLink } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import openDoor from './open-door.svg'
import {
  type AuthResult,
  CodeField,
  EmailField,
  PasswordField,
  PostForm,
  type PostFormProps,
  RefusalBanner,
  useCountdown,
} from './post-form.tsx'

type AuthFrameProps = { title: string; intro?: string; children: ReactNode; footer?: ReactNode }

/** One column to read and type in; on wide screens the hallway opens beside it. */
export function AuthFrame({ title, intro, children, footer }: AuthFrameProps) {
  return (
    <div className="mx-auto grid max-w-360 items-stretch lg:min-h-[calc(100dvh-4rem)] lg:grid-cols-2">
      <div className="mx-auto flex w-full max-w-md flex-col justify-center gap-6 px-4 py-10 sm:px-6 lg:py-16">
        <div>
          <h1>{title}</h1>
          {intro ? <p className="mt-3 text-lg text-ink-soft">{intro}</p> : null}
        </div>
        {children}
        {footer ? <div className="flex flex-col gap-1 text-ink-soft">{footer}</div> : null}
      </div>
      <div className="hidden p-6 pl-0 lg:block">
        {/* The hallway with its door open: shade on both sides, light at the end. */}
        <img
          src={openDoor}
          alt=""
          className="h-full max-h-[calc(100dvh-7rem)] min-h-120 w-full rounded-card"
        />
      </div>
    </div>
  )
}

export function BackToLogin() {
  return <LinkLine to="/login">{useCopy(authCopy).forgot.back}</LinkLine>
}

type OpenedLinkProps = {
  words: { title: string; intro: string; submit: string }
  token: string
  signedInAs: string | undefined
}

/** Spends the token of a mail by a post of its own; over somebody's open session it asks first. */
export function OpenedLink({ words, token, signedInAs }: OpenedLinkProps) {
  const copy = useCopy(authCopy)
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const asksFirst = signedInAs !== undefined
  useEffect(() => {
    if (!asksFirst && form.current) submit(form.current, { replace: true })
  }, [asksFirst, submit])
  return (
    <AuthFrame title={words.title} intro={asksFirst ? undefined : words.intro}>
      {asksFirst ? (
        <Banner tone="info" title={copy.signedInAs(signedInAs)}>
          {copy.linkMayBeForeign}
        </Banner>
      ) : null}
      <PostForm
        ref={form}
        replace
        hidden={{ token }}
        submit={asksFirst ? copy.continue : words.submit}
      />
      {asksFirst ? <LinkLine to="/">{copy.stay}</LinkLine> : null}
    </AuthFrame>
  )
}

const resendSeconds = 30

type SentNoticeProps = {
  /** The page's own address: sending again is another post to it. */
  action: string
  title: string
  next: string
  result: AuthResult
  /** Between what was sent and another one: where the code is entered. */
  children?: ReactNode
}

/** A mail is on its way: where to look, and another one after a wait. */
export function SentNotice({ action, title, next, result, children }: SentNoticeProps) {
  const copy = useCopy(authCopy)
  return (
    <div className="flex flex-col gap-5">
      <Banner key={result.at} tone="success" title={title}>
        <p className="font-semibold [overflow-wrap:anywhere]">{result.email}</p>
        <p>{next}</p>
        <p className="mt-2 text-ink-soft">{copy.lookInSpam}</p>
      </Banner>
      {/* The mailbox is not one of the app's pages: the browser goes there itself. */}
      {useSite()?.isLaptop ? (
        <Banner tone="info">
          <p>{copy.mailboxHere}</p>
          <p className="mt-1">
            <TextLink to="/dev/mailbox" reloadDocument target="_blank">
              {copy.openMailbox}
            </TextLink>
          </p>
        </Banner>
      ) : null}
      {children}
      {result.refused ? <RefusalBanner key={result.at} refused={result.refused} /> : null}
      <Resend key={`resend-${result.at}`} action={action} result={result} />
      <LinkLine to={action} reloadDocument>
        {copy.otherAddress}
      </LinkLine>
    </div>
  )
}

function Resend({ action, result }: Pick<SentNoticeProps, 'action' | 'result'>) {
  const copy = useCopy(authCopy)
  const { wait } = useCopy(authFormCopy)
  const left = useCountdown(result.refused?.retryAfter ?? resendSeconds)
  return (
    <PostForm
      action={action}
      hidden={{ email: result.email, intent: 'resend' }}
      submit={left > 0 ? copy.resendIn(wait(left)) : copy.resend}
      button={{ tone: 'secondary', 'aria-disabled': left > 0 }}
    />
  )
}

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
  result?: AuthResult
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
      {view === 'sign_up' ? <SignUpTerms /> : null}
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

function SignUpTerms() {
  const copy = useCopy(authFormCopy)
  return (
    <p className="text-sm text-ink-soft">
      {copy.terms} <TextLink to="/terms">{copy.termsLink}</TextLink> {copy.and}{' '}
      <TextLink to="/privacy">{copy.privacyLink}</TextLink>.
    </p>
  )
}
