import type { ReactNode } from 'react'
import { useActionData, useFetcher, useNavigation } from 'react-router'
import { PostForm, type PostFormProps } from '#web/auth/post-form.tsx'
import { useSignInWhenEnded } from '#web/auth/session/session-watch.tsx'
import type { AccountIntent, AccountResult } from '#web/calls/account.ts'
import type { ButtonTone } from '#web/ui/buttons/button.tsx'
import { Banner } from '#web/ui/status/banner.tsx'

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
