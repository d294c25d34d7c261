import type { ReactNode } from 'react'
import { useActionData, useFetcher, useNavigation } from 'react-router'
import type { Locale } from '#domain/values/locale.ts'
import { CodeField, PasswordField, PostForm, type PostFormProps } from '#web/auth/post-form.tsx'
import { useSignInWhenEnded } from '#web/auth/session/session-watch.tsx'
import type { AccountIntent, AccountResult } from '#web/calls/account.ts'
import { authCopy } from '#web/copy/accounts/auth.ts'
import { authFormCopy } from '#web/copy/accounts/auth-form.ts'
import { settingsCopy } from '#web/copy/accounts/settings.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { type ButtonTone, buttonLook } from '#web/ui/buttons/button.tsx'
import { joinClasses } from '#web/ui/join-classes.ts'
import { Banner } from '#web/ui/status/banner.tsx'

type SettingRowProps = {
  title: string
  /** How it stands, seen while the row is closed. */
  stands?: string
  /** Where it is said in a language of its own. */
  standsIn?: Locale
  /** What opens it, where nothing is changed. */
  opens?: string
  intro: string
  /** Without a script their answer is a new page: the row is open in it. */
  intents: readonly AccountIntent[]
  isOpen?: boolean
  children: ReactNode
}

/** One subject of the account page: how it stands, and behind a button what can be done. */
export function SettingRow({ title, intro, intents, children, ...row }: SettingRowProps) {
  const { change } = useCopy(settingsCopy)
  const posted = useActionData<AccountResult>()
  const isOpen = row.isOpen || (posted !== undefined && intents.includes(posted.intent))
  return (
    <details className="group py-5 first:pt-0 last:pb-0" open={isOpen || undefined}>
      <summary className="flex cursor-pointer list-none flex-wrap items-center gap-x-6 max-sm:gap-y-1 sm:grid sm:grid-cols-[minmax(0,1fr)_auto] [&::-webkit-details-marker]:hidden">
        <h3 className="min-w-0 flex-1 basis-40">{title}</h3>
        {row.stands ? (
          <span
            lang={row.standsIn}
            className="row-start-2 [overflow-wrap:anywhere] text-ink-soft max-sm:order-last max-sm:basis-full"
          >
            {row.stands}
          </span>
        ) : null}
        <span
          className={buttonLook({
            className: joinClasses(
              'col-start-2 row-start-1 group-open:bg-sunken',
              row.stands && 'sm:row-span-2',
            ),
          })}
        >
          {row.opens ?? change}
          <span className="sr-only"> ({title})</span>
        </span>
      </summary>
      <div className="mt-4 flex min-w-0 flex-col gap-5">
        <p className="text-ink-soft">{intro}</p>
        {children}
      </div>
    </details>
  )
}

type DeedProps = Pick<PostFormProps, 'hidden'> & {
  intent: AccountIntent
  submit: string
  tone?: ButtonTone
  /** What the button is about, where several say the same. */
  about?: string
  children?: ReactNode
}

/** One deed of the account page. Several stand on a page: each says what became of it, with a script or without. */
export function AccountForm({ children, ...deed }: DeedProps) {
  const fetcher = useFetcher<AccountResult>()
  const posted = useActionData<AccountResult>()
  const answered = fetcher.data ?? posted
  const result = answered?.intent === deed.intent ? answered : undefined
  const hasEnded = result?.refused?.code === 'unauthorized'
  useSignInWhenEnded(result?.refused)
  return (
    <DeedForm
      {...deed}
      as={fetcher.Form}
      isBusy={fetcher.state !== 'idle'}
      answered={hasEnded ? undefined : result}
    >
      {result?.done ? (
        <Banner key={result.at} tone="success">
          {result.done}
        </Banner>
      ) : null}
      {children}
    </DeedForm>
  )
}

/** Its answer stands on the page, not in the form: the next step replaces this one. */
export function StepForm(deed: Omit<DeedProps, 'tone' | 'about'>) {
  const result = useActionData<AccountResult>()
  const { state, formData } = useNavigation()
  return (
    <DeedForm
      {...deed}
      preventScrollReset
      isBusy={state !== 'idle' && formData?.get('intent') === deed.intent}
      answered={result?.intent === deed.intent ? result : undefined}
    />
  )
}

type DeedFormProps = DeedProps &
  Pick<PostFormProps, 'as' | 'isBusy' | 'answered' | 'preventScrollReset'>

function DeedForm({ intent, hidden, submit, about, tone, ...form }: DeedFormProps) {
  return (
    <PostForm
      {...form}
      action="/settings"
      aria-label={about ? `${submit} (${about})` : submit}
      className="flex max-w-md flex-col gap-4"
      hidden={{ intent, ...hidden }}
      button={{ tone, className: 'w-full sm:w-auto sm:self-start' }}
      submit={
        <>
          {submit}
          {about ? <span className="sr-only">({about})</span> : null}
        </>
      }
    />
  )
}

/** How a host shows that it is the host who asks; undefined for one who has done so in the last ten minutes. */
export type AskedProof = 'password' | 'code' | undefined

export function askedOf({ hasPassword, isProven }: { hasPassword: boolean; isProven: boolean }) {
  if (isProven) return undefined
  return hasPassword ? ('password' as const) : ('code' as const)
}

/** The password, or a code from a mail where there is none. */
export function ProofField({ asked }: { asked: AskedProof }) {
  const { currentPassword } = useCopy(authCopy)
  const { code } = useCopy(authFormCopy)
  if (asked === 'password') return <PasswordField label={currentPassword} />
  return asked ? <CodeField label={code} /> : null
}

type AskForProofCodeProps = { asked: AskedProof; intent: AccountIntent; about: string }

/** The step before, for whoever has no password. */
export function AskForProofCode({ asked, intent, about }: AskForProofCodeProps) {
  const { proof } = useCopy(settingsCopy)
  if (asked !== 'code') return null
  return (
    <AccountForm intent={intent} submit={proof.send} about={about}>
      <p className="text-ink-soft">{proof.intro}</p>
    </AccountForm>
  )
}
