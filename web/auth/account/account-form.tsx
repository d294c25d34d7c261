import type { ReactNode } from 'react'
import { useActionData, useFetcher } from 'react-router'
import { RefusalBanner } from '#web/auth/refusal-banner.tsx'
import { useSignInWhenEnded } from '#web/auth/session/session-watch.tsx'
import { Button } from '#web/ui/buttons/button.tsx'
import type { ButtonTone } from '#web/ui/buttons/button-look.ts'
import { Banner } from '#web/ui/status/banner.tsx'
import { VisuallyHidden } from '#web/ui/visually-hidden.tsx'
import type { AccountIntent, AccountResult } from './account-result.ts'

type AccountFormProps = {
  intent: AccountIntent
  submit: string
  tone?: ButtonTone
  /** What the button is about, where several say the same. */
  about?: string
  children?: ReactNode
}

/** One deed of the account page. Several stand on a page: each says what became of it, with a script or without. */
export function AccountForm({ intent, submit, tone, about, children }: AccountFormProps) {
  const fetcher = useFetcher<AccountResult>()
  const posted = useActionData<AccountResult>()
  const answered = fetcher.data ?? posted
  const result = answered?.intent === intent ? answered : undefined
  const hasEnded = result?.refused?.code === 'unauthorized'
  useSignInWhenEnded(result?.refused)
  return (
    <fetcher.Form
      method="post"
      action="/settings"
      aria-label={about ? `${submit} (${about})` : submit}
      noValidate
      className="flex max-w-md flex-col gap-4"
    >
      <input type="hidden" name="intent" value={intent} />
      {result?.refused && !hasEnded ? (
        <RefusalBanner key={result.at} refused={result.refused} />
      ) : null}
      {result?.done ? (
        <Banner key={result.at} tone="success">
          {result.done}
        </Banner>
      ) : null}
      {children}
      <Button
        type="submit"
        tone={tone}
        isBusy={fetcher.state !== 'idle'}
        className="w-full sm:w-auto sm:self-start"
      >
        {submit}
        {about ? <VisuallyHidden>({about})</VisuallyHidden> : null}
      </Button>
    </fetcher.Form>
  )
}
