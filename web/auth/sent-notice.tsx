import type { ReactNode } from 'react'
import { useSite } from '#web/calls/use-site.ts'
import { authCopy } from '#web/copy/accounts/auth.ts'
import { authFormCopy } from '#web/copy/accounts/auth-form.ts'
import { useCopy } from '#web/copy/use-copy.ts'
import { TextLink } from '#web/ui/buttons/links.tsx'
import { Banner } from '#web/ui/status/banner.tsx'
import type { AuthResult } from './auth-result.ts'
import { PostForm } from './post-form.tsx'
import { RefusalBanner } from './refusal-banner.tsx'
import { useCountdown } from './use-countdown.ts'

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
export function SentNotice(props: SentNoticeProps) {
  const { action, title, next, result, children } = props
  const copy = useCopy(authCopy)
  return (
    <div className="flex flex-col gap-5">
      <Banner key={result.at} tone="success" title={title}>
        <p>{next}</p>
        <p className="mt-2 text-ink-soft">{copy.lookInSpam}</p>
      </Banner>
      {useSite()?.isLaptop ? <MailboxHint /> : null}
      {children}
      {result.refused ? <RefusalBanner key={result.at} refused={result.refused} /> : null}
      <Resend key={`resend-${result.at}`} action={action} result={result} />
      <p>
        <TextLink to={action} reloadDocument>
          {copy.otherAddress}
        </TextLink>
      </p>
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

/** The mailbox is not one of the app's pages: the browser goes there itself. */
function MailboxHint() {
  const copy = useCopy(authCopy)
  return (
    <Banner tone="info">
      <p>{copy.mailboxHere}</p>
      <p className="mt-1">
        <TextLink to="/dev/mailbox" reloadDocument target="_blank">
          {copy.openMailbox}
        </TextLink>
      </p>
    </Banner>
  )
}
